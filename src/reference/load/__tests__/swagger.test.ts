import path from 'node:path';
import type { OpenAPIV2 } from 'openapi-types';
import { expect, it } from 'vitest';
import { buildModel } from '../../objects/model';
import { toHeaderText, toPathText } from '../../request/parameterValue';
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

it.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
  'keeps how the lists of a form of the type %s are written',
  async (mediaType) => {
    const list = { in: 'formData', type: 'array', items: { type: 'string' } };
    const form = {
      ...swagger,
      parameters: { Shared: { ...list, name: 'shared', collectionFormat: 'multi' } },
      paths: {
        '/a': {
          parameters: [{ ...list, name: 'ofPath', collectionFormat: 'pipes' }],
          post: {
            consumes: [mediaType],
            parameters: [
              { ...list, name: 'csv' },
              { ...list, name: 'tsv', collectionFormat: 'tsv' },
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
    expect(body.content[mediaType]?.encoding).toEqual({
      ofPath: { style: 'pipeDelimited', explode: false },
      csv: { style: 'form', explode: false },
      tsv: { 'x-collectionFormat': 'tsv', explode: false },
      ssv: { style: 'spaceDelimited', explode: false },
      shared: { style: 'form', explode: true },
    });
  },
);

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

it('gives a file in a response no media type of JSON', async () => {
  const response = { description: 'A', schema: { type: 'file' } };
  const paths = { '/a': { get: { produces: ['application/json'], responses: { 200: response } } } };
  const { document } = await convertSwagger({ ...swagger, paths } as unknown as OpenAPIV2.Document, place);
  expect(document.paths?.['/a']?.get?.responses?.[200]).toHaveProperty(['content', 'application/octet-stream']);
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
  ['tsv', 'tabDelimited', 'a%09b', 'a\tb'],
  ['ssv', 'spaceDelimited', 'a%20b', 'a b'],
  ['pipes', 'pipeDelimited', 'a%7Cb', 'a|b'],
  ['csv', 'simple', 'a,b', 'a,b'],
])('a list in %s has a style in paths and headers', async (collectionFormat, style, inPath, inHeader) => {
  const list = { required: true, type: 'array', items: { type: 'string' }, collectionFormat };
  const parameters = [
    { name: 'a', in: 'path', ...list },
    { name: 'X-H', in: 'header', ...list },
  ];
  const responses = { 200: { description: '', headers: { 'X-R': { ...list, required: undefined } } } };
  const paths = { '/{a}': { get: { parameters, responses } } };
  const given = { ...swagger, paths } as unknown as OpenAPIV2.Document;
  const { document, problems } = await convertSwagger(given, place);
  expect(problems).toEqual([]);
  expect(JSON.stringify(document)).not.toContain('x-s2o-');
  const [operation] = buildModel({ document, locate: place }).model.operations;
  const [ofPath, ofHeader] = operation?.parameters ?? [];
  const [ofResponse] = operation?.responses[0]?.headers ?? [];
  expect([ofPath?.style, ofHeader?.style, ofResponse?.style]).toEqual([style, style, style]);
  expect(ofPath && toPathText(ofPath, ['a', 'b'])).toBe(inPath);
  expect(ofHeader && toHeaderText(ofHeader, ['a', 'b'])).toBe(inHeader);
});

/** A description in Swagger 2.0 with one path, converted. */
async function converted(operation: object, more: object = {}) {
  const given = { ...swagger, paths: { '/a': { post: { responses: {}, ...operation } } }, ...more };
  const { document } = await convertSwagger(given as unknown as OpenAPIV2.Document, place);
  return document;
}

const formField = (name: string, more: object = {}) => ({ name, in: 'formData', type: 'string', ...more });
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

it.each<[what: string, consumes: string[], more: object, want: string[]]>([
  ['two ways', forms, {}, forms],
  ['two ways, with the other one first', [...forms].reverse(), {}, [...forms].reverse()],
  ['two ways, one of which can hold no file', forms, { type: 'file' }, ['multipart/form-data']],
  ['a way that no form has', ['application/json'], {}, ['application/x-www-form-urlencoded']],
])('a form that may be sent in %s is shown in each that it can have', async (_what, consumes, more, want) => {
  const { paths } = await converted({ consumes, parameters: [formField('a', more)] });
  const body = paths?.['/a']?.post?.requestBody as { content: object };
  expect(Object.keys(body.content)).toEqual(want);
});

it('keeps how lists are written in forms that are equal but for that', async () => {
  const list = { type: 'array', items: { type: 'string' } };
  const form = (collectionFormat: string) => ({
    post: { consumes: forms.slice(0, 1), parameters: [formField('a', { ...list, collectionFormat })], responses: {} },
  });
  const paths = { '/multi': form('multi'), '/pipes': form('pipes'), '/again': form('multi') };
  const { document } = await convertSwagger({ ...swagger, paths } as unknown as OpenAPIV2.Document, place);
  const styles = Object.values(document.paths ?? {}).map((item) => {
    const body = item?.post?.requestBody as { content: Record<string, { encoding: Record<string, object> }> };
    return Object.values(body.content)[0]?.encoding.a;
  });
  const repeated = { style: 'form', explode: true };
  expect(styles).toEqual([repeated, { style: 'pipeDelimited', explode: false }, repeated]);
});

it('keeps the keywords next to a reference', async () => {
  const pet = { $ref: '#/definitions/Pet', description: 'The pet.', readOnly: true };
  const { components } = await converted({}, { definitions: { Pet: {}, Owner: { properties: { pet } } } });
  expect(components?.schemas?.Owner).toEqual({
    properties: { pet: { ...pet, $ref: '#/components/schemas/Pet' } },
  });
});

it('calls a definition as its author called it, whatever its name as a component is', async () => {
  const definitions = {
    'Page«Pet»': { type: 'object' },
    'Pet[]': { type: 'object', title: 'Pets' },
    'My Cat': { allOf: [{ $ref: '#/definitions/Pet' }] },
    Pet: { type: 'object', discriminator: 'kind', properties: { kind: { type: 'string' } } },
  };
  const { components } = await converted({}, { definitions });
  expect(components?.schemas).toMatchObject({
    Page_Pet_: { title: 'Page«Pet»' },
    PetArray: { title: 'Pets' },
    My_Cat: { title: 'My Cat', 'x-ms-discriminator-value': 'My Cat' },
  });
  expect(components?.schemas?.Pet).not.toHaveProperty('title');
});

it.each<[what: string, produces: object, want: Record<string, boolean>]>([
  ['nothing says in which media types it is sent', {}, { 'application/json': true }],
  ['it may be sent in others', { produces: ['text/xml'] }, { 'text/xml': true, 'application/json': false }],
])('an example of a response has its schema where %s', async (_what, produces, want) => {
  const response = { description: 'OK', schema: { type: 'object' }, examples: { 'application/json': { id: 1 } } };
  const { paths } = await converted({ ...produces, responses: { 200: response } });
  const shown = (paths?.['/a']?.post?.responses?.['200'] ?? {}) as { content?: Record<string, object> };
  const schemas = Object.entries(shown.content ?? {}).map(([type, media]) => [type, 'schema' in media]);
  expect(Object.fromEntries(schemas)).toEqual(want);
});

it('lets a value be null where that is said beside a reference', async () => {
  const pet = { $ref: '#/definitions/Pet', description: 'The pet.', 'x-nullable': true };
  const example = { $ref: '#/definitions/Pet', 'x-nullable': true };
  const { components } = await converted({}, { definitions: { Pet: {}, Owner: { properties: { pet }, example } } });
  expect(components?.schemas?.Owner).toMatchObject({
    properties: { pet: { allOf: [{ $ref: '#/components/schemas/Pet' }], description: 'The pet.', nullable: true } },
  });
});

it('gives the operations of a path the body that the path states, but where they state their own', async () => {
  const shared = { in: 'body', name: 'b', schema: { type: 'array' } };
  const own = { in: 'body', name: 'c', schema: { type: 'integer' } };
  const json = { consumes: ['application/json'], responses: {} };
  const item = { parameters: [{ $ref: '#/parameters/B' }, { in: 'query', name: 'q', type: 'string' }] };
  const paths = {
    '/body': { ...item, get: json, put: json, post: { ...json, parameters: [own] } },
    '/form': {
      parameters: [formField('a'), formField('z')],
      patch: { parameters: [formField('a', { type: 'integer' })] },
    },
  };
  const document = await converted({}, { paths, parameters: { B: shared } });
  expect(document.paths?.['/body']).toMatchObject({
    parameters: [{ name: 'q' }],
    put: { requestBody: { content: { 'application/json': { schema: { type: 'array' } } } } },
    post: { requestBody: { content: { 'application/json': { schema: { type: 'integer' } } } } },
  });
  expect(document.paths?.['/body']?.get).not.toHaveProperty('requestBody');
  const properties = { a: { type: 'integer' }, z: { type: 'string' } };
  expect(document.paths?.['/form']?.patch).toMatchObject({
    requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { properties } } } },
  });
});

it.each<[host: unknown, servers: object[] | undefined, notices: number]>([
  [{ hostTemplate: '{a}.example.com' }, [{ url: 'https://{a}.example.com' }], 0],
  [
    { hostTemplate: '{a}.example.com', parameters: [null, 1, {}, { $ref: '#/parameters/none' }] },
    [{ variables: {} }],
    0,
  ],
  [
    { hostTemplate: 'https://{a}.example.com', useSchemePrefix: false, parameters: [{ name: 'a', default: 'b' }] },
    [{ url: 'https://{a}.example.com', variables: { a: { default: 'b' } } }],
    0,
  ],
  [
    {
      hostTemplate: '{endpoint}',
      useSchemePrefix: false,
      parameters: [{ name: 'endpoint', in: 'path', type: 'string' }],
    },
    [{ url: '{endpoint}', variables: { endpoint: { default: '' } } }],
    0,
  ],
  [{}, undefined, 1],
  [null, undefined, 1],
  ['{a}.example.com', undefined, 1],
])('reads a host with variables that is stated as %j', async (host, servers, notices) => {
  const given = { ...swagger, 'x-ms-parameterized-host': host } as unknown as OpenAPIV2.Document;
  const { document, problems } = await convertSwagger(given, place);
  if (servers) expect(document.servers).toMatchObject(servers);
  else expect(document.servers ?? []).toEqual([]);
  expect(problems.map((problem) => problem.place.pointer)).toEqual(
    Array.from({ length: notices }, () => '#/x-ms-parameterized-host'),
  );
});

it.each<[document: object, schemes: string[], want: string[] | undefined]>([
  [{ host: 'api.example.com', schemes: ['http', 'wss'] }, ['https'], ['https://api.example.com']],
  [{ host: 'api.example.com', schemes: ['http', 'https'] }, ['https'], ['https://api.example.com']],
  [{ host: 'api.example.com', schemes: ['http', 'https'] }, ['https', 'http'], undefined],
  [
    { host: 'api.example.com', schemes: ['https'], basePath: '/v1' },
    ['ws', 'wss'],
    ['ws://api.example.com/v1', 'wss://api.example.com/v1'],
  ],
  [{ host: 'api.example.com', basePath: '/v1' }, ['http'], ['http://api.example.com/v1']],
  [{ host: '{account}.example.com', schemes: ['https'] }, ['http'], ['http://{account}.example.com']],
  [{ basePath: '/v1' }, ['https'], undefined],
  [{}, ['https'], undefined],
])('of a description at %j, an operation with the schemes %j has the servers %j', async (at, schemes, want) => {
  const paths = { '/pets': { get: { schemes, responses: { 200: { description: 'OK' } } } } };
  const { document } = await convertSwagger({ ...swagger, paths, ...at } as unknown as OpenAPIV2.Document, place);
  expect(document.paths?.['/pets']?.get?.servers?.map(({ url }) => url)).toEqual(want);
});

it.each(['swagger: 2.0', 'swagger: 2', '{"swagger": 2.0, "info": {"title": "Old", "version": "1"}, "paths": {}}'])(
  'reads a version that is a number, with a notice: %s',
  async (head) => {
    const text = head.startsWith('{') ? head : `${head}\ninfo: {title: Old, version: '1'}\npaths: {}\n`;
    const folder = writeFiles({ 'openapi.yaml': text });
    const { description, problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder, [], true);
    expect(description?.document.info.title).toBe('Old');
    expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'notice The version of Swagger is a number; it is read as the text "2.0".',
    ]);
  },
);
