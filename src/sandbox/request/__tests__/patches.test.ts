import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import type { Json } from '../../../reference/json';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';
import { applyPatch } from '../patches';
import { emptyState, type JsonObject, type SandboxResponse } from '../types';

const merge = 'application/merge-patch+json';
const operations = 'application/json-patch+json; charset=utf-8';

describe('a merge patch', () => {
  // The examples of RFC 7396, appendix A.
  it.each<[target: Json, patch: Json, want: Json]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('makes of %j with %j %j', (target, patch, value) => {
    expect(applyPatch(target, patch, merge)).toEqual({ value });
  });

  it('may name a member as every object calls one', () => {
    const patch = JSON.parse('{"__proto__": {"a": 1}, "constructor": null}') as Json;
    expect(JSON.stringify(applyPatch({}, patch, merge))).toBe('{"value":{"__proto__":{"a":1}}}');
  });
});

describe('a list of operations', () => {
  // Most are the examples of RFC 6902, appendix A.
  it.each<[target: Json, patch: Json, want: Json]>([
    [{ foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { foo: 'bar', baz: 'qux' }],
    [{ foo: ['bar', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }], { foo: ['bar', 'qux', 'baz'] }],
    [{ foo: ['bar'] }, [{ op: 'add', path: '/foo/-', value: ['abc'] }], { foo: ['bar', ['abc']] }],
    [{ foo: ['bar'] }, [{ op: 'add', path: '/foo/1', value: 'x' }], { foo: ['bar', 'x'] }],
    [{ baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
    [{ foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
    [{ baz: 'qux' }, [{ op: 'replace', path: '/baz', value: null }], { baz: null }],
    [{ a: { b: 1 }, c: {} }, [{ op: 'move', from: '/a/b', path: '/c/d' }], { a: {}, c: { d: 1 } }],
    [{ foo: ['a', 'b', 'c'] }, [{ op: 'move', from: '/foo/0', path: '/foo/2' }], { foo: ['b', 'c', 'a'] }],
    [{ a: [1] }, [{ op: 'copy', from: '/a', path: '/b' }], { a: [1], b: [1] }],
    [{ a: { x: 1, y: 2 } }, [{ op: 'test', path: '/a', value: { y: 2, x: 1 } }], { a: { x: 1, y: 2 } }],
    [{ a: null }, [{ op: 'test', path: '/a', value: null }], { a: null }],
    [
      { '/': 1, '~1': 2 },
      [
        { op: 'remove', path: '/~01' },
        { op: 'replace', path: '/~1', value: 3 },
      ],
      { '/': 3 },
    ],
    [{ a: 1 }, [{ op: 'replace', path: '', value: { b: 2 } }], { b: 2 }],
    [{ '': 1 }, [{ op: 'remove', path: '/' }], {}],
    [{ a: 1 }, [], { a: 1 }],
  ])('makes of %j with %j %j', (target, patch, value) => {
    expect(applyPatch(target, patch, operations)).toEqual({ value });
  });

  it.each<[patch: Json, pointer: string, isConflict: boolean]>([
    [{ op: 'remove', path: '/a' }, '', false],
    [['remove'], '/0', false],
    [[{ op: 'add', path: '/a' }], '/0/value', false],
    [[{ op: 'add', value: 1 }], '/0/path', false],
    [[{ op: 'add', path: 'a', value: 1 }], '/0/path', false],
    [[{ op: 'add', path: '/none/b', value: 1 }], '/0/path', false],
    [[{ op: 'add', path: '/toString/b', value: 1 }], '/0/path', false],
    [[{ op: 'add', path: '/list/3', value: 1 }], '/0/path', false],
    [[{ op: 'add', path: '/list/01', value: 1 }], '/0/path', false],
    [[{ op: 'replace', path: '/list/-', value: 1 }], '/0/path', false],
    [[{ op: 'remove', path: '/none' }], '/0/path', false],
    [[{ op: 'replace', path: '/none', value: 1 }], '/0/path', false],
    [[{ op: 'copy', from: '/none', path: '/b' }], '/0/from', false],
    [[{ op: 'move', path: '/b' }], '/0/from', false],
    [[{ op: 'move', from: '/a', path: '/a/b' }], '/0/path', false],
    [[{ op: 'set', path: '/a', value: 1 }], '/0/op', false],
    [
      [
        { op: 'add', path: '/b', value: 1 },
        { op: 'test', path: '/a', value: 2 },
      ],
      '/1',
      true,
    ],
    [[{ op: 'test', path: '/none', value: null }], '/0', true],
  ])('cannot be applied: %j', (patch, pointer, isConflict) => {
    const patched = applyPatch({ a: { c: 1 }, list: [1, 2] }, patch, operations);
    expect(patched).toMatchObject({ fault: { pointer, isConflict } });
  });
});

describe('a patch that is costly', () => {
  const copies = (count: number, operation: (index: number) => Json): Json[] =>
    Array.from({ length: count }, (_, index) => operation(index));

  it.each<[name: string, target: Json, patch: Json[]]>([
    [
      'copies of what was copied',
      { a: { b: 'x' } },
      copies(60, (index) => ({ op: 'copy', from: '/a', path: `/a/${index}` })),
    ],
    [
      'copies of a long text',
      { a: 'x'.repeat(1_000_000) },
      copies(20, (index) => ({ op: 'copy', from: '/a', path: `/b${index}` })),
    ],
    ['a list that grows by each', { list: [] }, copies(100_000, () => ({ op: 'add', path: '/list/-', value: 1 }))],
    ['an object that grows by each', {}, copies(2000, (index) => ({ op: 'add', path: `/k${index}`, value: 0 }))],
    [
      'a value inside itself, again and again',
      { a: {} },
      copies(100_000, () => ({ op: 'copy', from: '', path: '/a' })),
    ],
  ])('is refused where it goes too far: %s', (_name, target, patch) => {
    const patched = applyPatch(target, patch, operations);
    expect(patched).toMatchObject({
      fault: { message: expect.stringMatching(/^goes beyond the 10485760 steps/), isConflict: false },
    });
  });

  it('is refused where a path is too deep', () => {
    const patch = [{ op: 'add', path: '/a'.repeat(101), value: 1 }];
    expect(applyPatch({}, patch, operations)).toMatchObject({
      fault: { pointer: '/0/path', message: 'has more than 100 levels' },
    });
  });

  it('is applied where it has many operations', () => {
    const patch = copies(2000, (index) => ({ op: 'add', path: '/list/-', value: index }));
    expect(applyPatch({ list: [] }, patch, operations)).toEqual({ value: { list: copies(2000, (index) => index) } });
  });
});

const toys = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /toys:
    get: {operationId: listToys, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Toy'}}}}}}}
    post:
      operationId: createToy
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Toy'}}}}
      responses: {'201': {description: One., headers: {location: {schema: {type: string}}}, content: {application/json: {schema: {$ref: '#/components/schemas/Toy'}}}}}
  /toys/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: getToy, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Toy'}}}}}}
    put:
      operationId: putToy
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Toy'}}}}
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Toy'}}}}}
    patch:
      operationId: patchToy
      requestBody:
        content:
          application/json: {schema: {$ref: '#/components/schemas/Toy'}}
          application/merge-patch+json: {schema: {$ref: '#/components/schemas/Toy'}}
          application/json-patch+json: {schema: {type: array, items: {type: object, properties: {op: {type: string}, path: {type: string}, value: {}}}}}
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Toy'}}}}}
components:
  schemas:
    Toy:
      type: object
      required: [id, name]
      properties:
        id: {type: integer, readOnly: true}
        name: {type: string, minLength: 1}
        colour: {type: string, default: red}
        note: {type: [string, 'null']}
        dims: {type: object, properties: {w: {type: integer}, h: {type: integer}}}
        createdAt: {type: string, readOnly: true}
`;

/** The toy after a request, and the response to it. */
async function after(
  method: string,
  type: string,
  body: Json,
  yaml = toys,
): Promise<{ toy: JsonObject; status: number }> {
  const description = await prepareDescription(documentOf(yaml));
  let state = emptyState;
  const send = (verb: string, url: string, contentType: string, sent?: Json): SandboxResponse => {
    const { response, state: next } = handleRequest(
      description,
      {
        ...{ method: verb, url: `/v1${url}`, headers: { 'content-type': contentType } },
        ...(sent === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(sent)) }),
      },
      state,
      { now: 0, random: Math.random },
    );
    state = next;
    return response;
  };
  const whole = { name: 'Bear', colour: 'blue', note: 'n', dims: { w: 1, h: 2 } };
  const { id } = JSON.parse(String(send('POST', '/toys', 'application/json', whole).body)) as { id: number };
  const { status } = send(method, `/toys/${id}`, type, body);
  const {
    id: _id,
    createdAt: _createdAt,
    ...toy
  } = JSON.parse(String(send('GET', `/toys/${id}`, '').body)) as JsonObject;
  return { toy, status };
}

it.each<[method: string, type: string, body: Json, toy: JsonObject]>([
  ['PUT', 'application/json', { name: 'Cat' }, { name: 'Cat', colour: 'red' }],
  ['PUT', 'application/json', { name: 'Cat', dims: { h: 5 } }, { name: 'Cat', colour: 'red', dims: { h: 5 } }],
  ['PATCH', 'application/json', { name: 'Cat' }, { name: 'Cat', colour: 'blue', note: 'n', dims: { w: 1, h: 2 } }],
  ['PATCH', merge, { dims: { w: 5 } }, { name: 'Bear', colour: 'blue', note: 'n', dims: { w: 5, h: 2 } }],
  ['PATCH', merge, { note: null, dims: { h: null } }, { name: 'Bear', colour: 'blue', dims: { w: 1 } }],
  [
    ...(['PATCH', operations] as const),
    [
      { op: 'remove', path: '/note' },
      { op: 'replace', path: '/dims/w', value: 9 },
      { op: 'move', from: '/name', path: '/colour' },
      { op: 'add', path: '/name', value: 'Cat' },
    ],
    { name: 'Cat', colour: 'Bear', dims: { w: 9, h: 2 } },
  ],
])('%s of %s with %j leaves %j', async (method, type, body, toy) => {
  expect(await after(method, type, body)).toEqual({ toy, status: 200 });
});

it.each<[body: Json, status: number]>([
  [{ name: 'Cat' }, 200],
  [{ note: 'x' }, 200],
  [{ note: 'x', dims: null }, 200],
  [{ colour: null }, 422],
  [{ note: null, dims: null, colour: null }, 422],
])(
  'of an object that needs certain fields, what a merge patch leaves has to have them: %j, %i',
  async (body, status) => {
    const needs = 'required: [id, name]\n      minProperties: 4\n      dependentRequired: {note: [colour]}';
    const yaml = toys.replace('required: [id, name]', needs);
    expect((await after('PATCH', merge, body, yaml)).status).toBe(status);
  },
);

it.each<[type: string, body: Json]>([
  [merge, { note: null, code: 'c' }],
  [
    operations,
    [
      { op: 'remove', path: '/note' },
      { op: 'add', path: '/code', value: 'c' },
    ],
  ],
])(
  'of fields of which an object has one, a patch of %s puts another one in the place of one: %j',
  async (type, body) => {
    const needs = 'required: [id, name]\n      oneOf: [{required: [note]}, {required: [code]}]';
    const yaml = toys
      .replace('required: [id, name]', needs)
      .replace('colour: {', 'code: {type: string}\n        colour: {');
    const toy = { name: 'Bear', colour: 'blue', code: 'c', dims: { w: 1, h: 2 } };
    expect(await after('PATCH', type, body, yaml)).toEqual({ toy, status: 200 });
  },
);

it.each<[headers: Record<string, string>, origin: string]>([
  [{ host: 'localhost:4010' }, 'http://localhost:4010'],
  [{}, 'https://api.example.com'],
])('says where a new object is, for %j', async (headers, origin) => {
  const description = await prepareDescription(documentOf(toys));
  const body = new TextEncoder().encode('{"name": "Bear"}');
  const request = { method: 'POST', url: '/v1/toys?a=b', headers: { 'content-type': 'application/json', ...headers } };
  const { response } = handleRequest(description, { ...request, body }, emptyState, { now: 0, random: Math.random });
  const { id } = JSON.parse(String(response.body)) as { id: number };
  expect(response.headers).toContainEqual(['location', `${origin}/v1/toys/${id}`]);
});

it.each<[type: string, body: Json, status: number]>([
  [merge, { name: null }, 422],
  [merge, { dims: { w: 'wide' } }, 422],
  [operations, [{ op: 'remove', path: '/name' }], 422],
  [
    operations,
    [
      { op: 'replace', path: '/name', value: 'Cat' },
      { op: 'remove', path: '/none' },
    ],
    422,
  ],
  [operations, [{ op: 'test', path: '/name', value: 'Cat' }], 409],
])('a patch of %s with %j is refused, and changes nothing: %i', async (type, body, status) => {
  const toy = { name: 'Bear', colour: 'blue', note: 'n', dims: { w: 1, h: 2 } };
  expect(await after('PATCH', type, body)).toEqual({ toy, status });
});

it('keeps the id of an object that is replaced by a body without it', async () => {
  const row = '{type: object, properties: {id: {type: string}, name: {type: string}, note: {type: string}}}';
  const content = (example: string): string => `content: {application/json: {schema: ${row}, example: ${example}}}`;
  const shown = '{id: "7", name: a, note: b}';
  const yaml = `paths:
  /rows: {get: {responses: {'200': {description: OK, content: {application/json: {schema: {type: array, items: ${row}}, example: [${shown}]}}}}}}
  /rows/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 7}]
    get: {responses: {'200': {description: OK, ${content(shown)}}}}
    put: {requestBody: {${content('{name: c}')}}, responses: {'200': {description: OK, ${content(shown)}}}}`;
  const description = await prepareDescription(documentOf(yaml));
  let state = emptyState;
  const send = (method: string, url: string, body?: string): SandboxResponse => {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: new TextEncoder().encode(body) };
    const outcome = handleRequest(description, { method, url, headers, ...sent }, state, { now: 0, random: () => 0.5 });
    state = outcome.state;
    return outcome.response;
  };
  const changed = { id: '7', name: 'd' };
  expect(JSON.parse(String(send('PUT', '/rows/7', '{"name":"d"}').body))).toEqual(changed);
  expect(JSON.parse(String(send('GET', '/rows/7').body))).toEqual(changed);
  expect(JSON.parse(String(send('GET', '/rows').body))).toEqual([changed]);
});
