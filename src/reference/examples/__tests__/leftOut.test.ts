import { describe, expect, it } from 'vitest';
import { examplesOf } from '../../__tests__/builders';
import { makeExample } from '../schemaExample';

const shapes = 'A: {type: object, properties: {a: {type: string}}}\nB: {type: object, properties: {b: {type: string}}}';
const union = "oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]";

async function example(yaml: string, named = shapes): Promise<unknown> {
  const { schema, schemas, cache } = await examplesOf(yaml, named);
  return makeExample(schema, schemas, 'response', cache);
}

describe('alternatives that accept the same values', () => {
  it.each<[string, unknown]>([
    [`{properties: {x: {type: string}, s: {${union}}, y: {type: integer}}}`, { x: 'text', s: { a: 'text' }, y: 1 }],
    [`{properties: {s: {type: array, items: {${union}}}}}`, { s: [{ a: 'text' }] }],
    [`{properties: {s: {type: object, required: [u], properties: {u: {${union}}}}}}`, { s: { u: { a: 'text' } } }],
    [
      `{oneOf: [{required: [k], properties: {k: {const: 1}, s: {${union}}}}, {required: [j]}]}`,
      { k: 1, s: { a: 'text' } },
    ],
    [`{required: [s], properties: {s: {${union}}}}`, { s: { a: 'text' } }],
    ['{properties: {s: {oneOf: [{type: number}, {type: integer}]}}}', { s: 1.5 }],
  ])('%s -> %j', async (yaml, want) => {
    expect(await example(yaml)).toEqual(want);
  });

  it.each<[string, unknown]>([
    [`{maxProperties: 1, properties: {s: {${union}}, k: {const: 1}}}`, { k: 1 }],
    [`{propertyNames: {maxLength: 1}, properties: {long: {${union}}, k: {const: 1}}}`, { k: 1 }],
    ['{properties: {s: {type: string, not: {}}, k: {const: 1}}}', { k: 1 }],
  ])('leave no field that another reason forbids: %s -> %j', async (yaml, want) => {
    expect(await example(yaml)).toEqual(want);
  });

  it('come to an end where they lead back to themselves', async () => {
    const named = `A: {type: object, properties: {s: {${union}}}}\nB: {type: object, properties: {s: {${union}}}}`;
    expect(JSON.stringify(await example("{$ref: '#/components/schemas/A'}", named)).length).toBeLessThan(1000);
  });
});
