import { describe, expect, test } from 'vitest';
import { parametersOf, requestOf } from './postmanCases';

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
      '{{baseUrl}}/a/:x/b.{{y}}',
      [['x', '{{x}}']],
    ],
    ['with two braces, of which Postman makes a variable', '/{{v}}/a', '{}', '{{baseUrl}}/%7B{{v}}%7D/a', []],
    ['with a variable that is not described', '/tasks/{x}', '{}', '{{baseUrl}}/tasks/:x', [['x', '{{x}}']]],
    [
      'with a variable that has the name of one of the collection, in a style',
      '/a/{base Url}/{baseUrl}',
      'parameters: [{ name: baseUrl, in: path, style: matrix, schema: { type: string } }]',
      '{{baseUrl}}/a/:base Url/:baseUrl',
      [
        ['base Url', '{{base-Url}}'],
        ['baseUrl', ';baseUrl={{path-baseUrl}}'],
      ],
    ],
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
    ['required, without an example', '{ name: q, required: true, schema: { type: integer } }', ['q={{q}}'], '?q={{q}}'],
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
    ['a list without items', '{ name: q, required: true, example: [] }', ['- q='], ''],
    [
      'JSON that is made, or one value that is not',
      '{ name: q, required: true, content: { application/json: { schema: { type: object, properties: { a: { type: integer } } } } } }',
      ['q={"a":1}'],
      '?q={"a":1}',
    ],
    [
      'one value of JSON without an example',
      '{ name: q, required: true, content: { application/json: { schema: { type: string } } } }',
      ['q={{q}}'],
      '?q={{q}}',
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

  test.each<[type: string, more: string, want: object[], search: string]>([
    [
      'application/x-www-form-urlencoded',
      'required: true',
      [
        ['a', '1'],
        ['l', 'x y'],
        ['l', 'z%26'],
      ],
      '?a=1&l=x y&l=z%26',
    ],
    [
      'application/x-www-form-urlencoded',
      'required: false',
      [
        ['a', '1', true],
        ['l', 'x y', true],
        ['l', 'z%26', true],
      ],
      '',
    ],
    ['application/json', 'required: true', [['{"a":1,"l":["x y","z%26"]}', null]], '?{"a":1,"l":["x y","z%26"]}'],
  ])('with a whole query of the type %s, %s', (type, more, want, search) => {
    const { request } = requestOf(
      `parameters: [{ in: querystring, name: q, ${more}, content: { ${type}: { example: { a: 1, l: [x y, z&] } } } }]`,
    );
    const rows = request.url.query?.map(({ key, value, disabled }) => [key, value, ...(disabled ? [true] : [])]);
    expect(rows).toEqual(want);
    expect(request.url.raw).toBe(`{{baseUrl}}/tasks${search}`);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'a=1&b', '?a=1&b'],
    ['text/plain', 'hello world', '?hello world'],
  ])('with a whole query of the type %s that is the text %s', (type, example, search) => {
    const { request } = requestOf(
      `parameters: [{ in: querystring, name: q, required: true, content: { ${type}: { example: '${example}' } } }]`,
    );
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

test('a request keeps its description without links into the site, and says when it is deprecated', () => {
  const description =
    'See [the `x` guide](/docs/x), ![a picture](p.png), [#tag](#tag/A), `[code](/x)` and [out](https://example.com/).';
  const { request } = requestOf(`{ deprecated: true, description: '${description}' }`);
  expect(request.description).toBe(
    '**Deprecated.** See the `x` guide, a picture, #tag, `[code](/x)` and [out](https://example.com/).',
  );
});

describe('what the author wrote is no variable of the collection', () => {
  const hostile = '{{{{secret}}';
  const parameter = (place: string): string =>
    `{ name: "${place}${hostile}", in: ${place}, required: true, schema: { type: string }, example: "${hostile}" }`;
  const servers = `servers: [{ url: "https://a.example/${hostile}" }]`;

  test.each<[place: string, operation: string]>([
    ...['query', 'header', 'cookie'].map((place): [string, string] => [place, `parameters: [${parameter(place)}]`]),
    ['reserved', `parameters: [{ name: q, in: query, required: true, allowReserved: true, example: "${hostile}" }]`],
    ['server', servers],
    ...['application/json', 'application/xml', 'text/plain', `text/${hostile}`].map((type): [string, string] => [
      type,
      `requestBody: { content: { "${type}": { schema: { type: string }, example: "${hostile}" } } }`,
    ]),
    ...['application/x-www-form-urlencoded', 'multipart/form-data'].map((type): [string, string] => [
      type,
      `requestBody: { content: { ${type}: { schema: { type: object, properties: { "${hostile}": { type: string } } }, example: { "${hostile}": "${hostile}" } } } }`,
    ]),
  ])('in %s', (_place, operation) => {
    const { request } = requestOf(operation);
    expect(JSON.stringify(request)).not.toContain('{{secret}}');
    expect(JSON.stringify(request)).toContain('secret');
  });

  test('JSON stays the same value', () => {
    const { request } = requestOf(
      `requestBody: { content: { application/json: { schema: { type: object }, example: { "${hostile}": "{{a" } } } }`,
    );
    const body = request.body?.mode === 'raw' ? request.body.raw : '';
    expect(JSON.parse(body)).toEqual({ [hostile]: '{{a' });
  });
});
