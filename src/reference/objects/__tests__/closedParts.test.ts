import { describe, expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import { createExampleCache, makeExample } from '../../examples/schemaExample';
import { schemasByName } from '../../schema';
import { createValidator } from '../../validate/validator';
import { buildModel } from '../model';

const closed = 'additionalProperties: false';
const a = `A: {type: object, required: [a], properties: {a: {type: integer}}, ${closed}}`;
const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

/** The example of the schema S among these, and which of the values are valid. */
async function read(schemas: string, values: object[]) {
  const document = documentOf(`components: {schemas: {${schemas}}}`, '3.0.3');
  const { model, schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  const validator = await createValidator(document, schemaNodes);
  const named = schemasByName(model.schemas);
  const schema = named.get('S')?.schema ?? { kind: 'any' };
  return {
    example: makeExample(schema, named, 'request', createExampleCache(named, validator)),
    valid: values.map((value) => validator.check('#/components/schemas/S', value as never, 'request').length === 0),
  };
}

describe('parts of which one refuses fields that another states', () => {
  const both = { a: 1, b: 'text' };
  const values = [both, { a: 1 }, { ...both, x: 1 }, { b: 'text' }];
  it.each<[what: string, schemas: string, valid: boolean[]]>([
    [
      'both closed',
      `${a}, S: {allOf: [${ref('A')}, {type: object, required: [b], properties: {b: {type: string}}, ${closed}}]}`,
      [true, false, false, false],
    ],
    [
      'one closed',
      `${a}, S: {allOf: [${ref('A')}, {type: object, required: [b], properties: {b: {type: string}}}]}`,
      [true, false, true, false],
    ],
    [
      'the fields beside, closed',
      `${a}, S: {allOf: [${ref('A')}], required: [b], properties: {b: {type: string}}, ${closed}}`,
      [true, false, false, false],
    ],
    [
      'two names',
      `${a}, B: {type: object, required: [b], properties: {b: {type: string}}, ${closed}}, S: {allOf: [${ref('A')}, ${ref('B')}]}`,
      [true, false, false, false],
    ],
    [
      'fields that may be left out',
      `A: {type: object, required: [a], properties: {a: {type: integer}}, ${closed}}, S: {allOf: [${ref('A')}, {properties: {b: {type: string}}, ${closed}}]}`,
      [true, true, false, false],
    ],
    [
      'levels',
      `${a}, M: {allOf: [${ref('A')}, {properties: {m: {type: string}}, ${closed}}]}, S: {allOf: [${ref('M')}, {required: [b], properties: {b: {type: string}}, ${closed}}]}`,
      [true, false, false, false],
    ],
  ])('count for the whole: %s', async (_what, schemas, valid) => {
    const found = await read(schemas, values);
    expect(found.example).toMatchObject(both);
    expect(found.valid).toEqual(valid);
  });

  it.each<[what: string, schemas: string]>([
    [
      'alone',
      `T: {allOf: [${ref('S')}, {properties: {b: {type: string}}}]}, S: {type: object, properties: {a: {type: integer}}, ${closed}}`,
    ],
    ['in one that only wraps it', `${a}, S: {allOf: [${ref('A')}], nullable: true}`],
    [
      'beside one that only requires',
      `A: {type: object, properties: {a: {type: integer}}, ${closed}}, S: {allOf: [${ref('A')}, {required: [a]}]}`,
    ],
  ])('leave a schema closed %s', async (_what, schemas) => {
    const found = await read(schemas, [{ a: 1 }, { a: 1, b: 'text' }]);
    expect(found.example).toEqual({ a: 1 });
    expect(found.valid).toEqual([true, false]);
  });
});
