import path from 'node:path';
import { expect, it } from 'vitest';
import type { Node } from '../../json';
import { loadDescription } from '../description';
import { writeFiles } from './files';

const list = '[{name: limit, in: query, type: integer, maximum: 9}, {name: b, in: body, schema: {type: array}}]';
const responses = "responses: {'200': {description: A, schema: {type: string}}}";

/** The first operation of a Swagger 2.0 description in files, and what is reported. */
async function load(files: Record<string, string>) {
  const folder = writeFiles({
    ...files,
    'openapi.yaml': `swagger: '2.0'\ninfo: {title: T, version: '1'}\n${files['openapi.yaml']}`,
  });
  const { description, problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder);
  const { paths } = (description?.document ?? {}) as unknown as {
    paths?: Record<string, Record<string, Node>>;
  };
  const reported = problems.map(({ place, message }) => `${place.file} ${place.pointer} ${message.slice(0, 30)}`);
  return { operation: Object.values(paths ?? {})[0]?.post ?? {}, reported };
}

const said = (pointer: string, field: string) =>
  `openapi.yaml ${pointer} ${`"${field}" is a reference, which the`.slice(0, 30)}`;

it.each<[what: string, files: Record<string, string>]>([
  [
    'a list',
    { 'openapi.yaml': `x-shared: ${list}\npaths: {/a: {post: {parameters: {$ref: '#/x-shared'}, ${responses}}}}` },
  ],
  [
    'a list by two references',
    {
      'openapi.yaml': `x-a: {$ref: '#/x-b'}\nx-b: ${list}\npaths: {/a: {post: {parameters: {$ref: '#/x-a'}, ${responses}}}}`,
    },
  ],
  [
    'a list of another file',
    {
      'openapi.yaml': `paths: {/a: {post: {parameters: {$ref: 'shared.yaml#/list'}, ${responses}}}}`,
      'shared.yaml': `list: ${list}`,
    },
  ],
])('parameters that are a reference to %s keep their types and the body', async (_what, files) => {
  const { operation, reported } = await load(files);
  expect(operation).toMatchObject({
    parameters: [{ name: 'limit', schema: { type: 'integer', maximum: 9 } }],
    requestBody: { content: { 'application/json': { schema: { type: 'array' } } } },
  });
  expect(reported).toContain(said('#/paths/~1a/post/parameters', 'parameters'));
});

it.each<[field: string, yaml: string, want: object]>([
  [
    'responses',
    `x-s: {'200': {description: A, schema: {type: string}}}\npaths: {/a: {post: {responses: {$ref: '#/x-s'}}}}`,
    { responses: { 200: { content: { '*/*': { schema: { type: 'string' } } } } } },
  ],
  [
    'consumes',
    `x-s: [text/csv]\npaths: {/a: {post: {consumes: {$ref: '#/x-s'}, parameters: [{name: b, in: body, schema: {type: string}}], ${responses}}}}`,
    { requestBody: { content: { 'text/csv': {} } } },
  ],
])('%s that are a reference are what that leads to', async (field, yaml, want) => {
  const { operation, reported } = await load({ 'openapi.yaml': yaml });
  expect(operation).toMatchObject(want);
  expect(reported).toEqual([said(`#/paths/~1a/post/${field}`, field)]);
});

it('leaves references that stand for one parameter or schema, and those of examples', async () => {
  const yaml = `parameters: {P: {name: p, in: query, type: string}}\nx-s: [1]\ndefinitions: {A: {properties: {a: {$ref: '#/definitions/B'}}, example: {parameters: {$ref: '#/x-s'}}}, B: {type: string}}\npaths: {/a: {post: {parameters: [{$ref: '#/parameters/P'}], ${responses}}}}`;
  const { operation, reported } = await load({ 'openapi.yaml': yaml });
  expect(operation.parameters).toEqual([{ $ref: '#/components/parameters/P' }]);
  expect(reported).toEqual([]);
});

it('refuses a small description whose operations share a long list', async () => {
  const long = Array.from({ length: 1500 }, (_, i) => `{name: p${i}, in: query, type: string}`).join(', ');
  const paths = Array.from({ length: 1500 }, (_, i) => `/${i}: {get: {parameters: {$ref: '#/x-s'}, ${responses}}}`);
  const { reported } = await load({ 'openapi.yaml': `x-s: [${long}]\npaths: {${paths.join(', ')}}` });
  expect(reported).toEqual(['openapi.yaml #/paths/~10/get/parameters Written out for each operation']);
});
