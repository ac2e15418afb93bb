import { expect, it } from 'vitest';
import { counterpartOf } from '../counterpart';
import type { SchemaOfView, View } from '../schemas/views';

let reads = 0;

/** A view of schemas whose properties count how often they are read. */
function viewOf(schemas: Record<string, string[]>): View {
  const toSchema = ([pointer, names]: [string, string[]]): SchemaOfView => ({
    pointer,
    orNull: false,
    node: {
      get properties() {
        reads += 1;
        return Object.fromEntries(names.map((name) => [name, {}]));
      },
    },
  });
  const beside = { isNever: false, pointer: '#/a', isReference: false, stated: '#/a', references: [] };
  return { ...beside, schemas: Object.entries(schemas).map(toSchema) };
}

it.each<[place: string, other: Record<string, string[]>, want: string | undefined]>([
  ['at the same place', { '#/A': ['a'], '#/B': ['b'] }, '#/B'],
  ['with the most properties in common', { '#/A': ['b'], '#/C': ['b', 'c'] }, '#/C'],
  ['the first of several', { '#/C': ['b'], '#/D': ['c'] }, '#/C'],
  ['none that shares a property', { '#/C': ['d'], '#/D': [] }, undefined],
  ['the only one', { '#/C': ['d'] }, undefined],
])('finds the schema %s', (_place, other, want) => {
  const view = viewOf({ '#/A': ['a'], '#/B': ['b', 'c'] });
  expect(counterpartOf('#/B/properties/b', view, viewOf(other))).toBe(want);
});

it('takes the innermost schema that holds a place', () => {
  const view = viewOf({ '#/A': [], '#/A/allOf/0': [], '#/A/allOf/01': [] });
  expect(counterpartOf('#/A/allOf/0/properties/b', view, view)).toBe('#/A/allOf/0');
});

it('reads the properties of schemas once, however many places are in them', () => {
  const names = Array.from({ length: 50 }, (_, index) => `p${index}`);
  const [view, other] = [viewOf({ '#/A': names, '#/B': names }), viewOf({ '#/C': names, '#/D': names })];
  reads = 0;
  for (const name of names) counterpartOf(`#/A/properties/${name}`, view, other);
  expect(reads).toBe(3);
});
