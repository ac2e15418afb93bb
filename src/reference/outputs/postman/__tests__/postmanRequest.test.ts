import { describe, expect, test } from 'vitest';
import { documentOf, make, parametersOf, requestOf } from './postmanCases';

describe('the address', () => {
  const id = '{ name: id, in: path, required: true, schema: { type: string }, example: ab/1 2ü }';
  const both = `parameters: [${id}, { name: mode, in: path, required: true, example: fast }]`;

  test.each([
    ['of a plain path', '/tasks', '{}', '{{baseUrl}}/tasks', []],
    ['of the root', '/', '{}', '{{baseUrl}}/', []],
    ['with a slash at its end', '/tasks/', '{}', '{{baseUrl}}/tasks/', []],
    [
      'with a variable',
      '/tasks/{id}/close',
      `parameters: [${id}]`,
      '{{baseUrl}}/tasks/:id/close',
      [['id', 'ab%2F1 2ü']],
    ],
    [
      'with two',
      '/{mode}/{id}',
      both,
      '{{baseUrl}}/:mode/:id',
      [
        ['mode', 'fast'],
        ['id', 'ab%2F1 2ü'],
      ],
    ],
    ['with a part of a segment', '/tasks/{mode}.csv', both, '{{baseUrl}}/tasks/fast.csv', []],
    [
      'with variables without an example',
      '/a/{x}/b.{y}',
      'parameters: [{ name: x, in: path, schema: { type: integer } }, { name: y, in: path, schema: { type: string } }]',
      '{{baseUrl}}/a/:x/b.{y}',
      [['x', '']],
    ],
    ['with a variable that is not described', '/tasks/{x}', '{}', '{{baseUrl}}/tasks/:x', [['x', '']]],
    [
      'on a server of its own',
      '/up',
      'servers: [{ url: "http://up.example.com:8080/v2/" }]',
      'http://up.example.com:8080/v2/up',
      [],
    ],
  ])('%s', (_name, path, yaml, raw, variables) => {
    const { url } = requestOf(yaml, { path }).request;
    expect(url.raw).toBe(raw);
    expect((url.variable ?? []).map(({ key, value }) => [key, value])).toEqual(variables);
  });

  test('on a server of its own is given in parts as well', () => {
    const { url } = requestOf('servers: [{ url: "http://up.example.com:8080/v2/" }]', { path: '/a' }).request;
    expect(url).toMatchObject({ protocol: 'http', host: ['up', 'example', 'com'], port: '8080', path: ['v2', 'a'] });
  });

  test.each([
    ['required', '{ name: q, required: true, example: 1 }', ['q=1'], '?q=1'],
    ['optional', '{ name: q, example: 1 }', ['- q=1'], ''],
    ['without an example', '{ name: q, schema: { type: integer, minimum: 5 } }', ['- q=5'], ''],
    ['with a named example', '{ name: q, examples: { a: { value: x }, b: { value: y } } }', ['- q=x'], ''],
    ['a 3.1 nullable one', '{ name: q, schema: { type: [string, "null"], examples: [z] } }', ['- q=z'], ''],
    [
      'a date-time, left readable',
      '{ name: q, required: true, example: "2026-03-02T08:15:00.000" }',
      ['q=2026-03-02T08:15:00.000'],
      '?q=2026-03-02T08:15:00.000',
    ],
    [
      'what has to be encoded',
      '{ name: q, required: true, example: "a&b+c#d%e" }',
      ['q=a%26b%2Bc%23d%25e'],
      '?q=a%26b%2Bc%23d%25e',
    ],
    [
      'a list, a row for each item',
      '{ name: q, schema: { type: array }, example: [1, "a,b"] }',
      ['- q=1', '- q=a%2Cb'],
      '',
    ],
    ['a joined list', '{ name: q, explode: false, required: true, example: [1, "a,b"] }', ['q=1,a%2Cb'], '?q=1,a%2Cb'],
    ['a text with commas', '{ name: q, example: "1,2" }', ['- q=1,2'], ''],
    ['a deep object', '{ name: q, style: deepObject, example: { a: 1, b: x } }', ['- q[a]=1', '- q[b]=x'], ''],
    ['an empty list', '{ name: q, example: [] }', ['- q='], ''],
    ['JSON', '{ name: q, content: { application/json: { example: { a: [1, 2] } } } }', ['- q={"a":[1,2]}'], ''],
  ])('with a query parameter: %s', (_name, parameter, want, search) => {
    const { request } = requestOf(`parameters: [${parameter.replace('{', '{ in: query,')}]`);
    expect(parametersOf(request)).toEqual(want);
    expect(request.url.raw).toBe(`{{baseUrl}}/tasks${search}`);
  });
});

test('headers: media types, stated headers, cookies; optional ones disabled, those of no effect left out', () => {
  const { request } = requestOf(`
    parameters:
      - { in: header, name: If-Match, required: true, example: '"7"' }
      - { in: header, name: Idempotency-Key, deprecated: true, description: Any key., example: k1 }
      - { in: header, name: content-type, example: text/plain }
      - { in: cookie, name: a, required: true, example: 1 }
      - { in: cookie, name: b, example: 2 }
    requestBody: { content: { application/json: { example: {} } } }
    responses: { 400: { content: { text/plain: {} } }, 200: { content: { text/csv: {} } } }`);
  expect(request.header).toEqual([
    { key: 'Content-Type', value: 'application/json' },
    { key: 'Accept', value: 'text/csv' },
    { key: 'If-Match', value: '"7"' },
    { key: 'Idempotency-Key', value: 'k1', description: '**Deprecated.** Any key.', disabled: true },
    { key: 'Cookie', value: 'a=1' },
    { key: 'Cookie', value: 'b=2', disabled: true },
  ]);
});

const keyAs = (key: string, value: string, place: string) => ({
  type: 'apikey',
  apikey: [
    { key: 'key', value: key },
    { key: 'value', value },
    { key: 'in', value: place },
  ],
});

test.each([
  ['a bearer token, from the collection', '[{ token: [] }]', undefined],
  ['a token, or else nothing', '[{ token: [] }, {}]', undefined],
  ['nothing, or else a token, as samples send it', '[{}, { token: [] }]', { type: 'noauth' }],
  ['nothing, or else a key, as samples send it', '[{}, { key: [] }]', { type: 'noauth' }],
  ['nothing', '[]', { type: 'noauth' }],
  ['a key in a header', '[{ key: [] }]', keyAs('X-Key', '{{apiToken}}', 'header')],
  ['a key in the query', '[{ inQuery: [] }]', keyAs('key', '{{apiToken}}', 'query')],
  ['a key in a cookie', '[{ inCookie: [] }]', keyAs('Cookie', 'session={{apiToken}}', 'header')],
  ['a name and password', '[{ basic: [] }]', keyAs('Authorization', 'Basic {{apiToken}}', 'header')],
  ['a certificate, which no field holds', '[{ tls: [] }]', { type: 'noauth' }],
])('authorisation: %s', (_name, security, want) => {
  const schemes =
    '{ token: { type: http, scheme: bearer }, key: { type: apiKey, in: header, name: X-Key }, inQuery: { type: apiKey, in: query, name: key }, inCookie: { type: apiKey, in: cookie, name: session }, basic: { type: http, scheme: basic }, tls: { type: mutualTLS } }';
  const operation = `{ security: ${security}, responses: { 200: { description: OK } } }`;
  const [item] = make(
    documentOf(`{ paths: { /a: { get: ${operation} } }, components: { securitySchemes: ${schemes} } }`),
  ).items;
  if (want) expect(item?.request.auth).toMatchObject(want);
  else expect(item?.request.auth).toBeUndefined();
});

test('a request keeps its description without links into the site, and says when it is deprecated', () => {
  const description =
    'See [the `x` guide](/docs/x), ![a picture](p.png), [#tag](#tag/A), `[code](/x)` and [out](https://example.com/).';
  const { request } = requestOf(`{ deprecated: true, description: '${description}' }`);
  expect(request.description).toBe(
    '**Deprecated.** See the `x` guide, a picture, #tag, `[code](/x)` and [out](https://example.com/).',
  );
});
