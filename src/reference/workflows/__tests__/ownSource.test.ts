import { expect, it } from 'vitest';
import { generateFiles } from '../../__tests__/generateFiles';

const read = '{workflowId: read, steps: [{stepId: s, CALL}]}';
const purge = '{workflowId: clean, steps: [{stepId: s, operationId: $sourceDescriptions.api.purge}]}';
const spec = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /a: {get: {operationId: getA, responses: {200: {description: d}}}}
  /b: {delete: {operationId: purge, x-internal: true, responses: {204: {description: d}}}}`;
const head = "arazzo: 1.0.1\ninfo: {title: W, version: '1', x-internal: false}";
const api = '{name: api, url: openapi.yaml, type: openapi}';
const other = '{name: other, url: other.arazzo.yaml, type: arazzo}';
const sourcesOf = async (sources: string, ...workflows: string[]): Promise<string[] | undefined> => {
  const file = `${head}\nsourceDescriptions: [${sources}]\nworkflows: [${workflows.join(', ')}]`;
  const { files } = await generateFiles({ 'openapi.yaml': spec, 'w.arazzo.yaml': file });
  const download = files().find(({ path }) => path.endsWith('w.arazzo.yaml'));
  return download && [...download.content.toString().matchAll(/- name: (\w+)/g)].map(([, name = '']) => name);
};

it.each<[call: string, sources: string, want: string[]]>([
  ['operationId: getA', api, ['api']],
  ['operationId: getA', `${other}, ${api}`, ['other', 'api']],
  ["operationPath: '#/paths/~1a/get'", api, ['api']],
  ['workflowId: $sourceDescriptions.other.first', `${other}, ${api}`, ['other', 'api']],
  ["x-operation: {url: 'https://api.example.com/a', method: post}", api, ['api']],
])(
  'the source that is the description stays though only a workflow that goes names it, beside %s',
  async (call, sources, want) => {
    expect(await sourcesOf(sources, read.replace('CALL', call), purge)).toEqual(want);
  },
);

it('the source that is the description takes with it what names none, where it is marked and the only one', async () => {
  const marked = '{name: api, url: openapi.yaml, type: openapi, x-internal: true}';
  expect(await sourcesOf(marked, read.replace('CALL', 'operationId: getA'))).toBeUndefined();
  expect(
    await sourcesOf(marked, read.replace('CALL', 'x-operation: {url: "https://api.example.com/a", method: post}')),
  ).toBeUndefined();
});
