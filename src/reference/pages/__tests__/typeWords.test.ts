import { describe, expect, it } from 'vitest';
import { firstSection, type Made, makeAll, schemaOf, schemasOf } from '../../__tests__/builders';
import type { Schema } from '../../model';
import { shapeOf } from '../../schemas/shape';
import { typeWords } from '../typeWords';

const named = `
Task: {type: object, title: A task}
Name: {type: string}
None: {enum: [null]}
Maybe: {type: [object, 'null'], properties: {a: {}}}
Tree: {type: array, items: {$ref: '#/components/schemas/Tree'}}
Map: {additionalProperties: {$ref: '#/components/schemas/Map'}}
Union: {oneOf: [{$ref: '#/components/schemas/Union'}, {type: string}]}`;
const schemas = schemasOf(named);
const context = {
  schemas,
  shapeOf: (schema: Schema) => shapeOf(schema, schemas),
  modelHref: (name: string) => (name === 'Task' ? '/task' : undefined),
};
const words = (yaml: string, openapi?: string): string =>
  typeWords(schemaOf(yaml, openapi), context)
    .map(({ text, href }) => (href ? `<${text}>` : text))
    .join('');
const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

describe('typeWords', () => {
  it.each([
    ['type: string', 'string'],
    ['type: integer\nformat: int64', 'integer · int64'],
    ['type: [string, integer, "null"]', 'string or integer'],
    ['type: array\nitems: {type: string}', 'array of string'],
    ['type: array\nitems: {type: array, items: {type: string}}', 'array of array of string'],
    ['type: array\nitems: {type: [string, integer]}', 'array of (string or integer)'],
    ['type: array\nitems: {oneOf: [{type: string}, {type: integer}]}', 'array of (string or integer)'],
    ['type: array\nitems: {type: array, items: {type: [string, integer]}}', 'array of array of (string or integer)'],
    ['additionalProperties: {type: [string, integer, "null"]}', 'map of (string or integer or null)'],
    ['oneOf: [{type: array, items: {type: string}}, {type: integer}]', 'array of string or integer'],
    [
      'type: array\nitems: {oneOf: [{type: array, items: {type: [string, "null"]}}, {type: integer}]}',
      'array of (array of (string or null) or integer)',
    ],
    ['type: array', 'array'],
    ['items: true', 'array of any'],
    ['items: false', 'array of nothing'],
    ['prefixItems: [true, true]', 'tuple of 2'],
    ['additionalProperties: {type: integer}', 'map of integer'],
    ['additionalProperties: true', 'object'],
    ['properties: {a: {}}\nadditionalProperties: {type: integer}', 'object'],
    ['enum: [a, 1, null]', 'string or number or null'],
    ['const: true', 'boolean'],
    ['minLength: 1', 'any'],
    ['oneOf: [{type: string}, {type: integer}, {type: string}]', 'string or integer'],
    ['anyOf: [{type: string}, {type: "null"}]', 'string'],
    ['oneOf: [{minimum: 1}, {minimum: 2}, {minimum: 3}, {minimum: 4}, {minimum: 5}]', 'one of 5'],
    [`nullable: true\noneOf: [{type: string}, ${ref('None')}]`, 'string'],
    ['nullable: true\nanyOf: [{type: [string, "null"]}, {type: integer}]', 'string or integer'],
    [`nullable: true\noneOf: [${ref('None')}, {type: "null"}]`, 'null'],
    [
      `items: {nullable: true, oneOf: [{type: string}, {type: integer}, ${ref('None')}]}`,
      'array of (string or integer or null)',
    ],
    ['const: 1.10', 'number'],
    ['enum: [12345678901234567890, a, [1], {b: 1}]', 'number or string or array or object'],
    ['type: "null"', 'null'],
    ['type: ["null"]', 'null'],
    ['oneOf: [{type: "null"}]', 'null'],
    ['items: {type: [string, "null"]}', 'array of (string or null)'],
    ['items: {anyOf: [{type: string}, {type: "null"}]}', 'array of (string or null)'],
    ['items: {oneOf: [{type: [string, "null"]}]}', 'array of (string or null)'],
    [`items: {anyOf: [${ref('Task')}, {type: "null"}]}`, 'array of (<A task> or null)'],
    [`items: ${ref('Maybe')}`, 'array of (object or null)'],
    ['items: {items: {type: [integer, "null"]}}', 'array of array of (integer or null)'],
    ['items: {type: [string, "null"], enum: [a, null]}', 'array of (string or null)'],
    ['items: {type: [string, "null"], enum: [a]}', 'array of string'],
    ['items: {type: [string, "null"], const: a}', 'array of string'],
    ['items: {type: "null"}', 'array of null'],
    ['type: [string, "null"]\nenum: [null]', 'null'],
    ['type: [number, "null"]\nconst: null', 'null'],
    ['items: {type: [string, integer, "null"], enum: [null]}', 'array of null'],
    ['oneOf: [{type: string}, {type: [number, "null"], enum: [null]}]', 'string'],
    ['additionalProperties: {type: [integer, "null"], format: int64}', 'map of (integer · int64 or null)'],
    ['oneOf: [{type: [string, "null"]}, {type: integer}]', 'string or integer or null'],
    ['oneOf: [{enum: [a, null]}, {type: "null"}]', 'string'],
    ['items: {oneOf: [{enum: [a, null]}, {type: "null"}]}', 'array of (string or null)'],
    ['oneOf: [{enum: [a, null]}, {type: [integer, "null"]}]', 'string or integer or null'],
    ['oneOf: [{enum: [a, null]}, {type: string}]', 'string or null'],
    [
      'anyOf: [{anyOf: [{type: [string, "null"]}, {type: integer}]}, {type: [string, "null"]}]',
      'string or integer or null',
    ],
    ['anyOf: [{type: [string, integer]}, {type: integer}]', 'string or integer'],
    ['type: [object, string]\nadditionalProperties: {type: integer}', 'object or string'],
    ['type: [string, integer]\nformat: date', 'string or integer · date'],
    [`allOf: [${ref('Task')}]`, '<A task>'],
    [`anyOf: [${ref('Task')}, {type: "null"}]`, '<A task>'],
    [`items: ${ref('Task')}`, 'array of <A task>'],
    [`additionalProperties: ${ref('Task')}`, 'map of <A task>'],
    [`oneOf: [${ref('Task')}, ${ref('Name')}]`, '<A task> or string'],
    [`allOf: [${ref('Name')}]`, 'string'],
  ])('%j -> %s', (yaml, want) => {
    expect(words(yaml)).toBe(want);
  });

  it.each([
    ['items: {type: string, nullable: true}', 'array of (string or null)'],
    ['nullable: true', 'any'],
    ['type: string\nnullable: true\nenum: [null]', 'null'],
    ['nullable: true\nenum: [null]', 'null'],
    ['items: {type: number, nullable: true, enum: [null]}', 'array of null'],
    ['items: {oneOf: [{type: string}, {type: number, nullable: true, enum: [null]}]}', 'array of (string or null)'],
    ['type: string\nnullable: true\nenum: [a, null]', 'string'],
    ['type: string\nnullable: true', 'string'],
  ])('of OpenAPI 3.0: %j -> %s', (yaml, want) => {
    expect(words(yaml, '3.0.3')).toBe(want);
  });

  it.each(['Tree', 'Map', 'Union'])('comes to an end in %s', (name) => {
    expect(words(`allOf: [${ref(name)}]`).length).toBeLessThan(80);
  });

  it.each(['any', 'never'] as const)('has a word for %s', (kind) => {
    expect(typeWords({ kind }, context)).toEqual([{ text: kind === 'any' ? 'any' : 'nothing' }]);
  });
});

it('shows null as a type, not as a mark, with what its alternative says', () => {
  const { pages } = makeAll(`
paths: {/a: {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {
  none: {type: 'null'}, owner: {anyOf: [{type: string}, {type: 'null', description: "Nobody *owns* it."}]},
  list: {type: array, description: List., items: {anyOf: [{type: string}, {type: 'null', description: "- One"}]}},
  named: {$ref: '#/components/schemas/Maybe'}, titled: {anyOf: [{type: string}, {type: 'null', title: No one, description: Left out.}]},
  alone: {oneOf: [{type: 'null', description: Not asked.}]}, untold: {anyOf: [{type: string}, {type: 'null', title: 'Null'}]},
  listed: {type: [string, 'null'], enum: [null]}, branch: {anyOf: [{type: integer}, {type: [string, 'null'], enum: [null], description: None.}]},
  twice: {nullable: true, oneOf: [{type: string}, {type: integer}, {$ref: '#/components/schemas/NullEnum'}]}}}}}}}}}}
components: {schemas: {NullEnum: {enum: [null]}, Maybe: {anyOf: [{type: integer}, {$ref: '#/components/schemas/No'}]},
  No: {type: 'null', description: No number.}}}`);
  const rows = firstSection({ pages } as Made).responses[0]?.mediaTypes[0]?.schema?.fields;
  const shown = rows?.map(({ type, marks, description }) => [
    type.map(({ text }) => text).join(''),
    marks.map(({ word }) => word),
    description?.source,
  ]);
  expect(shown).toEqual([
    ['null', [], undefined],
    ['string', ['nullable'], ['Null: Nobody *owns* it.']],
    ['array of (string or null)', [], ['List.', 'Null:', '- One']],
    ['Maybe', ['nullable'], undefined],
    ['string', ['nullable'], ['Null: No one', 'Null: Left out.']],
    ['null', [], ['Not asked.']],
    ['string', ['nullable'], undefined],
    ['null', [], undefined],
    ['integer', ['nullable'], ['Null: None.']],
    ['string or integer', ['nullable'], undefined],
  ]);
});
