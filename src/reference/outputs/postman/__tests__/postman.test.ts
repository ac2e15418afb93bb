import { describe, expect, test } from 'vitest';
import { downloadName } from '../../downloads';
import { documentOf, keyOf, linked, make, operationsOf, parametersOf, trains } from './postmanCases';
import { formatProblems } from './postmanFormat';

const recursive = documentOf(
  `
paths:
  /trees: { put: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } }, responses: { 200: { description: OK } } } }
components: { schemas: { Tree: { type: object, properties: { name: { type: string, example: oak }, parent: { $ref: '#/components/schemas/Tree' }, branches: { type: array, items: { $ref: '#/components/schemas/Tree' } } } } } }
`,
  '3.0.3',
);

const untagged = documentOf(`
paths: { /: { get: { responses: { 204: { description: None } } } }, /a: { head: { summary: Look, responses: { 200: { description: OK } } } } }`);
const documents = { trains, recursive, untagged, linked: linked(40) };

test.each([
  ['Retail Operations API', 'retail-operations'],
  ['The API of Léon’s Café', 'the-of-leon-s-cafe'],
  ['Capital', 'capital'],
  ['API', 'api'],
  ['零售', '零售'],
])('the files of "%s" are named %s', (title, want) => {
  expect(downloadName(title)).toBe(want);
  expect(make({ ...untagged, info: { title, version: '1' } }).paths).toEqual([
    `downloads/${want}.postman_collection.json`,
    `downloads/${want}.postman_environment.json`,
  ]);
});

describe.each(Object.entries(documents))('of the description "%s"', (_name, document) => {
  const { collection, contents, items } = make(document);

  test('the collection keeps the rules of format 2.1', () => {
    expect(formatProblems(collection)).toEqual([]);
  });

  test('two runs give the same bytes, with ids that are all different and no time of day', () => {
    expect(make(structuredClone(document)).contents).toEqual(contents);
    const ids = [
      ...contents
        .join()
        .matchAll(
          /"(?:id|_postman_id)": "([0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})",\n\t*"(?:name|_postman)/g,
        ),
    ];
    const folders = collection.item.filter((part) => 'item' in part).length;
    expect(new Set(ids.map(([, id]) => id)).size).toBe(
      2 + folders + items.reduce((sum, { response }) => sum + 1 + response.length, 0),
    );
    expect(contents.join()).not.toContain('_postman_exported_at');
  });

  test('operations and requests are the same, one for one', () => {
    const stated = operationsOf(document).map(({ key }) => key);
    const requests = items.map(keyOf);
    expect(
      stated.filter((key) => !requests.includes(key)),
      'operations without a request',
    ).toEqual([]);
    expect(
      requests.filter((key) => !stated.includes(key)),
      'requests without an operation',
    ).toEqual([]);
    expect(requests).toHaveLength(stated.length);
  });
});

test('the size grows with the operations, however closely their models are linked', () => {
  // A few models are soon all open in an example; the more there are, the nearer it comes to its limit.
  const [small, large] = [80, 320].map((count) => make(linked(count)).contents.join().length);
  expect(large).toBeLessThan(5 * (small ?? 0));
  expect(large).toBeLessThan(320 * 20_000);
});

describe('of the train description', () => {
  const { collection, environment, items, outline } = make(trains);

  test('folders are tags with operations, a request stands in its first; webhooks and callbacks are left out', () => {
    expect(outline).toEqual(['All stations / Get stations', 'Bookings / List bookings', 'Bookings / Create a booking']);
  });

  test('the collection sends the token of the environment, which knows the servers', () => {
    expect(collection.auth).toEqual({
      type: 'oauth2',
      oauth2: expect.arrayContaining([
        { key: 'accessToken', value: '{{OAuth2}}', type: 'string' },
        { key: 'scope', value: 'read', type: 'string' },
      ]),
    });
    expect(collection.info).toMatchObject({
      name: 'Train Travel API',
      description: 'See bookings and [RFC](https://example.com/rfc).',
    });
    expect(environment).toMatchObject({ name: 'Train Travel API', _postman_variable_scope: 'environment' });
    expect(environment.values).toEqual([
      { key: 'baseUrl', value: 'https://trains.example.com', type: 'default', enabled: true },
      { key: 'OAuth2', value: '', type: 'secret', enabled: true },
      { key: 'baseUrl-mock-server', value: 'https://mock.example.com/trains', type: 'default', enabled: false },
    ]);
    expect(items.map(({ request }) => request.auth?.type)).toEqual(['noauth', undefined, undefined]);
  });

  test('responses are saved by example and media type, made from the schema where there is none', () => {
    const rows = items.map(({ response }) =>
      response.map(({ name, code, status, body }) => `${name} | ${code} ${status} | ${body.replace(/\s/g, '')}`),
    );
    expect(rows).toEqual([
      ['200 Two stations (application/json) | 200 OK | ["a","b"]', '200 OK (text/csv) | 200 OK | id,name'],
      ['200 OK | 200 OK | ', '404 Not Found | 404 Not Found | '],
      [
        '201 Created | 201 Created | {"id":"b1","trip_id":"t9"}',
        '201 second | 201 Created | {"id":"b1","trip_id":"t9"}',
        '4XX | 400 Bad Request | {"title":"Nosuchtrip"}',
        'default | 500 Internal Server Error | ',
      ],
    ]);
    expect(items[0]?.response[0]?.header).toEqual([
      { key: 'Content-Type', value: 'application/json' },
      { key: 'RateLimit-Limit', value: '60' },
    ]);
  });

  test('a response of another media type has the request that asks for it', () => {
    const accepted = items[0]?.response.map(({ originalRequest }) =>
      originalRequest.header.flatMap(({ key, value }) => (key === 'Accept' ? [value] : [])),
    );
    expect(accepted).toEqual([['application/json'], ['text/csv']]);
  });
});

describe('saved responses have their own requests', () => {
  const request =
    'application/json: { examples: { cat: { value: { a: 1 } }, dog: { summary: A dog, value: { a: 2 } }, far: { externalValue: /far.json } } }, text/plain: { examples: { plain: { value: words } } }';
  const parameters =
    '{ name: kind, in: query, schema: {}, examples: { dog: { value: d g } } }, { name: size, in: query, schema: {}, example: 1 }';
  const savedOf = (responses: string) => {
    const operation = `{ parameters: [${parameters}], requestBody: { content: { ${request} } }, responses: { ${responses} } }`;
    const [item] = make(documentOf(`{ paths: { /a: { post: ${operation} } } }`)).items;
    expect(new Set(item?.response.map(({ id }) => id)).size).toBe(item?.response.length);
    return item?.response.map(({ name, body, originalRequest }) => {
      const { body: sent, header } = originalRequest;
      const query = parametersOf(originalRequest).filter((pair) => !pair.startsWith('-'));
      return [name, body, sent?.mode === 'raw' && sent.raw.replace(/\s/g, ''), header[0]?.value, query.join('&')];
    });
  };

  test('by the name of the example, in body and parameters', () => {
    const examples = 'examples: { cat: { value: 1 }, dog: { summary: The dog, value: 2 }, plain: { value: 3 } }';
    const made = savedOf(
      `201: { description: OK, content: { application/json: { ${examples} } } }, 400: { description: No, content: { application/json: { examples: { dog: { value: 4 } } } } }`,
    );
    expect(made).toEqual([
      ['201 cat', '1', '{"a":1}', 'application/json', ''],
      ['201 The dog', '2', '{"a":2}', 'application/json', 'kind=d g'],
      ['201 plain', '3', 'words', 'text/plain', ''],
      ['400 dog', '4', '{"a":2}', 'application/json', 'kind=d g'],
    ]);
  });

  test.each([
    ['{ schema: { type: [object, "null"] }, example: null }', ['200 OK', 'null']],
    ['{ schema: { type: [string, "null"] }, examples: { none: { value: null } } }', ['200 none', 'null']],
    ['{ schema: { type: integer }, example: 0 }', ['200 OK', '0']],
    ['{ schema: { type: boolean }, example: false }', ['200 OK', 'false']],
  ])('with the value of the author, also where it says nothing: %s', (media, want) => {
    expect(savedOf(`200: { description: OK, content: { application/json: ${media} } }`)?.[0]?.slice(0, 2)).toEqual(
      want,
    );
  });

  test('an example of the request without one of a response comes with the first success', () => {
    const made = savedOf(
      '400: { description: No }, 201: { description: OK, content: { application/json: { example: 1 } } }, 204: { description: None }',
    );
    expect(made).toEqual([
      ['201 Created', '1', '{"a":1}', 'application/json', ''],
      ['201 A dog', '1', '{"a":2}', 'application/json', 'kind=d g'],
      ['201 plain', '1', 'words', 'text/plain', ''],
      ['204 No Content', '', '{"a":1}', 'application/json', ''],
      ['400 Bad Request', '', '{"a":1}', 'application/json', ''],
    ]);
  });

  test.each([
    ['text/plain', '{ type: string, example: pong }', 'pong'],
    ['text/*', '{ type: integer }', '1'],
    ['text/html', '{ type: string, default: <b>x</b> }', '<b>x</b>'],
    ['text/plain', '{ properties: { a: { example: b } } }', '{\n  "a": "b"\n}'],
    ['image/*', '{ type: string, format: binary }', ''],
  ])('a body of %s is made from %s, as on the page', (mediaType, schema, want) => {
    const made = savedOf(`200: { description: OK, content: { '${mediaType}': { schema: ${schema} } } }`);
    expect(made?.[0]?.[1]).toBe(want);
  });

  test('without a success there is none', () => {
    expect(savedOf('400: { description: No }')).toHaveLength(1);
    expect(savedOf('default: { description: Any }')).toHaveLength(3);
  });
});

describe('of a description whose server has no host', () => {
  const paths =
    '/a: { get: { responses: {} } }, /b: { servers: [{ url: /other }], get: { responses: {} } }, /c: { servers: [{ url: "https://a.org/c" }], get: { responses: {} } }';
  test.each([
    ['a path', '[{ url: /api/v1 }]', '{{apiHost}}/api/v1', '{{baseUrl}}/a'],
    ['a path without a slash', '[{ url: api }]', '{{apiHost}}/api', '{{baseUrl}}/a'],
    ['none', '[]', '{{apiHost}}', '{{baseUrl}}/a'],
  ])('%s: a variable of the collection stands for it', (_what, servers, baseUrl, first) => {
    const { collection, environment, items } = make(documentOf(`{ servers: ${servers}, paths: { ${paths} } }`));
    expect(collection.variable).toEqual([
      { key: 'apiHost', value: '' },
      { key: 'baseUrl', value: baseUrl },
    ]);
    expect(environment.values[0]).toMatchObject({ key: 'baseUrl', value: baseUrl });
    expect(items.map(({ request }) => request.url.raw)).toEqual([first, '{{apiHost}}/other/b', 'https://a.org/c/c']);
    expect(items[1]?.request.url).toMatchObject({ host: ['{{apiHost}}'], path: ['other', 'b'] });
  });

  test('only another one than the first: the environment of that has the variable', () => {
    const given = documentOf(
      '{ servers: [{ url: "https://a.org/v1" }, { url: /v1 }], paths: { /a: { get: { responses: {} } } } }',
    );
    const { collection, environment } = make(given);
    expect(collection.variable).toEqual([{ key: 'apiHost', value: '' }]);
    expect(environment.values).toContainEqual(expect.objectContaining({ value: '{{apiHost}}/v1' }));
  });

  test('only that of an operation: the base URL is as it is', () => {
    const { collection, environment } = make(documentOf(`{ paths: { ${paths} } }`));
    expect(collection.variable).toEqual([{ key: 'apiHost', value: '' }]);
    expect(environment.values[0]).toMatchObject({ value: 'https://api.example.com/v1' });
  });
});

test('values that the author does not give are variables of the collection, one for each name', () => {
  const parameters = '[{ name: q, in: query, required: true, schema: { type: string } }, { name: p, in: query }]';
  const { collection } = make(
    documentOf(`
components: { securitySchemes: { token: { type: http, scheme: bearer } } }
security: [{ token: [] }]
paths:
  /{owner}/{token}: { get: { responses: {} } }
  /{owner}/x: { get: { parameters: ${parameters}, responses: {} } }`),
  );
  const values = ['owner', 'path-token', 'q'];
  expect(collection.variable).toEqual(values.map((key) => ({ key, value: '' })));
});

test('the folder of a tag names the operations that have their request in the folder of another tag', () => {
  const document = documentOf(`
tags: [{name: a}, {name: b, x-displayName: B, description: All of b.}, {name: c}]
paths: {/x: {get: {tags: [a, b], summary: Get *x*, responses: {}}, put: {tags: [b], responses: {}}, post: {tags: [b, c], responses: {}}}}`);
  const folders = make(document).collection.item.map((folder) => ({
    ...{ name: folder.name, description: 'description' in folder ? folder.description : undefined },
    requests: 'item' in folder ? folder.item.map(({ name }) => name) : [],
  }));
  expect(folders).toEqual([
    { name: 'a', description: undefined, requests: ['Get *x*'] },
    {
      name: 'B',
      description: 'All of b.\n\n- `GET /x`: Get \\*x\\*, in the folder a',
      requests: ['PUT /x', 'POST /x'],
    },
    { name: 'c', description: '- `POST /x`: in the folder B', requests: [] },
  ]);
});
