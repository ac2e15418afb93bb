import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentOf } from '../../__tests__/builders';
import type { Json } from '../../json';
import { writtenKeywords } from '../jsonSchema';
import { createValidator } from '../validator';

/** A tree, and a stricter one that gives its anchor another meaning (JSON Schema 2020-12, core 8.2.3.2). */
const tree =
  "tree: {$id: tree, $dynamicAnchor: node, type: object, properties: {value: true, children: {items: {$dynamicRef: '#node'}}}}";
const treeThat = (keeps: string): string =>
  `{$id: https://example.com/a, $dynamicAnchor: node, $ref: tree, ${keeps}, $defs: {${tree}}}`;

/** A schema for each keyword, and values of which it accepts some and refuses others: Ajv says which. */
const cases: [keyword: string, schema: string, values: Json[]][] = [
  ['type', '{type: [integer, "null"]}', [1, 1.0, 1.5, null, '1', true, [], {}]],
  ['format', '{format: date}', ['2028-02-29', '2030-02-29', 'today', 1]],
  ['enum', '{enum: [a, 1, null, {b: [1]}]}', ['a', 'b', 1, null, { b: [1] }, { b: [2] }, false]],
  ['const', '{const: {a: 1, b: [2]}}', [{ b: [2], a: 1 }, { a: 1 }, { a: 1, b: [2], c: 3 }]],
  ['pattern', '{pattern: "^a+$"}', ['aa', 'ab', '', 1]],
  ['minLength', '{minLength: 2}', ['ab', 'a', '💚', '💚💚', 1]],
  ['maxLength', '{maxLength: 1}', ['a', '💚', 'ab', []]],
  ['minimum', '{minimum: 1.5}', [1.5, 1.4, 2, '1']],
  ['exclusiveMinimum', '{exclusiveMinimum: 1.5}', [1.5, 1.6, '1']],
  ['maximum', '{maximum: -1}', [-1, -0.5, -2, '0']],
  ['exclusiveMaximum', '{exclusiveMaximum: -1}', [-1, -1.5, '0']],
  ['multipleOf', '{multipleOf: 2.5}', [5, 7.5, 6, 0, -2.5, '6']],
  ['minItems', '{minItems: 1}', [[], [1], {}]],
  ['maxItems', '{maxItems: 1}', [[], [1], [1, 2], { a: 1, b: 2 }]],
  [
    'uniqueItems',
    '{uniqueItems: true}',
    [
      [1, '1', true],
      [1, 1.0],
      [{ a: 1 }, { a: 1 }],
      [0, false],
    ],
  ],
  ['minContains', '{contains: {type: string}, minContains: 2}', [['a'], ['a', 1, 'b'], []]],
  ['minContains', '{contains: {type: string}, minContains: 0, maxContains: 1}', [[], ['a', 1], ['a', 'b']]],
  ['maxContains', '{contains: {type: string}, maxContains: 1}', [['a', 1], ['a', 'b'], [1]]],
  ['minProperties', '{minProperties: 1}', [{}, { a: 1 }, []]],
  ['maxProperties', '{maxProperties: 1}', [{}, { a: 1 }, { a: 1, b: 1 }, [1, 2]]],
  ['properties', '{properties: {a: {type: string}, b: false}}', [{ a: 'x' }, { a: 1 }, { b: 1 }, { c: 1 }, 'a']],
  ['required', '{required: [a, toString]}', [{}, { a: 1 }, { a: 1, toString: 1 }, []]],
  ['dependentRequired', '{dependentRequired: {a: [b]}}', [{}, { a: 1 }, { a: 1, b: 1 }, { b: 1 }]],
  ['patternProperties', '{patternProperties: {^x-: {type: string}}}', [{ 'x-a': 'b' }, { 'x-a': 1 }, { a: 1 }]],
  [
    'additionalProperties',
    '{properties: {a: {}}, patternProperties: {^x-: {}}, additionalProperties: {type: string}}',
    [{ a: 1, 'x-b': 1 }, { c: 1 }, { c: 'd' }],
  ],
  ['propertyNames', '{propertyNames: {maxLength: 1}}', [{ a: 1 }, { ab: 1 }, {}]],
  ['prefixItems', '{prefixItems: [{type: string}, {type: integer}]}', [['a', 1, true], ['a'], [1], ['a', 'b'], {}]],
  ['items', '{prefixItems: [{type: string}], items: {type: integer}}', [['a', 1], ['a', 'b'], [1], []]],
  ['items', '{items: false}', [[], [1]]],
  ['contains', '{contains: {type: string}}', [['a', 1], [1], [], {}]],
  ['oneOf', '{oneOf: [{type: integer}, {minimum: 2}]}', [1, 2.5, 3, 'a', 1.5]],
  ['anyOf', '{anyOf: [{type: integer}, {minimum: 2}]}', [1, 2.5, 3, 1.5]],
  ['allOf', '{allOf: [{type: integer}, {minimum: 2}, true]}', [1, 2.5, 3, 1.5]],
  ['not', '{not: {type: integer}}', [1, 1.5, 'a']],
  ['if', '{if: {required: [a]}, then: {required: [b]}, else: {required: [c]}}', [{}, { a: 1 }, { c: 1 }]],
  ['then', '{if: {required: [a]}, then: {required: [b]}}', [{}, { a: 1 }, { a: 1, b: 1 }]],
  ['else', '{if: {required: [a]}, else: {required: [b]}}', [{}, { a: 1 }, { b: 1 }]],
  ['dependentSchemas', '{dependentSchemas: {a: {required: [b]}}}', [{}, { a: 1 }, { a: 1, b: 1 }]],
  ['$ref', "{$id: https://example.com/a, $defs: {t: {type: string}}, $ref: '#/$defs/t', maxLength: 1}", ['a', 'ab', 1]],
  ['$ref', "{$id: https://example.com/a, type: object, additionalProperties: {$ref: '#'}}", [{ a: {} }, { a: 1 }]],
  ['$id', '{$id: https://example.com/a, $ref: b/c, $defs: {c: {$id: b/c, type: string}}}', ['a', 1]],
  ['$anchor', "{$id: https://example.com/a, $ref: '#t', $defs: {t: {$anchor: t, type: string}}}", ['a', 1]],
  [
    '$dynamicAnchor',
    "{$id: https://example.com/a, $ref: '#t', $defs: {t: {$dynamicAnchor: t, type: string}}}",
    ['a', 1],
  ],
  [
    '$dynamicRef',
    treeThat('unevaluatedProperties: false'),
    [{ children: [{ value: 1 }] }, { children: [{ more: 1 }] }, { more: 1 }, { children: [{ children: [1] }] }],
  ],
  ['$dynamicRef', treeThat('required: [value]'), [{ value: 1 }, { value: 1, children: [{}] }, { value: 1, more: 1 }]],
  ['unevaluatedItems', '{prefixItems: [true], unevaluatedItems: false}', [[1], [1, 2], []]],
  [
    'unevaluatedItems',
    '{prefixItems: [true], unevaluatedItems: {type: string}}',
    [
      [1, 'a'],
      [1, 2],
    ],
  ],
  [
    'unevaluatedItems',
    '{allOf: [{prefixItems: [true, true]}], unevaluatedItems: false}',
    [
      [1, 2],
      [1, 2, 3],
    ],
  ],
  [
    'unevaluatedItems',
    '{anyOf: [{prefixItems: [{const: a}]}, {prefixItems: [true, {const: b}]}], unevaluatedItems: false}',
    [['a'], ['c', 'b'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
  ],
  [
    'unevaluatedItems',
    '{if: {prefixItems: [{const: a}]}, then: {prefixItems: [true, true]}, unevaluatedItems: false}',
    [['a', 1], ['a', 1, 2], []],
  ],
  [
    'unevaluatedItems',
    "{$id: https://example.com/a, $ref: '#/$defs/one', unevaluatedItems: false, $defs: {one: {prefixItems: [true]}}}",
    [[1], [1, 2]],
  ],
  ['unevaluatedItems', '{not: {not: {prefixItems: [true]}}, unevaluatedItems: false}', [[], [1]]],
  ['unevaluatedProperties', '{properties: {a: true}, unevaluatedProperties: false}', [{ a: 1 }, { b: 1 }, [1]]],
  [
    'unevaluatedProperties',
    '{properties: {a: true}, unevaluatedProperties: {type: string}}',
    [{ a: 1, b: 'c' }, { b: 1 }],
  ],
  [
    'unevaluatedProperties',
    '{allOf: [{properties: {a: true}}, {patternProperties: {^x-: true}}], unevaluatedProperties: false}',
    [
      { a: 1, 'x-b': 1 },
      { a: 1, c: 1 },
    ],
  ],
  [
    'unevaluatedProperties',
    '{anyOf: [{required: [a], properties: {a: true}}, {required: [b], properties: {b: true}}], unevaluatedProperties: false}',
    [{ a: 1 }, { b: 1 }, { a: 1, b: 1 }, { a: 1, c: 1 }, {}],
  ],
  [
    'unevaluatedProperties',
    '{oneOf: [{properties: {a: {type: string}}, required: [a]}, {properties: {b: true}, required: [b]}], unevaluatedProperties: false}',
    [{ a: 'c' }, { b: 1 }, { a: 1, b: 1 }, { a: 'c', d: 1 }],
  ],
  [
    'unevaluatedProperties',
    '{if: {required: [a], properties: {a: true}}, then: {properties: {b: true}}, else: {properties: {c: true}}, unevaluatedProperties: false}',
    [{ a: 1, b: 1 }, { a: 1, c: 1 }, { c: 1 }, { b: 1 }],
  ],
  [
    'unevaluatedProperties',
    '{dependentSchemas: {a: {properties: {a: true, b: true}}}, unevaluatedProperties: false}',
    [{ a: 1, b: 1 }, { b: 1 }, {}],
  ],
  [
    'unevaluatedProperties',
    "{$id: https://example.com/a, $ref: '#/$defs/one', unevaluatedProperties: false, $defs: {one: {properties: {a: true}}}}",
    [{ a: 1 }, { b: 1 }],
  ],
  ['unevaluatedProperties', '{not: {not: {properties: {a: true}}}, unevaluatedProperties: false}', [{}, { a: 1 }]],
  [
    'unevaluatedProperties',
    '{properties: {a: {unevaluatedProperties: false}}, unevaluatedProperties: false}',
    [{ a: {} }, { a: { b: 1 } }],
  ],
];

/** Where Ajv says the opposite of the specification (JSON Schema 2020-12, core 8.2.3.2, 10.2.2, 10.3.1 and 11.2). */
const beyondAjv: [rule: string, schema: string, value: Json, want: boolean][] = [
  [
    'contains evaluates the items that it matches alone',
    '{contains: {type: string}, unevaluatedItems: false}',
    ['a', 1],
    false,
  ],
  [
    'a condition that does not hold evaluates nothing',
    '{if: {prefixItems: [{const: a}]}, then: {prefixItems: [true, true]}, unevaluatedItems: false}',
    ['b'],
    false,
  ],
  [
    'items in the else of a condition evaluates all',
    '{if: {prefixItems: [{const: a}]}, else: {items: true}, unevaluatedItems: false}',
    ['b', 1],
    true,
  ],
  [
    'a dynamic anchor of the outermost resource counts wherever it is in it',
    "{$id: https://example.com/a, $ref: b, $defs: {b: {$id: b, items: {$dynamicRef: '#i'}, $defs: {i: {$dynamicAnchor: i}}}, i: {$dynamicAnchor: i, type: string}}}",
    [1],
    false,
  ],
];

/** What Ajv says of values; nothing where a reference of the schema leads nowhere. */
function judge(schema: unknown, values: Json[]): boolean[] | undefined {
  const ajv = addFormats(new Ajv2020({ strict: false, logger: false, ownProperties: true }));
  try {
    const validate = ajv.compile(schema as object);
    return values.map((value) => validate(value));
  } catch (error) {
    if (error instanceof Ajv2020.MissingRefError) return undefined;
    throw error;
  }
}

/** What our validator says of them. */
async function accepted(Subject: unknown, values: Json[]): Promise<boolean[]> {
  const document = { ...documentOf(''), components: { schemas: { Subject } } };
  const validator = await createValidator(document, new Map());
  return values.map((value) => validator.accepts('#/components/schemas/Subject', value, 'request'));
}

it.each(cases)('%s is judged as Ajv judges it: %s', async (keyword, yaml, values) => {
  const schema: unknown = parse(yaml);
  const judged = judge(schema, values);
  expect(await accepted(schema, values)).toEqual(judged);
  expect(new Set(judged), 'some accepted, some refused').toEqual(new Set([true, false]));
  const withoutIt = JSON.parse(JSON.stringify(schema).replaceAll(`"${keyword}":`, '"x-other":'));
  expect(judge(withoutIt, values), 'what Ajv says without the keyword').not.toEqual(judged);
});

it.each(beyondAjv)('%s: %s', async (_rule, yaml, value, want) => {
  expect(await accepted(parse(yaml), [value])).toEqual([want]);
  expect(judge(parse(yaml), [value]), 'a new Ajv may be right: then this is a row above').toEqual([!want]);
});

it('has a row for each keyword of JSON Schema that values have to keep', () => {
  const ajv = new Ajv2020();
  const rows = new Set(cases.map(([keyword]) => keyword));
  expect(writtenKeywords.filter((keyword) => ajv.getKeyword(keyword) && !rows.has(keyword))).toEqual([]);
});
