import { expect, it } from 'vitest';
import { examplesOf } from '../../__tests__/builders';
import { makeExample, makeShortExample } from '../schemaExample';

const time = "{type: string, format: date-time, example: '2020-01-01 10:00'}";
const ref = (name: string) => `{$ref: '#/components/schemas/${name}'}`;
const tagged = (name: string, more: string) =>
  `${name}: {type: object, required: [kind], properties: {kind: {type: string}, ${more}}}`;
const named = [
  `Short: {type: string, maxLength: 2, example: abcdef}`,
  `E: {type: object, properties: {id: {type: integer}, when: {type: string, format: date-time}, n: {type: integer, readOnly: true}, w: {type: integer, writeOnly: true}}, example: {id: 1, when: '1.1.2020', n: 3, w: 4}}`,
  `Odd: {type: object, properties: {id: {type: integer}}, example: {id: '1'}}`,
  `Part: {type: object, required: [id, name], properties: {id: {type: integer}, name: {type: string}}, example: {id: 7}}`,
  tagged('Cat', `born: {type: string, format: date, example: '1.1.2020'}`),
  tagged('Dog', `age: {type: integer, maximum: 5, example: 77}`),
  `Pet: {oneOf: [${ref('Cat')}, ${ref('Dog')}], discriminator: {propertyName: kind}}`,
].join('\n');

it.each<[name: string, yaml: string, want: unknown]>([
  ['format', time, '2020-01-01 10:00'],
  ['length', '{type: string, maxLength: 2, example: abcdef}', 'abcdef'],
  ['pattern', "{type: string, pattern: '^[0-9]+$', example: abc}", 'abc'],
  ['limit', '{type: integer, maximum: 5, example: 77}', 77],
  ['limit of its format', '{type: integer, format: int32, example: 3000000000}', 3000000000],
  ['items', '{type: array, minItems: 3, uniqueItems: true, items: {type: integer}, example: [4, 4]}', [4, 4]],
  ['fields', '{type: object, maxProperties: 1, example: {a: 1, b: 2}}', { a: 1, b: 2 }],
  ['first of several', "{type: string, format: date, examples: ['1.1.2020', '2020-01-01']}", '1.1.2020'],
  ['default', "{type: string, format: date, default: '1.1.2020'}", '1.1.2020'],
  ['enumeration', '{type: string, maxLength: 2, enum: [abc, def]}', 'abc'],
  ['constant', '{const: abc, maxLength: 2}', 'abc'],
  ['items of another type', "{type: array, items: {type: integer}, example: ['1', '2']}", [1]],
  ['texts that are numbers', '{type: array, items: {type: string}, example: [1, 2]}', ['text']],
  ['no multiple', '{type: integer, multipleOf: 2, example: 3}', 2],
  ['another value', '{type: string, enum: [a], example: b}', 'a'],
  ['a named schema', ref('Short'), 'abcdef'],
  ['an object', ref('E'), { id: 1, when: '1.1.2020', n: 3 }],
  ['an object with a field of another type', ref('Odd'), { id: 1 }],
  ['an object without a required field', ref('Part'), { id: 1, name: 'text' }],
  ['allOf of one', `{allOf: [${ref('E')}], description: d}`, { id: 1, when: '1.1.2020', n: 3 }],
  ['allOf', `{allOf: [${ref('E')}, {properties: {more: {type: string}}}]}`, { id: 1, when: '1.1.2020', n: 3 }],
  ['optional union', `{anyOf: [${time}, {type: 'null'}]}`, '2020-01-01 10:00'],
  [
    'of a union',
    "{oneOf: [{type: string, format: date}, {type: string, format: uuid}], example: '1.1.2020'}",
    '1.1.2020',
  ],
  ['alternatives', `{oneOf: [${time}, {type: string, format: uuid}]}`, '2020-01-01 10:00'],
  ['a discriminator', ref('Pet'), { kind: 'Cat', born: '1.1.2020' }],
  ['a map', `{type: object, additionalProperties: ${time}}`, { key: '2020-01-01 10:00' }],
  ['a list', `{type: array, items: ${time}}`, ['2020-01-01 10:00']],
  [
    'a unique list',
    `{type: array, minItems: 2, uniqueItems: true, items: ${time}}`,
    ['2020-01-01 10:00', '2026-03-03T08:15:00Z'],
  ],
  [
    'a condition',
    `{type: object, properties: {a: ${time}}, if: {required: [b]}, then: {required: [c]}}`,
    { a: '2020-01-01 10:00' },
  ],
  [
    'a dependency',
    `{type: object, properties: {a: ${time}}, dependentSchemas: {a: {required: [b], properties: {b: {type: integer}}}}}`,
    { a: '2020-01-01 10:00', b: 1 },
  ],
])('an example of the author that only misses a limit is used inside others: %s', async (_name, yaml, want) => {
  const { schema, schemas, cache } = await examplesOf(
    `{type: object, required: [inner], properties: {inner: ${yaml}}}`,
    named,
  );
  expect(makeExample(schema, schemas, 'response', cache)).toEqual({ inner: want });
});

it('is used in the short example as well, without what a request does not have', async () => {
  const { schema, cache } = await examplesOf(
    `{type: object, required: [e], properties: {e: ${ref('E')}, s: ${time}, x: {type: string}}}`,
    named,
  );
  expect(makeShortExample(schema, cache)).toEqual({ e: { id: 1, when: '1.1.2020', w: 4 }, s: '2020-01-01 10:00' });
});

it('frees no other value from its limits', async () => {
  const yaml = `{type: object, required: [kind], properties: {kind: {const: a}, when: ${time}, n: {type: integer}}, if: {properties: {kind: {const: a}}}, then: {properties: {n: {minimum: 10}}}}`;
  const { schema, schemas, cache } = await examplesOf(yaml);
  expect(makeExample(schema, schemas, 'response', cache)).toEqual({ kind: 'a', when: '2020-01-01 10:00', n: 10 });
});
