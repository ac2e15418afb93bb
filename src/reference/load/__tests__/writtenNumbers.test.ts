import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toJsonText } from '../../jsonText';
import { loadDescription } from '../description';
import { loadWorkflows } from '../workflowFiles';
import { readYaml, writeYaml } from '../yamlText';
import { writeFiles } from './files';

it.each([
  ['007', '7'],
  ['.5', '0.5'],
  ['-.50', '-0.50'],
  ['1_000', '1000'],
  ['1_000_000.50', '1000000.50'],
  ['+1', '1'],
  ['1.', '1'],
  ['1.e3', '1e3'],
  ['1.0E+3', '1.0E+3'],
  ['0x1F', '31'],
  ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
  ['0o17', '15'],
  ['00.10', '0.10'],
  ['-0', '-0'],
  ['1e400', '1e400'],
  ['!!float 1', '1'],
  ['!!int 007', '7'],
  ['!!float "1.10"', '1.10'],
  ['&a 1.10', '1.10'],
  ['12345678901234567890', '12345678901234567890'],
  // Texts stay texts.
  ['"1.10"', '"1.10"'],
  ['!!str 1.10', '"1.10"'],
  ['|-\n  1.10', '"1.10"'],
  ['1.0.0', '"1.0.0"'],
  ['0x', '"0x"'],
  ['.e5', '".e5"'],
  ['1:30', '"1:30"'],
  ['2024_01', '"2024_01"'],
  ['1.10.1.10', '"1.10.1.10"'],
])('YAML of %s is %s in JSON', (yaml, json) => {
  const { parsed } = readYaml(`a: ${yaml}`, 'a.yaml');
  const written = JSON.stringify(json) === json ? json : toJsonText((parsed as { a: unknown }).a);
  expect(written).toBe(json);
  expect(toJsonText(readYaml(writeYaml(parsed), 'b.yaml').parsed)).toBe(toJsonText(parsed));
});

it('writes numbers with exponents as YAML 1.2 and JSON do', () => {
  const { parsed } = readYaml('[1e-7, -2.5e-8, 1e21, 1e3, 1.5e300, -0, "1.e-7"]', 'a.yaml');
  const lines = writeYaml(parsed).trim().split('\n');
  expect(lines).toEqual(['- 1e-7', '- -2.5e-8', '- 1e21', '- 1e3', '- 1.5e300', '- -0', "- '1.e-7'"]);
});

it('leaves names and merged maps as they are written', () => {
  const { parsed } = readYaml('x: &x {1.10: 5.0, 1_000: a}\ny: {<<: *x, b: 2.50}', 'a.yaml');
  expect(toJsonText(parsed)).toBe('{"x":{"1.10":5.0,"1_000":"a"},"y":{"1.10":5.0,"1_000":"a","b":2.50}}');
});

describe('a description in several files', () => {
  const openapi = `openapi: 3.1.0
info: {title: T, version: "1", x-rates: [1.10, .inf, -.INF, .nan]}
paths:
  /a: {$ref: paths/a.yaml}
components:
  schemas:
    A: {$ref: 'schemas/A.json'}
`;
  const files = {
    'openapi.yaml': openapi,
    'paths/a.yaml':
      'x-cost: 0.10\nget:\n  responses: {"200": {description: OK, content: {application/json: {schema: {$ref: ../schemas/A.json}, example: 5.0}}}}\n',
    'schemas/A.json': '{"maximum": 12345678901234567890123456789012345678901, "minimum": 1.0}',
  };

  it('keeps the numbers of each file, and says which are none or too long', async () => {
    const folder = writeFiles(files);
    const { description, problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder, [], true);
    const text = toJsonText(description?.document);
    for (const each of ['"x-rates":[1.10,".inf","-.inf",".nan"]', '"x-cost":0.10', '"example":5.0', '"minimum":1.0'])
      expect(text).toContain(each);
    expect(text).toContain('"maximum":12345678901234567890123456789012345678901');
    const found = problems.map(({ place, message }) => `${place.file}:${place.line}:${place.column} ${message}`);
    expect(found).toEqual([
      'openapi.yaml:2:48 JSON has no number for .inf, so it is a text here.',
      'openapi.yaml:2:54 JSON has no number for -.inf, so it is a text here.',
      'openapi.yaml:2:61 JSON has no number for .nan, so it is a text here.',
      'schemas/A.json:1:2 A number has more than 40 digits; it is shown as it is written, and no multiples of it are checked.',
    ]);
  });
});

it.each([
  ['9007199254740993', '9007199254740992'],
  ['1.10', '1.1'],
])('schemas of two files that differ in %s and %s stay two', async (one, other) => {
  const schema = (number: string): string => `S: {type: number, maximum: ${number}}`;
  const content = (file: string): string => `{description: A, content: {a/b: {schema: {$ref: ${file}#/S}}}}`;
  const folder = writeFiles({
    'openapi.yaml': `openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {/a: {get: {responses: {200: ${content('a.yaml')}, 201: ${content('b.yaml')}, 202: ${content('c.yaml')}}}}}`,
    'a.yaml': schema(one),
    'b.yaml': schema(other),
    'c.yaml': schema(one),
  });
  const { description } = await loadDescription(path.join(folder, 'openapi.yaml'), folder);
  const schemas = Object.values(description?.document.components?.schemas ?? {});
  expect(schemas.map((each) => toJsonText(each))).toEqual(
    [one, other].map((number) => `{"type":"number","maximum":${number}}`),
  );
});

it('numbers of workflows are as they are written', async () => {
  const folder = writeFiles({
    'openapi.yaml': "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {}",
    'a.arazzo.yaml': `arazzo: 1.0.1
info: {title: A, version: '1'}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows: [{workflowId: w, steps: [{stepId: s, operationId: a, parameters: [{name: n, in: query, value: 9007199254740993}]}]}]`,
  });
  const { files } = await loadWorkflows(path.join(folder, 'openapi.yaml'), folder);
  expect(toJsonText(files[0]?.document)).toContain('"value":9007199254740993');
});
