import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { generateFiles } from '../../__tests__/generateFiles';
import { madeWithWorkflows } from './madeWithWorkflows';

const spec = `openapi: 3.1.0
info: {title: A, version: '1'}
paths: {/a: {get: {operationId: getA, responses: {200: {description: d}}}}}`;
const head = "arazzo: 1.0.1\ninfo: {title: W, version: '1', x-internal: false}";
const api = '{name: api, url: openapi.yaml, type: openapi}';

it('marks that say that something is public are in no file', async () => {
  const { text, ids } = await madeWithWorkflows(
    spec,
    `${head}\nsourceDescriptions: [${api}]\nworkflows: [{workflowId: shown, x-internal: false, steps: [{stepId: s, operationId: getA, x-internal: false, successCriteria: [{condition: $statusCode == 200, x-internal: false}]}]}]`,
  );
  expect(ids).toEqual(['shown']);
  expect(text).not.toContain('x-internal');
});

const steps = 'steps: [{stepId: s, operationId: getA, requestBody: {BODY}, onSuccess: [{name: n, type: end}]}]';
const withBody = (body: string, rest = ''): string =>
  `${head}\nsourceDescriptions: [${api}]\nworkflows: [{workflowId: shown, ${steps.replace('BODY', body)}}]\n${rest}`;

it.each([
  ['a request body', 'x-internal: true, payload: SECRET'],
  ['a replacement', 'payload: {a: 1}, replacements: [{target: /a, value: SECRET, x-internal: true}]'],
])('%s that is marked goes', async (_what, body) => {
  const { text, ids, messages } = await madeWithWorkflows(spec, withBody(body));
  expect(ids).toEqual(['shown']);
  expect(text).not.toMatch(/SECRET|x-internal/);
  expect(messages.filter((message) => message.includes('internal'))).toEqual([]);
});

const stays = 'What this "x-internal" marks cannot be left out of a workflow file by itself.';

it.each([
  ['the info', withBody('payload: a').replace('x-internal: false', 'x-internal: true'), stays],
  ['the components', withBody('payload: a', 'components: {x-internal: true}'), stays],
  [
    'the type of a criterion',
    withBody('payload: a').replace(
      'onSuccess: [',
      'successCriteria: [{context: $response.body, condition: $, type: {x-internal: true, type: jsonpath, version: draft-goessner-dispatch-jsonpath-00}}], onSuccess: [',
    ),
    stays,
  ],
  ...['a workflow', 'a step', 'an action', 'a body', 'inputs', 'an extension'].map((what, index): string[] => {
    const at = ['{workflowId: shown', '{stepId: s', '{name: n', '{payload: a', 'inputs: {type: object', 'x-a: {b: 1'];
    const text = withBody('payload: a').replace(
      '{workflowId: shown',
      '{workflowId: shown, inputs: {type: object}, x-a: {b: 1}',
    );
    const place = at[index] ?? '';
    return [
      what,
      text.replace(place, `${place}, x-internal: "true"`),
      '"x-internal" is "true", so it does not say what is internal.',
    ];
  }),
  [
    'a mark in another spelling',
    withBody('payload: a, x-Internal: true'),
    '"x-Internal" is no mark, so this is not internal.',
  ],
  [
    'a mark without a space behind its colon',
    withBody('payload: a, x-internal:true'),
    '"x-internal:true" is no mark, so this is not internal.',
  ],
])('a mark of %s that takes nothing out is an error', async (_what, workflows, want) => {
  await expect(madeWithWorkflows(spec, workflows)).rejects.toThrow(want);
});

it('data and names like the mark are none', async () => {
  const inputs = 'inputs: {type: object, properties: {x-internal: {type: string}}, default: {x-internal: a}}';
  const file = withBody('payload: {x-internal: a}').replace('{workflowId: shown', `{workflowId: shown, ${inputs}`);
  expect((await madeWithWorkflows(spec, file)).ids).toEqual(['shown']);
});

it('a source description that is marked goes with the workflows that call it; a file that is marked goes', async () => {
  const workflows = `workflows: [{workflowId: SECRET, steps: [{stepId: s, operationId: $sourceDescriptions.SECRETapi.x}]}, {workflowId: shown, steps: [{stepId: s, operationId: $sourceDescriptions.api.getA}]}]`;
  const sources = `sourceDescriptions: [{name: SECRETapi, url: SECRET.yaml, type: openapi, x-internal: true}, ${api}]`;
  const { text, ids } = await madeWithWorkflows(spec, `${head}\n${sources}\n${workflows}`);
  expect(ids).toEqual(['shown']);
  expect(text).not.toMatch(/SECRET|x-internal/);
  expect((await madeWithWorkflows(spec, `${head}\nx-internal: true\n${sources}\n${workflows}`)).ids).toEqual([]);
});

it('the download names the description, in whatever way its address is written', async () => {
  const shared = 'x-source: &source {name: api, url: &url openapi.yaml, type: openapi}';
  const steps = 'workflows: [{workflowId: shown, steps: [{stepId: s, operationId: getA}]}]';
  const download = async (source: string): Promise<unknown> => {
    const { files } = await generateFiles({
      'openapi.yaml': spec,
      'w.arazzo.yaml': `arazzo: 1.0.1\ninfo: {title: W, version: '1'}\n${shared}\nsourceDescriptions: ${source}\n${steps}`,
    });
    const { content = '' } = files().find((file) => file.path.endsWith('.arazzo.yaml')) ?? {};
    return (parse(content, { merge: true }) as { sourceDescriptions: unknown }).sourceDescriptions;
  };
  const want = [{ name: 'api', url: '../openapi.yaml', type: 'openapi' }];
  for (const source of [
    '[*source]',
    '[{name: api, url: *url, type: openapi}]',
    '\n- {name: api, type: openapi, url: *url}',
  ])
    expect(await download(source), source).toEqual(want);
  for (const url of ['openapi.yaml', "'openapi.yaml'", '>-\n    openapi.yaml', '|-\n    openapi.yaml'])
    expect(await download(`\n- name: api\n  url: ${url}\n  type: openapi`), url).toEqual(want);
});
