import { describe, expect, it } from 'vitest';
import { modelOf } from '../../__tests__/builders';

describe('operations', () => {
  it('come from paths in their order, then from webhooks', () => {
    const { model } = modelOf(
      'webhooks: {done: {post: {}}}\npaths: {/b: {get: {}}, /a: {put: {}, get: {}}, x-c: {get: {}}}',
    );
    expect(model.operations.map(({ kind, method, path }) => `${kind} ${method} ${path}`)).toEqual([
      'operation get /b',
      'operation put /a',
      'operation get /a',
      'webhook post done',
    ]);
  });

  it('have paths that begin with a slash', () => {
    const { model } = modelOf('paths: {b: {get: {}}, "{c}/d": {get: {}}, e: {}}');
    expect(model.operations.map(({ path, pointer }) => `${path} ${pointer}`)).toEqual([
      '/b #/paths/b/get',
      '/{c}/d #/paths/{c}~1d/get',
    ]);
    expect(model.emptyPaths).toEqual(['/e']);
  });

  it('have ids of their own, and report every one that is stated again', () => {
    const { model, problems } = modelOf(
      'paths: {/a: {get: {operationId: x}, put: {operationId: x}}, "/b/{x}": {get: {}}, /b/x: {get: {}}}',
    );
    expect(model.operations.map(({ id }) => id)).toEqual(['x', 'putA', 'getBX', 'getBX-2']);
    expect(problems.map(({ severity, place, message }) => `${severity} ${place.pointer} ${message}`)).toEqual([
      'error #/paths/~1a/put/operationId The operationId "x" is used before, by GET /a.',
    ]);
  });

  it('leave a stated id to the operation that states it, whatever is made for those before', () => {
    const { model, problems } = modelOf('paths: {/a: {get: {}}, /b: {get: {operationId: getA}}}');
    expect(model.operations.map(({ id }) => id)).toEqual(['getA-2', 'getA']);
    expect(problems).toEqual([]);
  });
});

describe('a link by operationRef', () => {
  const paths = `paths:
  "/b/{x}": {get: {}}
  /b/x: {get: {}, post: {callbacks: {done: {/b: {get: {}}}}}}
  /c/1: {$ref: '#/components/pathItems/C'}
  /c/2: {$ref: '#/components/pathItems/C'}
  /links: {get: {operationId: links, responses: {200: {links: {next: {operationRef: REFERENCE}}}}}}
components: {pathItems: {C: {get: {operationId: c}}}}`;
  it.each([
    ['an operation whose derived id is free', '#/paths/~1b~1{x}/get', 'getBX'],
    ['one whose derived id is numbered', '#/paths/~1b~1x/get', 'getBX-2'],
    ['one written with percent signs', '#/paths/~1b~1%7Bx%7D/get', 'getBX'],
    ['one by way of the reference of its path', '#/paths/~1c~12/get', 'getC2'],
    ['one where it stands', '#/components/pathItems/C/get', 'c'],
    ['one of a callback, which has no address', '#/paths/~1b~1x/post/callbacks/done/~1b/get', undefined],
    ['nothing', '#/paths/~1nope/get', undefined],
    ['another description', 'https://x.org/openapi.yaml#/paths/~1a/get', undefined],
  ])('leads to %s', (_case, reference, want) => {
    const { model } = modelOf(paths.replace('REFERENCE', `"${reference}"`));
    const [response] = model.operations.find(({ id }) => id === 'links')?.responses ?? [];
    expect(response?.links).toMatchObject([{ operationId: want, operationPointer: reference }]);
    if (want !== undefined) expect(model.operations.map(({ id }) => id)).toContain(want);
  });
});

describe('the description itself', () => {
  it.each(['3.0.3', '3.1.0', '3.2.0'])('of version %s', (version) => {
    expect(modelOf('tags: [{name: a}]', version).model).toMatchObject({
      title: 'Test',
      version: '1',
      openapi: version,
      tags: [{ name: 'a' }],
      groups: [],
      operations: [],
      schemas: [],
    });
  });

  it('may be nearly empty', () => {
    expect(modelOf('info: null\npaths: null\ncomponents: null').model).toMatchObject({
      title: 'API',
      version: '',
      operations: [],
    });
  });
});

describe('schemas', () => {
  it('are all components, used or not, in their order', () => {
    const { model } = modelOf('components: {schemas: {B: {x-page: g/b}, A: true, constructor: {type: string}}}');
    expect(model.schemas).toMatchObject([
      { name: 'B', page: 'g/b', pointer: '#/components/schemas/B' },
      { name: 'A', schema: { kind: 'any' } },
      { name: 'constructor', schema: { types: ['string'] } },
    ]);
  });

  it('take in what is referred to elsewhere, also from there', () => {
    const { model } = modelOf(`
paths:
  /a:
    get:
      parameters: [{name: q, in: query, schema: {$ref: '#/components/schemas/A/properties/b'}}]
components:
  schemas:
    A: {properties: {b: {properties: {c: {$ref: '#/components/schemas/A/$defs/d'}}}}, $defs: {d: {type: integer}}}`);
    expect(model.schemas.map(({ name, pointer }) => `${name} ${pointer}`)).toEqual([
      'A #/components/schemas/A',
      'A.b #/components/schemas/A/properties/b',
      'A.d #/components/schemas/A/$defs/d',
    ]);
    expect(model.schemas[2]?.schema).toMatchObject({ types: ['integer'] });
  });

  it('stay references, so that a cycle is JSON', () => {
    const { model } = modelOf(`components: {schemas: {A: {properties: {a: {$ref: '#/components/schemas/A'}}}}}`);
    expect(JSON.parse(JSON.stringify(model)).schemas[0].schema.properties[0].schema).toMatchObject({
      kind: 'reference',
      name: 'A',
    });
  });
});

it.each(['', ' ', undefined])('an API with the title %j is called API', (title) => {
  const info = title === undefined ? {} : { title };
  expect(modelOf(`info: ${JSON.stringify(info)}`).model.title).toBe('API');
});
