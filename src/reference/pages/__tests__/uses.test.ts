import { describe, expect, it } from 'vitest';
import { modelOf, operation, parameter } from '../../__tests__/builders';
import { schemasByName } from '../../schema';
import { findUses, placesOf } from '../uses';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

describe('placesOf', () => {
  it('names every place of an operation, callbacks included', () => {
    const { model } = modelOf(`
paths:
  /a:
    post:
      parameters: [{name: q, in: query, schema: ${ref('A')}}, {name: plain, in: query}]
      requestBody: {content: {a/b: {schema: ${ref('A')}}}}
      responses: {200: {headers: {X: {schema: ${ref('A')}}}, content: {a/b: {schema: ${ref('A')}}, c/d: {itemSchema: ${ref('A')}}}}, 204: {}}
      callbacks: {done: {x: {post: {requestBody: {content: {a/b: {schema: ${ref('A')}}}}}}}}`);
    const [first = operation()] = model.operations;
    expect(placesOf(first).map(({ place, schemas }) => `${place} ${schemas.length}`)).toEqual([
      'query q 1',
      'request 1',
      '200 2',
      '200 header 1',
      'done request 1',
    ]);
  });

  it('finds none in an operation without schemas', () => {
    expect(placesOf(operation({ parameters: [parameter()] }))).toEqual([]);
  });
});

describe('findUses', () => {
  const { model } = modelOf(`
paths:
  /a: {get: {operationId: a, parameters: [{name: q, in: query, schema: ${ref('Q')}}], responses: {200: {content: {a/b: {schema: ${ref('A')}}, c/d: {schema: {properties: {rows: {items: ${ref('D')}}}}}}}}}}
components:
  schemas:
    Q: {type: string}
    A: {properties: {b: {type: array, items: ${ref('B')}}, in: {properties: {q: ${ref('Q')}}}}}
    B: {allOf: [${ref('C')}, {properties: {a: ${ref('A')}}}]}
    C: {type: object}
    D: {title: Named D, properties: {more: {properties: {}, allOf: [${ref('E')}]}}}
    E: {type: object}
    Unused: {properties: {c: ${ref('C')}}}`);
  const uses = findUses(model.operations, schemasByName(model.schemas));

  it.each([
    ['A', ['200']],
    ['B', ['200, in A.b']],
    ['C', ['200, in A.b']],
    ['Q', ['query q', '200, in A.in.q']],
    ['D', ['200, in rows']],
    ['E', ['200, in Named D.more']],
    ['Unused', undefined],
  ])('%s is used at %j', (name, want) => {
    const byOperation = uses.operations.get(name);
    expect(byOperation && [...byOperation.values()].flat()).toEqual(want);
  });

  it.each([
    ['A', ['B.a']],
    ['B', ['A.b']],
    ['C', ['Unused.c']],
    ['E', ['D.more']],
    ['Q', ['A.in.q']],
  ])('%s is the type of %j', (name, want) => {
    expect(uses.fields.get(name)?.map(({ schema, field }) => `${schema}.${field}`)).toEqual(want);
  });
});

it('finds the fields whose type is a place inside another schema', () => {
  const { model } = modelOf(`
paths: {}
components:
  schemas:
    Node: {properties: {id: {type: integer}, children: {type: array, items: ${ref('Node')}}}}
    Box: {properties: {all: ${ref('Node/properties/children')}, first: ${ref('Node')}}}
    Loop: {properties: {own: {properties: {again: ${ref('Loop/properties/own')}, node: ${ref('Node')}}}}}`);
  const { fields } = findUses(model.operations, schemasByName(model.schemas));
  expect(fields.get('Node')?.filter(({ schema }) => ['Node', 'Box', 'Loop'].includes(schema))).toEqual([
    { schema: 'Node', field: 'children' },
    { schema: 'Box', field: 'all' },
    { schema: 'Box', field: 'first' },
    { schema: 'Loop', field: 'own.again.node' },
    { schema: 'Loop', field: 'own.node' },
  ]);
});

it('places inside schemas that have each other twice are gone through once for each model', () => {
  const places = Array.from({ length: 24 }, (_place, index) => {
    const next = `A/properties/p${index + 1}`;
    return `p${index}: {properties: {a: ${ref(next)}, b: ${ref(next)}}}`;
  });
  const { model } = modelOf(`components:
  schemas:
    Last: {properties: {id: {type: integer}}}
    A: {properties: {${places.join(', ')}, p24: {properties: {last: ${ref('Last')}}}}}`);
  const { fields } = findUses(model.operations, schemasByName(model.schemas));
  expect(fields.get('Last')?.length).toBeLessThan(100);
});
