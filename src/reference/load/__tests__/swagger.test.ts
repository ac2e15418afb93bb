import path from 'node:path';
import type { OpenAPIV2 } from 'openapi-types';
import { expect, it } from 'vitest';
import { loadDescription } from '../description';
import { convertSwagger, isSwagger } from '../swagger';
import { writeFiles } from './files';

const swagger = {
  swagger: '2.0',
  info: { title: 'Old', version: '1' },
  definitions: { Pet: { type: 'object', properties: { name: { type: 'string' } } } },
  paths: {
    '/pets': {
      post: {
        consumes: ['application/json'],
        parameters: [
          { name: 'q', in: 'query', type: 'string' },
          { name: 'body', in: 'body', schema: { $ref: '#/definitions/Pet' } },
        ],
        responses: { 200: { description: 'OK', schema: { type: 'object', properties: { id: { type: 'string' } } } } },
      },
    },
  },
} as unknown as OpenAPIV2.Document;

const place = (pointer: string) => ({ file: 'old.yaml', line: 1, column: 1, pointer });

it.each([
  [{ swagger: '2.0' }, true],
  [{ swagger: 2 }, false],
  [{ openapi: '3.0.0' }, false],
])('%j is Swagger 2.0: %s', (document, want) => {
  expect(isSwagger(document)).toBe(want);
});

it('becomes OpenAPI 3.0 and stays as it was', async () => {
  const before = structuredClone(swagger);
  const { document, problems } = await convertSwagger(swagger, place);
  expect(document.openapi).toMatch(/^3\.0/);
  expect(document.paths?.['/pets']?.post?.requestBody).toBeDefined();
  expect(problems).toEqual([]);
  expect(swagger).toEqual(before);
});

it.each([
  ['#/components/schemas/Pet/properties/name', '#/definitions/Pet/properties/name'],
  ['#/paths/~1pets/post/requestBody/content/application~1json/schema', '#/paths/~1pets/post/parameters/1/schema'],
  [
    '#/paths/~1pets/post/responses/200/content/application~1json/schema/properties/id',
    '#/paths/~1pets/post/responses/200/schema/properties/id',
  ],
  ['#/paths/~1pets/post/operationId', '#/paths/~1pets/post'],
  ['#/servers/0', '#/'],
])('%s is looked for at %s', async (pointer, want) => {
  const { locate } = await convertSwagger(swagger, place);
  expect(locate(pointer).pointer).toBe(want);
});

it('keeps how the lists of a form are written', async () => {
  const list = { in: 'formData', type: 'array', items: { type: 'string' } };
  const form = {
    ...swagger,
    parameters: { Shared: { ...list, name: 'shared', collectionFormat: 'multi' } },
    paths: {
      '/a': {
        parameters: [{ ...list, name: 'ofPath', collectionFormat: 'pipes' }],
        post: {
          consumes: ['application/x-www-form-urlencoded'],
          parameters: [
            { ...list, name: 'csv' },
            { ...list, name: 'ssv', collectionFormat: 'ssv' },
            { name: 'word', in: 'formData', type: 'string' },
            { $ref: '#/parameters/Shared' },
          ],
          responses: {},
        },
      },
    },
  } as unknown as OpenAPIV2.Document;
  const { document } = await convertSwagger(form, place);
  const body = document.paths?.['/a']?.post?.requestBody as { content: Record<string, { encoding?: object }> };
  expect(body.content['application/x-www-form-urlencoded']?.encoding).toEqual({
    ofPath: { style: 'pipeDelimited', explode: false },
    csv: { style: 'form', explode: false },
    ssv: { style: 'spaceDelimited', explode: false },
    shared: { style: 'form', explode: true },
  });
});

it.each<[what: string, consumes: object, want: string]>([
  ['without a word', {}, 'multipart/form-data'],
  ['as JSON', { consumes: ['application/json'] }, 'multipart/form-data'],
  ['in parts', { consumes: ['multipart/form-data'] }, 'multipart/form-data'],
])('a form with a file that is sent %s has parts', async (_what, consumes, want) => {
  const paths = { '/a': { post: { ...consumes, parameters: [{ $ref: '#/parameters/F' }], responses: {} } } };
  const parameters = { F: { name: 'f', in: 'formData', type: 'file' } };
  const { document } = await convertSwagger({ ...swagger, paths, parameters } as unknown as OpenAPIV2.Document, place);
  const body = document.paths?.['/a']?.post?.requestBody ?? {};
  expect(Object.keys('content' in body ? (body.content as object) : {})).toEqual([want]);
});

it.each<[what: string, operation: string, notices: number]>([
  ['is allowed as a response', "responses: {'200': {description: A, schema: {type: file}}}", 0],
  [
    'is none of a body',
    "parameters: [{in: body, name: b, schema: {type: file}}], responses: {'200': {description: A}}",
    1,
  ],
])('a file %s', async (_what, operation, notices) => {
  const folder = writeFiles({
    'openapi.yaml': `swagger: '2.0'\ninfo: {title: T, version: '1'}\npaths: {/a: {post: {${operation}}}}`,
  });
  const { problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder, [], true);
  expect(problems).toHaveLength(notices);
});

it('keeps the names and texts of the values of a parameter beside the values', async () => {
  const texts = { 'x-enum-varnames': ['Low', 'High'], 'x-enum-descriptions': ['Little', 'Much'] };
  const values = { type: 'string', enum: ['a', 'b'] };
  const list = { type: 'array', items: values };
  const paths = {
    '/a': {
      get: {
        parameters: [
          { name: 'one', in: 'query', ...values, ...texts },
          { name: 'many', in: 'query', ...list, ...texts },
          { name: 'none', in: 'query', type: 'string', ...texts },
        ],
        responses: {},
      },
    },
  };
  const { document } = await convertSwagger({ ...swagger, paths } as unknown as OpenAPIV2.Document, place);
  expect(document.paths?.['/a']?.get?.parameters).toMatchObject([
    { schema: { ...values, ...texts } },
    { schema: { ...list, items: { ...values, ...texts } } },
    { schema: { type: 'string' }, ...texts },
  ]);
});

it.each([
  ['tsv', 0],
  ['ssv', 1],
])('a list in %s in a path gives %d notices, and nothing of the converter stays', async (collectionFormat, count) => {
  const parameters = [
    { name: 'a', in: 'path', required: true, type: 'array', items: { type: 'string' }, collectionFormat },
  ];
  const paths = { '/{a}': { get: { parameters, responses: {} } } };
  const given = { ...swagger, paths } as unknown as OpenAPIV2.Document;
  const { document, problems } = await convertSwagger(given, place);
  expect(problems).toHaveLength(count);
  expect(JSON.stringify(document)).not.toContain('x-s2o-');
});
