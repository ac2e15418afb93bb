import { describe, expect, it } from 'vitest';
import { modelOf } from '../../../reference/__tests__/builders';
import { buildSampleRequest } from '../../../reference/exampleRequest/buildRequest';
import { createExampleCache } from '../../../reference/examples/exampleCache';
import type { SampleBody } from '../../../reference/sampleRequest';
import { schemasByName } from '../../../reference/schema';
import { writeRequest } from '../../writeRequest';
import { readBody } from '../body';
import { createBases, createRoutes, matchRequest } from '../match';
import { readParameters } from '../parameters';

function fieldsOf(body: SampleBody | undefined) {
  if (body?.kind === 'form') return body.fields;
  return body?.kind === 'multipart' ? body.parts.flatMap((part) => (part.kind === 'text' ? [part] : [])) : [];
}

/** Writes the sample request of an operation and reads it as the sandbox does. */
function sendSample(yaml: string) {
  const { model } = modelOf(`paths: {/a: {post: {${yaml}, responses: {}}}}`, '3.2.0');
  const [operation] = model.operations;
  if (!operation) throw new Error('no operation');
  const cache = createExampleCache(schemasByName(model.schemas));
  const context = { cache, validator: { accepts: () => true, check: () => [] } as never };
  const sample = buildSampleRequest(operation, cache);
  const request = writeRequest(sample, { contentOf: () => new Uint8Array(), random: () => 0 });
  return {
    url: sample.url.replace(/^[^?]*\/a\??/, ''),
    sent: fieldsOf(sample.body)
      .map(({ name, value }) => `${name}=${value}`)
      .join('&'),
    values: [...readParameters(operation, request, {}, context).values.values()],
    body: readBody(operation, request, context),
  };
}

const text = '{type: string}';
const list = `{type: array, items: ${text}}`;
const filter = `{type: object, properties: {name: ${text}, tags: ${list}, range: {type: object, properties: {from: ${text}, in: ${list}}}}}`;
const nested = { name: 'n', tags: ['a+b', 'c'], range: { from: '1', in: ['x'] } };

const records = `{type: array, items: {type: object, properties: {a: ${text}, b: ${list}}}}`;

describe('a parameter of the query', () => {
  it.each<[string, string, unknown, string]>([
    [
      'style: deepObject, explode: true',
      filter,
      nested,
      'f%5Bname%5D=n&f%5Btags%5D=a%2Bb&f%5Btags%5D=c&f%5Brange%5D%5Bfrom%5D=1&f%5Brange%5D%5Bin%5D=x',
    ],
    ['style: deepObject', list, ['a', 'b'], 'f=a,b'],
    ['style: form', filter, nested, 'name=n&tags=a%2Bb&tags=c&range%5Bfrom%5D=1&range%5Bin%5D=x'],
    ['style: form, explode: true', list, ['a', 'b'], 'f=a&f=b'],
    ['style: form, explode: false', list, ['a', 'b'], 'f=a,b'],
    ['style: spaceDelimited', list, ['a', 'b'], 'f=a%20b'],
    ['style: pipeDelimited', list, ['a', 'b'], 'f=a%7Cb'],
    ['style: pipeDelimited, explode: true', list, ['a', 'b'], 'f=a&f=b'],
    ['explode: false, x-collectionFormat: tsv', list, ['a', 'b c'], 'f=a%09b%20c'],
    [
      'style: form',
      records,
      [{ a: '1' }, { a: '2', b: ['x', 'y'] }],
      'f%5B0%5D%5Ba%5D=1&f%5B1%5D%5Ba%5D=2&f%5B1%5D%5Bb%5D=x&f%5B1%5D%5Bb%5D=y',
    ],
    ['style: form', `{type: array, items: ${list}}`, [['a', 'b'], ['c']], 'f%5B0%5D=a&f%5B0%5D=b&f%5B1%5D=c'],
    [
      'style: deepObject',
      `{type: object, properties: {l: ${records}}}`,
      { l: [{ a: '1' }, { a: '2' }] },
      'f%5Bl%5D%5B0%5D%5Ba%5D=1&f%5Bl%5D%5B1%5D%5Ba%5D=2',
    ],
    ['style: form', '{type: object}', { a: '1', b: 'x y' }, 'a=1&b=x%20y'],
    [
      'style: form',
      `{type: object, properties: {a: ${text}}, additionalProperties: ${text}}`,
      { a: '1', b: '2' },
      'a=1&b=2',
    ],
  ])('%s of %s with %j is read as it was sent', (style, schema, value, want) => {
    const sent = sendSample(
      `parameters: [{name: f, in: query, required: true, ${style}, schema: ${schema}, example: ${JSON.stringify(value)}}]`,
    );
    expect(sent.url).toBe(want);
    expect(sent.values).toEqual([value]);
  });

  it.each([
    ['f%5Btags%5D%5B%5D=a&f%5Btags%5D%5B%5D=b', { tags: ['a', 'b'] }],
    ['f[tags][0]=a&f[tags][1]=b', { tags: ['a', 'b'] }],
    ['f[tags]=["a","b"]&f[name]=["c"]', { tags: ['a', 'b'], name: '["c"]' }],
    ['f[range][in][]=x&f[__proto__]=y', { range: { in: ['x'] }, ['__proto__']: 'y' }],
  ])('as other clients write it, %s, is read as well', (query, want) => {
    const { model } = modelOf(
      `paths: {/a: {get: {parameters: [{name: f, in: query, style: deepObject, schema: ${filter}}], responses: {}}}}`,
    );
    const cache = createExampleCache(new Map());
    const context = { cache, validator: { accepts: () => true, check: () => [] } as never };
    const request = { method: 'GET', url: `/a?${query}`, headers: {} };
    expect([...readParameters(model.operations[0] as never, request, {}, context).values.values()]).toEqual([want]);
  });
});

it('cookies in the style cookie are read as they are sent', () => {
  const sent = sendSample(
    `parameters: [{name: a, in: cookie, style: cookie, required: true, schema: ${list}, example: [x/1, y=2]}, {name: o, in: cookie, style: cookie, required: true, schema: {type: object}, example: {k: v w, n: '1'}}]`,
  );
  expect(sent.values).toEqual([['x/1', 'y=2'], { k: 'v w', n: '1' }]);
});

it.each<[schema: string, query: string, want: unknown[]]>([
  ['{type: object}', 'page=2&a=1&key=s&b=3&c[d]=4&e=5', [{ a: '1', c: { d: '4' } }, '2', { b: '3' }, '5']],
  ['{type: object, additionalProperties: false}', 'a=1', []],
  [`{type: object, properties: {a: ${text}}}`, 'a=1&z=2', [{ a: '1' }]],
])(
  'an object with the schema %s takes the pairs of the query %s that no other parameter names',
  (schema, query, want) => {
    const { model } = modelOf(
      `components: {securitySchemes: {k: {type: apiKey, in: query, name: key}}}
paths: {/a: {get: {security: [{k: []}], parameters: [{name: f, in: query, schema: ${schema}}, {name: page, in: query, schema: ${text}}, {name: g, in: query, schema: {type: object, properties: {b: ${text}}}}, {name: e, in: query, schema: ${text}}], responses: {}}}}`,
    );
    const context = {
      cache: createExampleCache(schemasByName(model.schemas)),
      validator: { accepts: () => true, check: () => [] } as never,
    };
    const request = { method: 'GET', url: `/a?${query}`, headers: {} };
    expect([...readParameters(model.operations[0] as never, request, {}, context).values.values()]).toEqual(want);
  },
);

it('refuses a parameter of the query that is nested too deeply', () => {
  const parameter = `{name: f, in: query, style: deepObject, schema: {type: object}}`;
  const { model } = modelOf(`paths: {/a: {get: {parameters: [${parameter}], responses: {}}}}`, '3.2.0');
  const context = {
    cache: createExampleCache(schemasByName(model.schemas)),
    validator: { accepts: () => true, check: () => [] } as never,
  };
  const read = (levels: number) =>
    readParameters(
      model.operations[0] as never,
      { method: 'GET', url: `/a?f${'[b]'.repeat(levels)}=1`, headers: {} },
      {},
      context,
    );
  expect(read(90).problems).toEqual([]);
  expect(read(10_000).problems).toEqual([
    { in: 'query', field: 'f.b', pointer: '', message: expect.stringMatching(/^is nested too deeply/) },
  ]);
});

describe('a form', () => {
  const properties = `{card: {type: object, properties: {month: {type: string}}}, expand: ${list}, tags: ${list}, meta: {type: object}}`;
  const value = { card: { month: '3' }, expand: ['a', 'b'], tags: ['c', 'd'], meta: { a: 1 } };
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
    'of the type %s has its fields by the style of their encodings, as the sandbox reads them',
    (mediaType) => {
      const { sent, body } = sendSample(
        `requestBody: {content: {${mediaType}: {schema: {type: object, properties: ${properties}}, encoding: {card: {style: deepObject, explode: true}, expand: {style: deepObject, explode: true}, tags: {style: pipeDelimited}}, example: ${JSON.stringify(value)}}}}`,
      );
      expect(sent).toBe('card[month]=3&expand=a&expand=b&tags=c|d&meta={"a":1}');
      expect(body).toMatchObject({ kind: 'body', value });
    },
  );

  it.each([
    ["{type: array, items: {type: string}, example: ['a', 'b']}", 'file=a&file=b', 2],
    ['{type: array, items: {type: string, format: binary}}', '', 1],
    ['{type: string, format: binary}', '', 1],
  ])('in parts has one name for those of %s', (schema, sent, count) => {
    const sample = sendSample(`requestBody: {content: {multipart/form-data: {schema: ${schema}}}}`);
    expect(sample.sent).toBe(sent);
    const value = sample.body.kind === 'body' ? sample.body.value : undefined;
    expect([(value as { file: unknown }).file].flat()).toHaveLength(count);
  });
});

describe('paths that differ by what follows ? in their keys', () => {
  const operations = ['/f', '/f?v=2', '/f#meta'].map((path) => ({ method: 'get', path, parameters: [] }));
  const routes = createRoutes(operations);
  it.each([
    ['', '/f'],
    ['v=2', '/f?v=2'],
    ['a=1&v=2', '/f?v=2'],
    ['v=3', '/f'],
  ])('with the query "%s" the path is %s', (query, want) => {
    const found = matchRequest({ routes: routes as never, bases: [''] }, 'GET', '/f', query);
    expect(found).toMatchObject({ kind: 'match', match: { route: { path: want } } });
  });
});

describe('the query in the key of a path', () => {
  const parameter = (place: string, name: string): string =>
    `{name: '${name}', in: ${place}, required: true, allowEmptyValue: true, schema: {type: string}}`;
  const operation = (path: string, ...parameters: string[]): string =>
    `'${path}': {get: {operationId: a, parameters: [${parameters}], responses: {}}}`;
  const inPath = [parameter('path', 'b'), parameter('path', 'key')];
  const keys = [
    operation('/f?name=J%C3%BCrgen%20M'),
    operation('/f?flag'),
    operation('/f?kind={kind}', parameter('query', 'kind')),
    operation('/f?op={op}', parameter('path', 'op')),
    operation('/g/{id}?op={op}', parameter('path', 'id'), parameter('path', 'op')),
    operation('/s3/{b}/{key+}', ...inPath),
    operation('/s3/{b}/{key}#acl', ...inPath, parameter('query', 'acl')),
    operation('/s3/{b}/{key}#tags', ...inPath, parameter('query', 'tags'), parameter('query', 'v')),
    operation('/gateway/{proxy+}'),
  ];
  const routes = createRoutes(modelOf(`paths: {${keys.join(', ')}}`).model.operations);
  it.each([
    ['/f', 'name=J%C3%BCrgen+M', '/f?name=J%C3%BCrgen%20M', {}],
    ['/f', 'a=1&%6Eame=J%c3%bcrgen%20M', '/f?name=J%C3%BCrgen%20M', {}],
    ['/f', 'flag=', '/f?flag', {}],
    ['/f', 'kind=x', '/f?kind={kind}', {}],
    ['/f', 'op=a+b%2Fc', '/f?op={op}', { op: 'a%20b%2Fc' }],
    ['/g/1', 'op=x', '/g/{id}?op={op}', { id: '1', op: 'x' }],
    ['/g/1', '', '/g/{id}?op={op}', { id: '1' }],
    ['/s3/x/y', '', '/s3/{b}/{key+}', { b: 'x', key: 'y' }],
    ['/s3/x/y/z', 'acl', '/s3/{b}/{key+}', { b: 'x', key: 'y/z' }],
    ['/s3/x/y', 'acl', '/s3/{b}/{key}#acl', { b: 'x', key: 'y' }],
    ['/s3/x/y', 'v=1&tags=', '/s3/{b}/{key}#tags', { b: 'x', key: 'y' }],
    ['/gateway/x/y', '', '/gateway/{proxy+}', { proxy: 'x/y' }],
  ])('%s with the query "%s" is a request of %s', (path, query, want, values) => {
    const found = matchRequest({ routes, bases: [''] }, 'GET', path, query);
    expect(found).toMatchObject({ kind: 'match', match: { route: { path: want }, values } });
    expect(Object.keys(found.kind === 'match' ? found.match.values : {}).sort()).toEqual(Object.keys(values).sort());
  });
});

it('matches parameters right beside each other without trying every division', () => {
  const { model } = modelOf("paths: {'/{a}{b}{c}{d}{e}{f}x': {get: {operationId: a, responses: {}}}}", '3.2.0');
  const routes = createRoutes(model.operations);
  const match = (path: string) => matchRequest({ routes, bases: [''] }, 'GET', path);
  expect(match(`/${'a'.repeat(10_000)}`)).toEqual({ kind: 'none' });
  expect(match('/opqrstuvx')).toMatchObject({
    match: { values: { a: 'opq', b: 'r', c: 's', d: 't', e: 'u', f: 'v' } },
  });
});

it('divides a segment by values that its parameters list, as long as there are few ways to', () => {
  const routeOf = (lists: Record<string, string[]>) => {
    const parameters = Object.entries(lists).map(([name, list]) => ({ name, in: 'path', schema: { enum: list } }));
    const path = `/${Object.keys(lists)
      .map((name) => `{${name}}`)
      .join('')}!`;
    const { model } = modelOf(`paths: ${JSON.stringify({ [path]: { get: { parameters, responses: {} } } })}`, '3.2.0');
    return { routes: createRoutes(model.operations), bases: [''] };
  };
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);
  const date = routeOf({ y: numbers(1950, 2050), m: numbers(10, 40), d: numbers(1, 31) });
  expect(matchRequest(date, 'GET', '/19851231!')).toMatchObject({ match: { values: { y: '1985', m: '12', d: '31' } } });
  const many = routeOf(Object.fromEntries(numbers(1, 60).map((name) => [`p${name}`, ['a', 'aa']])));
  expect(matchRequest(many, 'GET', `/${'a'.repeat(90)}b`)).toEqual({ kind: 'none' });
});

it.each<[template: string, path: string, values: Record<string, string> | undefined]>([
  ['/{a}-{b}-{c}-{d}-{e}-{f}!', `/${'a-'.repeat(5000)}`, undefined],
  ['/{a}-{b}-{c}-{d}-{e}-{f}/x', `/${'a-'.repeat(5000)}/y`, undefined],
  ['/{a}--{b}--{c}--{d}!', `/${'-'.repeat(10_000)}`, undefined],
  ['/{a}-{b}', '/x-y-z', { a: 'x-y', b: 'z' }],
  ['/{a}-{b}-{c}', '/x-y-z-w', { a: 'x-y', b: 'z', c: 'w' }],
  ['/{a}:{b}...{c}', '/me:v1.2...main', { a: 'me', b: 'v1.2', c: 'main' }],
  ['/{a}.{b}!', '/x.y!z!', { a: 'x', b: 'y!z' }],
  ['/{z}/{y}@{s}x.{f}', '/1/2@3x.a.b', { z: '1', y: '2', s: '3', f: 'a.b' }],
  ['/v{a}.{b}/{a}', '/v1.2.3/4', { a: '4', b: '3' }],
])('matches %s with %s without trying every division', (template, path, values) => {
  const { model } = modelOf(`paths: {${JSON.stringify(template)}: {get: {operationId: a, responses: {}}}}`, '3.2.0');
  const found = matchRequest({ routes: createRoutes(model.operations), bases: [''] }, 'GET', path);
  expect(found).toMatchObject(values ? { kind: 'match', match: { values } } : { kind: 'none' });
});

it.each([
  ['/{b}/{key+}', '/x/y/z', { b: 'x', key: 'y/z' }],
  ['/{key+}/{b+}', '/x/y/z', { key: 'x', b: 'y/z' }],
])('lets a parameter of %s fill several segments', (path, url, values) => {
  const names = ['b', 'key'].map((name) => `{name: ${name}, in: path, required: true, schema: {type: string}}`);
  const { model } = modelOf(`paths: {'${path}': {get: {operationId: a, parameters: [${names}], responses: {}}}}`);
  const found = matchRequest({ routes: createRoutes(model.operations), bases: [''] }, 'GET', url);
  expect(found).toMatchObject({ kind: 'match', match: { values } });
});

describe('a slash at the end of a path', () => {
  const routesOf = (...paths: string[]) =>
    createRoutes(
      modelOf(`paths: {${paths.map((path) => `'${path}': {get: {operationId: '${path}', responses: {}}}`)}}`).model
        .operations,
    );

  it.each<[paths: string[], asked: string, want: string]>([
    [['/a', '/a/'], '/a', '/a'],
    [['/a', '/a/'], '/a/', '/a/'],
    [['/a/{x}', '/a/{x}/'], '/a/1/', '/a/{x}/'],
    [['/a'], '/a/', '/a'],
    [['/a', '/{all+}'], '/a/', '/a'],
  ])('%j for %s', (paths, asked, want) => {
    const found = matchRequest({ routes: routesOf(...paths), bases: [''] }, 'GET', asked);
    expect(found).toMatchObject({ kind: 'match', match: { route: { path: want } } });
  });
});

it.each<[servers: string, want: string[]]>([
  ['[]', ['']],
  ['[{url: "https://api.example.com/{v}", variables: {v: {default: v1, enum: [v1, v2]}}}]', ['/v1', '/v2']],
  [
    '[{url: "https://{r}.example.com/{a}/{b}", variables: {r: {default: eu, enum: [eu, us]}, a: {default: x, enum: [x, yy]}, b: {default: z}}}]',
    ['/yy/z', '/x/z'],
  ],
  [
    `[{url: "https://api.example.com/{v}", variables: {v: {default: v1, enum: [${Array.from({ length: 101 }, (_, index) => `v${index}`)}]}}}]`,
    ['/v1'],
  ],
])('serves the paths of the servers %s', (servers, want) => {
  const { model } = modelOf(
    `servers: ${servers}\npaths: {/a: {get: {operationId: a, responses: {}}, put: {operationId: b, responses: {}}}}`,
  );
  expect(createBases(model.operations)).toEqual(want);
});
