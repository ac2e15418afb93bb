import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeFiles } from '../../src/reference/load/__tests__/files';
import { runDiff } from '../diff/runDiff';
import { site } from './site';

/** A description with a parameter, an operation and a field that may be marked. */
const describeApi = (mark: string, more = ''): string => `openapi: 3.1.0
info: {title: A, version: 1.0.0}
paths:
  /a/{id}:
    get:
      operationId: getA
      parameters: [{name: id, in: path, required: true, schema: {type: string}}, {name: SECRET, in: query, ${mark} schema: {type: string}}${more}]
      responses: {200: {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}
    delete: {operationId: SECRETdelete, ${mark} responses: {204: {description: d}}}
components:
  schemas:
    A: {type: object, properties: {SECRET: {type: string ${mark === '' ? '' : `, ${mark.replace(',', '')}`}}, id: {type: string}}}
`;

const added = ', {name: shown, in: query, schema: {type: string}}';
const marked = 'x-internal: true,';
const release = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'A', version: '0.9.0', 'x-release-date': '2026-01-01' },
  paths: {
    '/a/{key}': {
      get: {
        operationId: 'getA',
        parameters: [
          { name: 'SECRET', in: 'query', schema: { type: 'string' } },
          { name: 'key', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'SECRETold', in: 'query', 'x-internal': true, schema: {} },
        ],
        responses: {
          200: { description: 'd', content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
        },
      },
      delete: { operationId: 'SECRETdelete', responses: { 204: { description: 'd' } } },
    },
  },
  components: {
    schemas: { A: { type: 'object', properties: { SECRET: { type: 'string' }, id: { type: 'string' } } } },
  },
});

it.each([
  ['what becomes internal is no change', describeApi(''), describeApi(marked), ['base.yaml'], /: 0 changes/],
  ['nor what was', describeApi(marked), describeApi(marked), ['base.yaml'], /: 0 changes/],
  ['what is added beside it is the only one', describeApi(''), describeApi(marked, added), ['base.yaml'], /shown/],
  ['nor is it in a release', describeApi(''), describeApi(marked, added), ['0.9.0'], /shown/],
  [
    'nor in two files beside a description that marks it',
    describeApi(''),
    describeApi(marked, added),
    ['0.9.0', '0.9.0'],
    /./,
  ],
])('%s', async (_name, base, now, args, seen) => {
  const project = writeFiles({
    'openapi/openapi.yaml': now,
    'base.yaml': base,
    'openapi/releases/0.9.0.json': release,
  });
  const printed: string[] = [];
  const context = { project, site, env: {}, today: '2026-03-01', print: (text: string) => printed.push(text) };
  expect(await runDiff(args, context)).toBe(0);
  expect(printed.join('\n')).not.toContain('SECRET');
  expect(printed.join('\n')).toMatch(seen);
});

it('what is public again is a change', async () => {
  const project = writeFiles({ 'openapi/openapi.yaml': describeApi(''), 'base.yaml': describeApi(marked) });
  const printed: string[] = [];
  await runDiff(['base.yaml'], { project, site, env: {}, today: '2026-03-01', print: (text) => printed.push(text) });
  expect(printed.join('\n')).toMatch(/DELETE \/a\/\{id\}/);
});

it('what goes is a change beside an internal part that is described like it and was internal before', async () => {
  const project = writeFiles({ 'openapi/openapi.yaml': describeApi(marked), 'base.yaml': describeApi(marked, added) });
  const printed: string[] = [];
  await runDiff(['base.yaml'], { project, site, env: {}, today: '2026-03-01', print: (text) => printed.push(text) });
  expect(printed.join('\n')).toContain('Removed parameter: `shown` (query).');
});

it('what a release has and the description has no more is a change beside an internal part that is described like it', async () => {
  const recorded = release.replaceAll('"SECRET"', '"shown"').replace('"SECRETold"', '"SECRET"');
  const project = writeFiles({
    'openapi/openapi.yaml': describeApi(marked),
    'openapi/releases/0.9.0.json': recorded,
  });
  const printed: string[] = [];
  await runDiff(['0.9.0'], { project, site, env: {}, today: '2026-03-01', print: (text) => printed.push(text) });
  expect(printed.join('\n')).toContain('Removed parameter: `shown` (query).');
  expect(printed.join('\n')).toContain('Removed field `shown`.');
  expect(printed.join('\n')).not.toContain('SECRET');
});

it('a description that cannot be published without what is internal is not compared', async () => {
  const now = describeApi('').replace('{name: id,', '{x-internal: true, name: id,');
  const project = writeFiles({ 'openapi/openapi.yaml': now, 'base.yaml': describeApi('') });
  const context = { project, site, env: {}, today: '2026-03-01', print: () => undefined };
  await expect(runDiff(['base.yaml'], context)).rejects.toThrow('the path /a/{id} has "id"');
});

it.each([
  ['that calls an internal operation', 'SECRETdelete', false],
  ['of public operations', 'getA', true],
])('a changed operation says whether it is in a recipe %s', async (_name, operationId, isNamed) => {
  const steps = ['getA', operationId].map((called, index) => ({
    ...{ stepId: `s${index}`, operationId: called, successCriteria: [{ condition: '$statusCode == 200' }] },
    parameters: [{ name: 'shown', in: 'query', value: 'a' }],
  }));
  const recipe = {
    arazzo: '1.0.1',
    info: { title: 'W', version: '1' },
    sourceDescriptions: [{ name: 'api', url: './openapi.yaml', type: 'openapi' }],
    workflows: [{ workflowId: 'w', summary: 'SECRET steps', steps }],
  };
  const project = writeFiles({
    'openapi/openapi.yaml': describeApi(marked),
    'openapi/w.arazzo.yaml': JSON.stringify(recipe),
    'base.yaml': describeApi(marked, added.replace('string', 'integer')),
  });
  const printed: string[] = [];
  await runDiff(['base.yaml'], { project, site, env: {}, today: '2026-03-01', print: (text) => printed.push(text) });
  expect(printed.join('\n')).toContain('Removed parameter: `shown`');
  expect(printed.join('\n').includes('w.arazzo.yaml')).toBe(isNamed);
});

describe('a release that was recorded with parts for others', () => {
  const forPartners = (text: string): string => text.replaceAll('x-internal: true', 'x-audience: partner');
  const audience = { of: ['public', 'partner'], is: 'public' };
  const files = (recorded: string) => ({
    'openapi/openapi.yaml': describeApi(''),
    'openapi/releases/0.9.0.json': recorded,
  });
  const said = async (recorded: string): Promise<string> => {
    const printed: string[] = [];
    const print = (text: string): void => void printed.push(text);
    const context = { project: writeFiles(files(recorded)), env: {}, today: '2026-03-01', print };
    await runDiff(['0.9.0'], { ...context, site: { ...site, audience } });
    return printed.join('\n');
  };
  const text = forPartners(
    describeApi(marked).replaceAll('SECRET', 'SECRETold').replace('info: {', 'info: {x-release-date: "2026-01-01", '),
  );
  const recorded = (more: object): string => {
    const document = parse(text);
    return JSON.stringify({ ...document, info: { ...document.info, version: '0.9.0', ...more } });
  };

  it('says nothing of them when they are gone', async () => {
    expect(await said(recorded({}))).not.toContain('SECRETold');
    expect(await said(recorded({}).replaceAll('"partner"', '"nobody"'))).not.toContain('SECRETold');
  });

  it('is refused where it has no marks', async () => {
    const without = recorded({ 'x-release-audience': 'partner' }).replaceAll('"x-audience":"partner"', '"x-a":1');
    await expect(said(without)).rejects.toThrow(
      /0\.9\.0\.json:1:\d+ .*#\/info\/x-release-audience[\s\S]*recorded for "partner"/,
    );
    expect(await said(without.replace('"x-release-audience":"partner"', '"x-release-audience":"public"'))).toContain(
      'SECRETold',
    );
  });
});
