import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { examplesOf } from '../../__tests__/builders';
import { toJsonText } from '../../jsonText';
import { makeExample } from '../schemaExample';

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats(ajv);

/** The example of a schema, which a validator has accepted. */
async function validExample(yaml: string): Promise<unknown> {
  const { schema, schemas, cache } = await examplesOf(yaml);
  const value = makeExample(schema, schemas, 'response', cache);
  const isValid = ajv.validate(parse(yaml), value);
  expect(`${JSON.stringify(value)} ${ajv.errorsText(ajv.errors)}`).toBe(`${JSON.stringify(value)} No errors`);
  expect(isValid).toBe(true);
  return value;
}

describe('texts', () => {
  it.each<[string, unknown]>([
    ["{type: string, pattern: '^[A-Z]{3}-\\d{4}$'}", 'ABC-5678'],
    ["{type: string, pattern: '^#[0-9a-f]{6}$'}", '#bcdefa'],
    ["{type: string, pattern: '^(red|green)$'}", 'red'],
    ["{type: string, pattern: '^[a-z]+(-[a-z]+)*$'}", 'text'],
    ["{type: string, pattern: '^\\+[1-9]\\d{1,14}$'}", '+2345'],
    ["{type: string, pattern: '^(?=.*[A-Z])(?=.*\\d).{8,}$'}", 'Passw0rd!'],
    ["{type: string, pattern: '^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,}$'}", 'Passw0rd'],
    ["{type: string, pattern: '^(\\w)\\1$'}", 'aa'],
    ["{type: string, pattern: '^(?<x>[ab])-\\k<x>$'}", 'a-a'],
    ["{type: string, pattern: '^\\p{Script=Greek}{2}$'}", 'ͰͰ'],
    ["{type: string, pattern: '^[a-z]*$', minLength: 12}", 'textxxxxxxxx'],
    ["{type: string, pattern: '^x[0-9]*$', minLength: 12}", expect.stringMatching(/^x\d{11,}$/)],
    ["{type: string, pattern: '^[^/]+/[^/]+$', maxLength: 5}", 'a/c'],
    ["{allOf: [{pattern: '^a'}, {pattern: 'z$'}], type: string, const: abcz}", 'abcz'],
    ['{type: string, format: email, minLength: 30}', expect.stringMatching(/^user.+@example\.com$/)],
    ['{type: string, format: uri, maxLength: 14}', 'http://ex.co'],
    ['{type: string, format: date-time, maxLength: 30}', '2026-03-02T08:15:00Z'],
    ['{type: string, format: byte, minLength: 20}', 'dGV4dGV4dGV4dGV4dGV4'],
    ['{type: string, format: duration}', 'P1D'],
    ['{type: string, format: json-pointer}', '/example'],
    ['{type: string, format: regex}', '^[a-z]+$'],
    ['{type: string, format: time}', '08:15:00Z'],
    ['{minLength: 3}', 'text'],
    ['{type: [string, integer], not: {type: string}}', 1],
  ])('%s -> %j', async (yaml, want) => {
    expect(await validExample(yaml)).toEqual(want);
  });
});

describe('numbers', () => {
  it.each<[string, unknown]>([
    ['{type: number, exclusiveMinimum: 0, exclusiveMaximum: 1}', 0.5],
    ['{type: number, minimum: 0.25, maximum: 0.3}', 0.3],
    ['{type: number, multipleOf: 0.01, minimum: 0.1}', 1],
    ['{type: integer, format: int32, minimum: -2147483648, maximum: 2147483647}', 1],
    ['{type: integer, minimum: -9223372036854775808, maximum: 9223372036854775807}', 1],
    ['{type: number, minimum: -90, maximum: 90}', 1],
    ['{type: integer, minimum: 0, maximum: 100}', 1],
    ['{type: number, minimum: -5, maximum: -2}', -2],
    ['{type: integer, minimum: -100, maximum: 100, multipleOf: 15}', 15],
    ['{type: number, minimum: -999.99, maximum: 999.99, multipleOf: 0.01}', 1],
    ['{type: number, maximum: 0.6, multipleOf: 0.25}', 0.5],
    ['{type: integer, minimum: 1000000000001}', 1000000000001],
    ['{type: number, minimum: 0.123456789012345, maximum: 0.123456789012345}', 0.123456789012345],
    ['{type: integer, multipleOf: 2.5}', 5],
    ['{allOf: [{multipleOf: 4}, {multipleOf: 6}], type: integer}', 12],
    ['{type: integer, exclusiveMinimum: 5, exclusiveMaximum: 7}', 6],
    ['{type: integer, maximum: -10}', -10],
    ['{type: integer, not: {const: 1}}', 2],
    ['{anyOf: [{type: integer, minimum: 5}], maximum: 9}', 5],
  ])('%s -> %j', async (yaml, want) => {
    expect(await validExample(yaml)).toEqual(want);
  });
});

it.each([
  ['{type: integer, exclusiveMinimum: 9007199254740992, exclusiveMaximum: 9007199254740994}', '9007199254740993'],
  ['{type: integer, exclusiveMinimum: 9007199254740992}', '9007199254740993'],
  ['{type: integer, exclusiveMaximum: -9007199254740992}', '-9007199254740993'],
  ['{type: integer, minimum: 9007199254740993, maximum: 9007199254740999, multipleOf: 7}', '9007199254740995'],
  ['{type: integer, minimum: -9007199254740999, maximum: -9007199254740993, multipleOf: 7}', '-9007199254740995'],
  [
    '{type: number, exclusiveMinimum: 1.000000000000000001, exclusiveMaximum: 1.000000000000000003}',
    '1.000000000000000002',
  ],
  ['{type: number, multipleOf: 10000000000000000000001, minimum: 1}', '10000000000000000000001'],
])('%s, of more digits than JavaScript holds -> %s', async (yaml, want) => {
  const { schema, schemas, cache } = await examplesOf(yaml);
  expect(toJsonText(makeExample(schema, schemas, 'response', cache))).toBe(want);
});

describe('lists', () => {
  it.each<[string, unknown]>([
    ['{type: array, items: {type: string}, minItems: 3, uniqueItems: true}', ['text', 'text2', 'text3']],
    ['{type: array, items: {enum: [a, b]}, minItems: 2, uniqueItems: true}', ['a', 'b']],
    ['{type: array, items: {type: boolean}, minItems: 2, uniqueItems: true}', [true, false]],
    ['{type: array, items: {properties: {a: {type: integer}}}, minItems: 2, uniqueItems: true}', [{ a: 1 }, { a: 2 }]],
    ['{type: array, maxItems: 0, items: {type: string}}', []],
    ['{type: array, items: {type: integer}, contains: {minimum: 5}}', [5]],
    ['{type: array, contains: {type: integer}, minContains: 2}', [1, 1]],
    ['{type: array, contains: {const: 5}, unevaluatedItems: {type: string}}', [5]],
    ['{type: array, contains: {const: 5}, unevaluatedItems: {type: string}, minItems: 2}', ['text', 5]],
    ['{type: array, contains: {type: integer}, unevaluatedItems: false, minItems: 2}', [1, 1]],
    ['{prefixItems: [{type: string}], contains: {const: 5}, unevaluatedItems: false}', ['text', 5]],
    ['{type: array, contains: {const: x}, items: {type: string}, minItems: 3, maxContains: 1}', ['text', 'text', 'x']],
    ['{type: array, contains: {const: 1}, maxContains: 1, items: {type: integer}, minItems: 3}', [2, 2, 1]],
    ["{type: array, items: {type: string, pattern: '^[a-c]$'}, minItems: 3, uniqueItems: true}", ['a', 'b', 'c']],
    ['{type: array, items: {oneOf: [{const: a}, {const: b}]}, minItems: 2, uniqueItems: true}', ['a', 'b']],
    ['{prefixItems: [{type: integer}, {type: string}], items: false, minItems: 2}', [1, 'text']],
    ['{allOf: [{items: {minLength: 5}}, {items: {type: string}}], type: array}', ['textx']],
  ])('%s -> %j', async (yaml, want) => {
    expect(await validExample(yaml)).toEqual(want);
  });
});

describe('objects', () => {
  it.each<[string, unknown]>([
    ['{type: object, required: [a]}', { a: {} }],
    ["{type: object, required: [a], properties: {a: {type: 'null'}}}", { a: null }],
    ["{required: [a], properties: {a: {oneOf: [{type: 'null'}, {not: {}}]}}}", { a: null }],
    ['{type: object, required: [a], additionalProperties: {type: string}}', { a: 'text' }],
    ["{type: object, patternProperties: {'^x-': {type: integer}}, additionalProperties: false}", { 'x-': 1 }],
    [
      "{type: object, minProperties: 2, patternProperties: {'^x-': {type: integer}}, additionalProperties: false}",
      { 'x-': 1, 'x-1': 2 },
    ],
    ['{type: array, minItems: 2, prefixItems: [{type: string}], unevaluatedItems: {type: integer}}', ['text', 1]],
    ["{type: object, required: [x-a], patternProperties: {'^x-': {type: integer}}}", { 'x-a': 1 }],
    ['{type: object, propertyNames: {enum: [en, de]}, additionalProperties: {type: string}}', { en: 'text' }],
    [
      '{type: object, propertyNames: {format: uuid}, additionalProperties: {type: integer}}',
      { '0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11': 1 },
    ],
    [
      '{type: object, propertyNames: {type: string, format: email}, minProperties: 2, additionalProperties: {type: integer}}',
      { 'user@example.com': 1, 'me@ex.co': 2 },
    ],
    ['{type: object, propertyNames: {minLength: 8}, additionalProperties: {type: integer}}', { textxxxx: 1 }],
    ["{type: object, propertyNames: {pattern: '^[a-z]{2}$'}, additionalProperties: {type: string}}", { ab: 'text' }],
    ['{type: object, minProperties: 2, additionalProperties: {type: integer}}', { key: 1, key2: 2 }],
    ['{properties: {a: {type: integer}, b: {type: integer}}, required: [b], maxProperties: 1}', { b: 1 }],
    ['{properties: {a: {type: integer}}, dependentRequired: {a: [b]}}', { a: 1, b: {} }],
    [
      '{properties: {a: {type: integer}}, dependentSchemas: {a: {required: [b], properties: {b: {type: string}}}}}',
      { a: 1, b: 'text' },
    ],
    ['{properties: {a: {type: integer}, b: {type: integer}}, not: {required: [a]}, required: [b]}', { b: 1 }],
    [
      '{properties: {k: {enum: [x, y]}, n: {type: integer}}, if: {properties: {k: {const: x}}}, then: {properties: {n: {minimum: 10}}}}',
      { k: 'x', n: 10 },
    ],
    [
      '{properties: {k: {const: z}, n: {type: integer}}, if: {properties: {k: {const: x}}}, else: {required: [o], properties: {o: {type: string}}}}',
      { k: 'z', n: 1, o: 'text' },
    ],
    ['{properties: {a: {type: string, example: 5}, b: {type: integer, default: x}}}', { a: 'text', b: 1 }],
  ])('%s -> %j', async (yaml, want) => {
    expect(await validExample(yaml)).toEqual(want);
  });
});

describe('unions', () => {
  it.each<[string, unknown]>([
    ['{oneOf: [{type: number}, {type: integer}]}', 1.5],
    [
      '{oneOf: [{required: [a], properties: {a: {type: string}}}, {required: [b], properties: {b: {type: string}}}]}',
      { a: 'text' },
    ],
    ['{oneOf: [{properties: {k: {type: string}}}, {properties: {k: {type: integer}}, required: [k]}]}', { k: 'text' }],
    ['{anyOf: [{type: string, maxLength: 2}, {type: integer}], not: {type: string}}', 1],
    ['{type: object, oneOf: [{properties: {a: false}}, {required: [a]}], properties: {a: {type: integer}}}', {}],
    ['{allOf: [{oneOf: [{const: a}, {const: b}]}, {oneOf: [{const: b}, {const: c}]}]}', 'b'],
  ])('%s -> %j', async (yaml, want) => {
    expect(await validExample(yaml)).toEqual(want);
  });
});

describe('patterns that would take for ever', () => {
  it.each(['^(a+)+$', '^(a|a)*b$', '(x+x+)+y', '^([a-z]{1,500}){1,500}!$', '(.*)*{9999999}', '^[', '(?!)'])(
    '%s',
    async (pattern) => {
      const yaml = `{type: string, pattern: ${JSON.stringify(pattern)}, example: ${JSON.stringify('a'.repeat(500))}}`;
      const { schema, schemas, cache } = await examplesOf(`{properties: {p: ${yaml}}}`);
      expect(makeExample(schema, schemas, 'request', cache)).toBeDefined();
    },
  );
});
