import { expect, it } from 'vitest';
import { makeAll, modelPage } from '../../__tests__/builders';
import type { SchemaView } from '../../schemaRows';

/** What the rows of a view say of other fields, each under the names that lead to it. */
function saidIn(view: SchemaView, path: string): string[] {
  const facts = view.facts.filter(({ label }) => label.startsWith('Other fields'));
  return [
    ...facts.map(({ label, value }) => `${path}: ${label} ${value}`),
    ...view.fields.flatMap((field) => saidIn(field, `${path}.${field.name}`)),
    ...view.alternatives.flatMap(({ options }) =>
      options.flatMap(({ label, schema }) => saidIn(schema, `${path}<${label}>`)),
    ),
  ];
}

const closed = 'type: object, additionalProperties: false';

it.each<[what: string, schema: string, want: string[]]>([
  ['one object', `${closed}, properties: {a: {type: string}}`, ['A: Other fields not allowed']],
  [
    'objects in objects',
    `${closed}, properties: {a: {${closed}, properties: {b: {type: array, items: {$ref: '#/components/schemas/B'}}}}}`,
    ['A: Other fields not allowed at any level'],
  ],
  [
    'alternatives',
    `${closed}, properties: {a: {oneOf: [{type: string}, {${closed}, properties: {b: {type: string}}}]}}`,
    ['A: Other fields not allowed at any level'],
  ],
  [
    'objects beside maps, and beside what says that it takes others',
    `${closed}, properties: {a: {${closed}}, b: {type: object, additionalProperties: {type: string}}, c: {type: object, additionalProperties: true}}`,
    ['A: Other fields not allowed at any level', 'A.c: Other fields allowed'],
  ],
  [
    'objects beside an open one',
    `${closed}, properties: {a: {${closed}}, b: {type: object, properties: {c: {${closed}}}}}`,
    ['A: Other fields not allowed', 'A.a: Other fields not allowed', 'A.b.c: Other fields not allowed'],
  ],
  [
    'objects beside one that takes any field',
    `${closed}, properties: {a: {${closed}}, b: {type: object}}`,
    ['A: Other fields not allowed', 'A.a: Other fields not allowed'],
  ],
  [
    'objects in an open one',
    `type: object, properties: {a: {type: array, items: {${closed}, properties: {b: {${closed}}}}}}`,
    ['A.a: Other fields in items not allowed at any level'],
  ],
  [
    'what may not be',
    `${closed}, properties: {a: {not: {${closed}, required: [b]}}}`,
    ['A: Other fields not allowed', 'A.a<not>: Other fields not allowed'],
  ],
])('closed objects say once that they take no other fields: %s', (_what, schema, want) => {
  const made = makeAll(
    `components: {schemas: {A: {${schema}}, B: {type: object, unevaluatedProperties: false, properties: {f: {type: string}}}}}`,
  );
  expect(saidIn(modelPage(made, 'A').schema, 'A')).toEqual(want);
});
