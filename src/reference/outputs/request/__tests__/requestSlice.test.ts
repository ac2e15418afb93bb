import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../pointer';
import type { Node } from '../positions';
import { makeRequestSlice, type RequestSlice } from '../requestSlice';
import { writeOutSlice } from '../writeOutSlice';

const place = { method: 'post', path: '/tasks' };

/** A description of one operation, with more beside it. */
function description(operation: Node, rest: Node = {}): Node {
  return {
    openapi: '3.1.0',
    info: { title: 'Tasks', version: '2', description: 'long' },
    paths: { '/tasks': { post: operation }, '/other': { get: {} } },
    ...rest,
  };
}

function slice(operation: Node, rest: Node = {}): RequestSlice {
  const made = makeRequestSlice(description(operation, rest), place);
  if (!made) throw new Error('There is no slice.');
  return made;
}

function operationOf(made: Node): Node {
  return valueAt(made, '#/paths/~1tasks/post') as Node;
}

/** Every `$ref` in a value, data or not. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : references(child),
  );
}

const body = (schema: Node): Node => ({ requestBody: { content: { 'application/json': { schema } } } });
const schemas = (named: Node): Node => ({ components: { schemas: named } });
const ref = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });

describe('a slice', () => {
  it('holds all that its operation refers to, by name, and nothing else', () => {
    const made = slice(
      {
        parameters: [{ $ref: '#/components/parameters/Page' }],
        requestBody: { $ref: '#/components/requestBodies/Task' },
      },
      {
        components: {
          parameters: { Page: { name: 'page', in: 'query', schema: ref('Number') }, Unused: {} },
          requestBodies: { Task: { content: { 'application/json': { schema: ref('Task') } } } },
          schemas: {
            Task: { properties: { parent: ref('Task'), shop: ref('Shop') } },
            Shop: { properties: { tasks: { type: 'array', items: ref('Task') } } },
            Number: { type: 'integer' },
            Unused: {},
          },
        },
      },
    );
    expect(Object.keys(made.paths)).toEqual(['/tasks']);
    expect(Object.keys(made.components.schemas ?? {}).sort()).toEqual(['Number', 'Shop', 'Task']);
    expect(Object.keys(made.components.parameters ?? {})).toEqual(['Page']);
    const found = references(made);
    expect(found).toHaveLength(7);
    expect(found.filter((reference) => valueAt(made, reference) === undefined)).toEqual([]);
  });

  it.each<[string, Node, Node, Node]>([
    [
      'a part of a component',
      ref('Task/properties/id'),
      { Task: { properties: { id: { type: 'string' } } } },
      ref('Task/properties/id'),
    ],
    ['a name with a slash', ref('a~1b'), { 'a/b': { type: 'string' } }, ref('a~1b')],
    ['what is not there', ref('Nobody'), {}, {}],
    ['another file', { $ref: 'file:///etc/passwd' }, {}, {}],
    ['a name of the language', { $ref: '#/components/schemas/__proto__' }, {}, {}],
  ])('leads to %s as far as it can', (_name, given, named, want) => {
    const made = slice(body(given), schemas(named));
    const schema = valueAt(operationOf(made), '#/requestBody/content/application~1json/schema');
    expect(schema).toEqual(want);
    expect(references(made).filter((reference) => valueAt(made, reference) === undefined)).toEqual([]);
  });

  it('takes in what a reference outside the components leads to', () => {
    const other = { get: { parameters: [{ name: 'page', in: 'query' }] } };
    const document = description({ parameters: [{ $ref: '#/paths/~1other/get/parameters/0' }] });
    const made = makeRequestSlice({ ...document, paths: { ...(document.paths as Node), '/other': other } }, place);
    const [reference = ''] = references(made);
    expect(valueAt(made, reference)).toEqual({ name: 'page', in: 'query' });
    expect(Object.keys(made?.paths ?? {})).toEqual(['/tasks']);
  });

  it('follows the values of a discriminator, by reference and by name', () => {
    const discriminator = {
      propertyName: 'type',
      mapping: { a: '#/components/schemas/A', b: 'B', c: 'https://example.com/c' },
    };
    const made = slice(body({ discriminator }), schemas({ A: { type: 'object' }, B: {} }));
    expect(made.components.schemas).toEqual({ A: { type: 'object' }, B: {} });
    expect(valueAt(operationOf(made), '#/requestBody/content/application~1json/schema/discriminator/mapping')).toEqual({
      a: '#/components/schemas/A',
      b: '#/components/schemas/B',
    });
  });

  it('leaves the data of the author alone, and takes properties of any name for what they are', () => {
    const data = { $ref: '/etc/passwd' };
    const given = {
      type: 'object',
      default: data,
      examples: [data],
      'x-own': data,
      properties: { example: ref('A'), $ref: { type: 'string' }, description: { type: 'string', description: 'long' } },
    };
    const made = slice(body(given), schemas({ A: { type: 'string' } }));
    expect(valueAt(operationOf(made), '#/requestBody/content/application~1json/schema')).toEqual({
      ...given,
      properties: { ...given.properties, description: { type: 'string' } },
    });
    expect(made.components.schemas).toEqual({ A: { type: 'string' } });
  });

  it.each<[string, Node, Node, Node]>([
    [
      'the servers of the operation',
      { servers: [{ url: '/a' }] },
      { servers: [{ url: '/b' }] },
      { servers: [{ url: '/a' }] },
    ],
    ['the servers of the root', {}, { servers: [{ url: '/b' }] }, { servers: [{ url: '/b' }] }],
    ['the server that is there when none is', {}, {}, { servers: [{ url: '/' }] }],
    ['the security of the root', {}, { security: [{ key: [] }] }, { security: [{ key: [] }] }],
    ['no security where the operation says so', { security: [] }, { security: [{ key: [] }] }, { security: [] }],
  ])('states %s', (_name, operation, rest, want) => {
    expect(operationOf(slice(operation, rest))).toMatchObject(want);
  });

  it('keeps the security schemes that are asked for', () => {
    const securitySchemes = { key: { type: 'apiKey', description: 'long' }, other: { type: 'oauth2' } };
    const made = slice({ security: [{ key: [] }] }, { components: { securitySchemes } });
    expect(made.components).toEqual({ securitySchemes: { key: { type: 'apiKey' } } });
  });

  it('joins the parameters of the path with those of the operation, by name and place', () => {
    const document = description({ parameters: [{ name: 'id', in: 'query', required: true }] });
    const item = valueAt(document, '#/paths/~1tasks') as Node;
    item.parameters = [
      { name: 'id', in: 'query' },
      { name: 'id', in: 'header' },
    ];
    expect(operationOf(makeRequestSlice(document, place) ?? {}).parameters).toEqual([
      { name: 'id', in: 'query', required: true },
      { name: 'id', in: 'header' },
    ]);
  });

  it('gives a parameter with a media type the schema of it', () => {
    const content = { 'application/json': { schema: { type: 'object' }, example: { a: 1 } } };
    const made = slice({ parameters: [{ name: 'filter', in: 'query', content }] });
    expect(operationOf(made).parameters).toEqual([
      { name: 'filter', in: 'query', schema: { type: 'object' }, example: { a: 1 } },
    ]);
  });

  it('keeps the media types of the responses alone', () => {
    const responses = { 200: { description: 'OK', content: { 'text/csv': { schema: ref('A') } }, links: {} } };
    expect(operationOf(slice({ responses })).responses).toEqual({
      200: { description: '', content: { 'text/csv': {} } },
    });
  });

  it('is not there for an operation that is not', () => {
    expect(makeRequestSlice(description({}), { method: 'get', path: '/tasks' })).toBeUndefined();
    expect(makeRequestSlice(description({}), { method: 'get', path: '/none' })).toBeUndefined();
  });
});

describe('a slice written out', () => {
  const schemaOf = (made: Node | undefined): unknown =>
    valueAt(operationOf(made ?? {}), '#/requestBody/content/application~1json/schema');

  it('ends at what is open further up, with its type', () => {
    const named = {
      Task: { type: 'object', properties: { parent: ref('Task'), shops: { type: 'array', items: ref('Shop') } } },
      Shop: { type: 'object', properties: { task: ref('Task'), id: { type: 'integer' } } },
    };
    const written = writeOutSlice(slice(body(ref('Task')), schemas(named)), 10_000);
    const shop = { type: 'object', properties: { task: { type: 'object' }, id: { type: 'integer' } } };
    expect(schemaOf(written)).toEqual({
      type: 'object',
      properties: { parent: { type: 'object' }, shops: { type: 'array', items: shop } },
    });
    expect(references(written)).toEqual([]);
  });

  it('lays what stands beside a reference over it', () => {
    const made = slice(body({ ...ref('A'), default: 1 }), schemas({ A: { type: 'integer', default: 0 } }));
    expect(schemaOf(writeOutSlice(made, 10_000))).toEqual({ type: 'integer', default: 1 });
  });

  it.each([
    [['array', 'null'], 'array'],
    [['null', 'string', 'integer'], 'string'],
    [['null'], 'null'],
    ['string', 'string'],
  ])('states one type for %j', (type, want) => {
    const made = slice(body({ type, properties: { type: { type } }, default: { type } }));
    expect(schemaOf(writeOutSlice(made, 10_000))).toEqual({
      type: want,
      properties: { type: { type: want } },
      default: { type },
    });
  });

  it('has the schemas themselves as the values of a discriminator', () => {
    const given = { discriminator: { propertyName: 'type', mapping: { a: '#/components/schemas/A' } } };
    const made = slice(body(given), schemas({ A: { type: 'object' } }));
    expect(schemaOf(writeOutSlice(made, 10_000))).toEqual({
      discriminator: { propertyName: 'type', mapping: { a: { type: 'object' } } },
    });
  });

  it('gives up at the cap, however many schemas refer to each other', () => {
    const names = Array.from({ length: 40 }, (_, index) => `S${index}`);
    const all = Object.fromEntries(names.map((name) => [name, ref(name)]));
    const named = Object.fromEntries(names.map((name) => [name, { type: 'object', properties: all }]));
    const made = slice(body(ref('S0')), schemas(named));
    expect(references(made)).toHaveLength(40 * 40 + 1);
    expect(writeOutSlice(made, 200_000)).toBeUndefined();
  });

  it('gives up on a chain that is too long for the stack', () => {
    const named = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`S${index}`, { items: ref(`S${index + 1}`) }]),
    );
    expect(writeOutSlice(slice(body(ref('S0')), schemas(named)), 10_000_000)).toBeUndefined();
  });

  it('is as long as its text, a little more or less', () => {
    const made = slice(body({ type: 'object', properties: { name: { type: 'string', enum: ['a"b', 1, null] } } }));
    const length = JSON.stringify(writeOutSlice(made, 10_000)).length;
    expect(writeOutSlice(made, Math.round(length * 1.1))).toBeDefined();
    expect(writeOutSlice(made, Math.round(length * 0.9))).toBeUndefined();
  });

  it('drops the key that would set a prototype', () => {
    const made = slice(body({ example: JSON.parse('{"__proto__": {"a": 1}, "b": 2}') }));
    expect(JSON.stringify(schemaOf(writeOutSlice(made, 10_000)))).toBe('{"example":{"b":2}}');
  });
});
