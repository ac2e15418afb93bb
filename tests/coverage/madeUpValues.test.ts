import { describe, expect, it, vi } from 'vitest';
import { renderTexts, schemaOf } from '../../src/reference/__tests__/builders';
import { createExampleCache, makeExample } from '../../src/reference/examples/schemaExample';
import type { Json } from '../../src/reference/json';
import type { NamedSchema } from '../../src/reference/model';
import { bodySchema } from '../../src/reference/outputs/requestBuilder/bodySchema';
import { unnamedFieldsOf } from '../../src/reference/schemas/insideSchemas';
import { findResources } from '../../src/reference/validate/resources';

/** The table as it would be with these rows: nothing but the rows says what the keywords mean. */
vi.mock('../../src/reference/keywords/annotations', async (original) =>
  (await import('./madeUp')).withMadeUp(original),
);

const named = (yaml: string): Map<string, NamedSchema> =>
  new Map([['Named', { name: 'Named', schema: schemaOf(yaml, '3.2.0') } as NamedSchema]]);

describe('keywords that are rows of the table and nothing else, in values that are made or filled in', () => {
  it.each<[string, string, Json]>([
    ['keeps a bound of items', '{type: array, items: {type: integer}, atLeast: 3}', [1, 1, 1]],
    ['keeps the tighter of two bounds', '{type: array, items: {type: integer}, minItems: 1, atLeast: 2}', [1, 1]],
    ['keeps a bound of numbers', '{type: integer, above: 40.5}', 41],
    ['keeps a bound of length', '{type: string, longest: 3}', 'tex'],
    ['is a value that the author shows', '{type: string, sample: shown}', 'shown'],
    ['is a value that is allowed', '{type: string, onlyThese: [first, second]}', 'first'],
    [
      'is what is shown beside a reference',
      '{properties: {a: {$ref: "#/components/schemas/Named", sample: shown}}}',
      { a: 'shown' },
    ],
  ])('an example %s: %s', (_case, yaml, want) => {
    const schemas = named('{type: string}');
    expect(makeExample(schemaOf(yaml, '3.2.0'), schemas, 'request', createExampleCache(schemas))).toEqual(want);
  });

  it.each<[string, string, object]>([
    ['a whole number', '{type: integer, above: 0}', { control: { kind: 'text', input: 'integer' } }],
    ['a long text', '{type: string, longest: 5000}', { control: { kind: 'text', input: 'lines' } }],
    ['a choice', '{type: string, onlyThese: [a, b]}', { control: { kind: 'choice', options: ['a', 'b'] } }],
    ['a value to begin with', '{type: string, sample: shown}', { example: 'shown' }],
  ])('a form has %s for %s', (_case, yaml, want) => {
    const context = { schemas: new Map(), renderText: renderTexts, cache: createExampleCache(new Map()) };
    expect(bodySchema(schemaOf(yaml, '3.2.0'), context).root).toMatchObject(want);
  });

  it('a name in data is no name of a schema', () => {
    const data = { $id: 'https://example.com/data' };
    const document = { components: { schemas: { Letter: { sample: data } } } };
    expect(findResources(document, 'https://example.com/').begunBy(data)).toBeUndefined();
  });

  it('fields without a name of their own are described by one that says so', () => {
    const schema = schemaOf('{namedWords: {^a: {type: string}}}', '3.2.0');
    expect(schema.kind === 'schema' && unnamedFieldsOf(schema)).toMatchObject([{ types: ['string'] }]);
  });
});
