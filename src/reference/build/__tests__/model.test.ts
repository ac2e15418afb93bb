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
