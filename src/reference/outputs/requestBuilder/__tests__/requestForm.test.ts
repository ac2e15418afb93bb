import { describe, expect, it } from 'vitest';
import { mediaType, operation, parameter, renderTexts, schemaOf, schemasOf } from '../../../__tests__/builders';
import { numberOf } from '../../../exactNumber';
import { buildSampleRequest } from '../../../exampleRequest/buildRequest';
import { createExampleCache } from '../../../examples/schemaExample';
import type { Json } from '../../../json';
import type { MediaType, Operation, Parameter } from '../../../model';
import { serverUrl } from '../../../sampleRequest';
import type { FieldValue } from '../fieldValue';
import { type BodyContent, type FilledForm, fillForm, initialContent } from '../fillForm';
import { requestForm } from '../requestForm';

const servers = [{ url: 'https://api.example.com', variables: [] }];
const schemas = schemasOf('File: {type: string, format: binary}');
const forms = { schemas, renderText: renderTexts, cache: createExampleCache(schemas) };

function given(place: Parameter['in'], yaml: string, value: Json, more: Partial<Parameter> = {}): Parameter {
  const style = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return parameter({
    ...{ in: place, name: 'p', style, schema: schemaOf(yaml), examples: [{ name: '', value }], ...more },
  });
}

function body(type: string, yaml: string, value: Json, more: Partial<MediaType> = {}): Partial<Operation> {
  const media = mediaType({ mediaType: type, schema: schemaOf(yaml), examples: [{ name: 'a', value }], ...more });
  return { method: 'post', requestBody: { required: true, content: [media] } };
}

/** The request of a form in which only this stands that it begins with, or what is changed. */
function fill(operation: Operation, changed: Partial<FilledForm> = {}, content?: BodyContent) {
  const form = requestForm(operation, forms);
  const [first] = form.bodies;
  return fillForm(form, {
    server: serverUrl(operation.servers[0]),
    parameters: form.parameters.map(({ initial }) => initial),
    requirement: form.access[0] ?? [],
    secrets: {},
    body: first && { form: first, content: content ?? initialContent(first) },
    ...changed,
  });
}

describe('a form as it begins asks for the request of the samples', () => {
  it.each<[string, Partial<Operation>]>([
    ['a number in the path', { path: '/a/{p}', parameters: [given('path', '{type: integer}', 7)] }],
    ['a text to encode', { path: '/a/{p}', parameters: [given('path', '{type: string}', 'a/b c&%')] }],
    [
      'a list in the path',
      { path: '/a/{p}', parameters: [given('path', '{type: array, items: {type: string, enum: [a, b]}}', ['b'])] },
    ],
    ['a list', { parameters: [given('query', '{type: array, items: {type: integer}}', [1, 2], { explode: true })] }],
    ['one value of a list', { parameters: [given('query', '{type: array, items: {type: integer}}', 1)] }],
    ['an object', { parameters: [given('query', '{type: object}', { a: 1, b: ['x'] }, { style: 'deepObject' })] }],
    ['JSON', { parameters: [given('query', '{type: string}', 'x', { mediaType: 'application/json' })] }],
    ['plain content', { parameters: [given('query', '{type: string}', 'x y', { mediaType: 'text/plain' })] }],
    ['a boolean', { parameters: [given('header', '{type: boolean}', false)] }],
    ['an empty text', { parameters: [given('query', '{type: string}', '')] }],
    ['the whole query', { parameters: [given('querystring', '{type: string}', 'a=1', { mediaType: 'text/plain' })] }],
    ['a header that is none', { parameters: [given('header', '{type: string}', 'x', { name: 'Accept' })] }],
    ['what is optional', { parameters: [given('query', '{type: string}', 'x', { required: false })] }],
    ['a JSON body', body('application/json', '{type: object}', { a: [1, null, 'é'] })],
    ['a JSON text', body('application/json', '{type: string}', 'a')],
    ['a text body', body('text/csv', '{type: string}', 'a;b\n')],
    ['a table', body('text/csv', '{type: array, items: {type: object, properties: {a: {type: integer}}}}', [{ a: 1 }])],
    ['a file', body('image/png', '{type: string, format: binary}', 'x')],
    [
      'a form',
      body('application/x-www-form-urlencoded', '{type: object}', { a: 'b c', list: [1, 2], o: { x: 1 }, n: null }),
    ],
    [
      'parts',
      body(
        'multipart/form-data',
        "{type: object, properties: {f: {$ref: '#/components/schemas/File'}, all: {type: array, items: {$ref: '#/components/schemas/File'}}, o: {type: object}, t: {type: string}, rest: {type: string}}}",
        { t: 'x', f: 'a.png', all: ['b.png', 'not a name'], o: { a: 1 } },
        { encoding: [{ property: 'f', contentType: 'image/png, image/jpeg', headers: [] }] },
      ),
    ],
    [
      'no value in the address',
      { path: '/{id}', parameters: [given('query', '{type: string}', '', { examples: [] })] },
    ],
    ['no example', { method: 'post', requestBody: { required: false, content: [mediaType()] } }],
    [
      'no example of parts',
      { method: 'post', requestBody: { required: false, content: [mediaType({ mediaType: 'multipart/form-data' })] } },
    ],
    [
      'no example of a file',
      { method: 'post', requestBody: { required: false, content: [mediaType({ mediaType: 'image/png' })] } },
    ],
  ])('%s', (_case, partial) => {
    const full = operation({ servers, ...partial });
    expect(fill(full)).toEqual(buildSampleRequest(full, createExampleCache(schemas)));
  });
});

describe('what is filled in', () => {
  const query = (parameter: Parameter, value: FieldValue | undefined) =>
    fill(operation({ servers, parameters: [parameter] }), { parameters: [value] }).url.replace(/^[^?]*/, '');
  it.each<[string, Parameter, FieldValue | undefined, string]>([
    ['nothing', given('query', '{type: string}', 'x'), undefined, ''],
    ['signs', given('query', '{type: string}', 'x'), 'a b&c=%20', '?p=a%20b%26c%3D%2520'],
    [
      'a list',
      given('query', '{type: array, items: {type: string}}', ['a'], { explode: true }),
      ['1', '2'],
      '?p=1&p=2',
    ],
    ['an object', given('query', '{type: object}', {}, { style: 'deepObject' }), '{"a": "b"}', '?p%5Ba%5D=b'],
    ['no JSON', given('query', '{title: Any}', {}, { mediaType: 'application/json' }), '{a', '?p=%7Ba'],
  ])('%s', (_case, parameter, value, want) => expect(query(parameter, value)).toBe(want));

  it('leaves what has to be in the address to the reader where it has no value', () => {
    const parameters = [given('path', '{type: string}', 'x'), given('query', '{type: string}', 'y')];
    const full = operation({ servers, path: '/a/{p}', parameters });
    const { url, open } = fill(full, { parameters: ['', undefined] });
    expect(url).toBe('https://api.example.com/a/{p}');
    expect(open?.map(({ variable }) => variable)).toEqual(['API_P', 'API_QUERY_P']);
  });

  it.each<[string, string, object | undefined]>([
    ['JSON', '{ "a": [1] }', { kind: 'json', value: { a: [1] } }],
    [
      'digits that JavaScript would change',
      '{"id": 12345678901234567890}',
      { kind: 'json', value: { id: numberOf('12345678901234567890') } },
    ],
    ['no JSON', '{ not json', { kind: 'text', mediaType: 'application/json', text: '{ not json' }],
    ['nothing', '', undefined],
  ])('a body of %s', (_case, text, want) => {
    const request = fill(operation({ servers, ...body('application/json', '{title: Any}', 1) }), {}, text);
    if (want) expect(request.body).toMatchObject(want);
    else expect(request.body).toBeUndefined();
    expect(request.headers.some(({ name }) => name === 'Content-Type')).toBe(want !== undefined);
  });

  it('takes the names of chosen files as they are', () => {
    const full = operation({
      servers,
      ...body('multipart/form-data', "{properties: {f: {$ref: '#/components/schemas/File'}}}", { f: 'a.png' }),
    });
    expect(fill(full, {}, { f: ["it's – план.txt"] }).body).toMatchObject({
      parts: [{ kind: 'file', filename: "it's – план.txt" }],
    });
  });

  it('takes what is typed for a scheme, else the name of a variable', () => {
    const security = [[{ name: 'apiToken', scopes: [], scheme: { kind: 'http' as const, scheme: 'bearer' } }]];
    const full = operation({ servers, security });
    expect(fill(full).headers).toEqual([{ name: 'Authorization', value: 'Bearer ', secret: 'API_TOKEN' }]);
    expect(fill(full, { secrets: { apiToken: 's3' } }).headers).toEqual([
      { name: 'Authorization', value: 'Bearer s3' },
    ]);
  });

  it('takes any text as a key of the query, as a reader may paste it', () => {
    const scheme = { kind: 'apiKey' as const, name: 'key', in: 'query' as const };
    const full = operation({ servers, security: [[{ name: 'apiToken', scopes: [], scheme }]] });
    expect(fill(full, { secrets: { apiToken: 'a&\ud800' } }).url).toMatch(/\?key=a%26%EF%BF%BD$/);
  });

  it('sends nothing for a scheme and a field that are called as what objects inherit', () => {
    const security = [[{ name: 'constructor', scopes: [], scheme: { kind: 'http' as const, scheme: 'bearer' } }]];
    const form = body('application/x-www-form-urlencoded', '{properties: {constructor: {type: string}}}', {});
    const request = fill(operation({ servers, security, ...form }), {}, {});
    expect(request.headers).toContainEqual({ name: 'Authorization', value: 'Bearer ', secret: 'API_CONSTRUCTOR' });
    expect(request.body).toMatchObject({ fields: [] });
  });
});

describe('a field', () => {
  const fieldOf = (yaml: string) =>
    requestForm(operation({ parameters: [parameter({ in: 'query', schema: schemaOf(yaml), examples: [] })] }), forms)
      .parameters[0];
  it.each([
    ['{type: string}', { kind: 'text' }],
    ['{type: integer}', { kind: 'text' }],
    ['{type: integer, minimum: 0}', { kind: 'text', input: 'integer' }],
    ['{type: integer, exclusiveMinimum: 0}', { kind: 'text', input: 'integer' }],
    ['{type: integer, minimum: 0, example: -1}', { kind: 'text' }],
    ['{type: number, minimum: 0}', { kind: 'text' }],
    ['{type: string, format: date}', { kind: 'text', input: 'date' }],
    ['{type: string, format: date-time}', { kind: 'text', input: 'date-time' }],
    ["{type: string, format: date-time, example: '2030-03-04T09:15:00Z'}", { kind: 'text', input: 'date-time' }],
    ["{type: string, format: date-time, example: '2030-03-04T09:15:00+02:00'}", { kind: 'text' }],
    ["{type: string, format: date-time, example: '2030-03-04T09:15:00.250Z'}", { kind: 'text' }],
    [
      "{type: string, format: date-time-local, example: '2030-03-04T09:15:00.000'}",
      { kind: 'text', input: 'date-time-local' },
    ],
    ["{type: string, format: date-time-local, example: '2030-03-04T09:15:00Z'}", { kind: 'text' }],
    ['{type: boolean}', { kind: 'choice', options: ['true', 'false'] }],
    ['{type: integer, enum: [1, 2]}', { kind: 'choice', options: ['1', '2'] }],
    ['{const: a}', { kind: 'choice', options: ['a'] }],
    ['{type: array, items: {type: string}}', { kind: 'list' }],
    ['{type: array, items: {enum: [a, b]}}', { kind: 'list', options: ['a', 'b'] }],
    ['{type: array, items: {type: object}}', { kind: 'json' }],
    ['{type: object, properties: {a: {type: string}}}', { kind: 'json' }],
  ])('for %s', (yaml, want) => expect(fieldOf(yaml)?.control).toEqual(want));
});
