import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { examplesOf, mediaType, yamlOf } from '../../__tests__/builders';
import type { Json } from '../../json';
import { exampleOfAllFields, requestExamples } from '../mediaExample';

const named = `
  Address: {type: object, required: [street], properties: {street: {type: string}, city: {type: string}}}
  Card: {type: object, required: [kind], properties: {kind: {const: card}, number: {type: string}}}
  Cash: {type: object, required: [kind], properties: {kind: {const: cash}, coins: {type: integer}}}
  Tree: {type: object, properties: {name: {type: string}, parent: {$ref: '#/components/schemas/Tree'}}}
`;
const address = "{$ref: '#/components/schemas/Address'}";
const payment = "{oneOf: [{$ref: '#/components/schemas/Card'}, {$ref: '#/components/schemas/Cash'}]}";
const ab = 'properties: {a: {type: string}, b: {type: integer}}';

/** The example of all fields beside these of the author's. */
async function besides(yaml: string, ...stated: string[]): Promise<string> {
  const { schema, cache } = await examplesOf(yaml, named);
  const examples = stated.map((value, index) => ({ name: `e${index}`, value: parse(value) as Json }));
  const made = exampleOfAllFields(mediaType({ schema, examples }), cache);
  return made ? JSON.stringify(made.value) : 'none';
}

describe("the example of all fields beside the author's", () => {
  it.each<[what: string, yaml: string, stated: string[], want: string]>([
    ['has what that lacks, behind its own', `{${ab}}`, ['{b: 7}'], '{b: 7, a: text}'],
    ['is none where that lacks nothing', `{${ab}}`, ['{b: 7, a: x}'], 'none'],
    ['is none where another one has all', `{${ab}}`, ['{b: 7}', '{a: x, b: 8}'], 'none'],
    [
      'fills objects in',
      `{properties: {home: ${address}}}`,
      ['{home: {street: x}}'],
      '{home: {street: x, city: text}}',
    ],
    [
      'fills the items of lists in',
      `{type: array, items: ${address}}`,
      ['[{street: x}, {city: y, street: z}]'],
      '[{street: x, city: text}, {city: y, street: z}]',
    ],
    ['has those of the alternative that it is of', payment, ['{kind: cash}'], '{kind: cash, coins: 1}'],
    ['has no read-only ones', '{properties: {a: {type: string}, id: {readOnly: true}}}', ['{a: x}'], 'none'],
    [
      'has deprecated ones',
      '{properties: {a: {}, old: {type: string, deprecated: true}}}',
      ['{a: 1}'],
      '{a: 1, old: text}',
    ],
    ['has none that may not be there', '{properties: {a: {}, b: false}}', ['{a: 1}'], 'none'],
    [
      'has the first of those that may not be there together',
      '{type: object, oneOf: [{required: [a]}, {required: [b]}], properties: {a: {type: string}, b: {type: string}, c: {type: string}}}',
      ['{a: x}'],
      '{a: x, c: text}',
    ],
    ['does not add to maps', '{type: object, additionalProperties: {type: string}}', ['{x: y}'], 'none'],
    [
      'adds what leads back to itself once',
      "{$ref: '#/components/schemas/Tree'}",
      ['{name: x}'],
      '{name: x, parent: {name: text}}',
    ],
    [
      'has a value of its own for a field whose example is of another type',
      '{properties: {a: {type: integer}, j: {type: string, example: 1.5}, k: {type: string, enum: [m, n], example: z}, l: {type: string, maxLength: 2, example: long}, p: {type: string}}}',
      ['{a: 1}'],
      '{a: 1, j: text, k: m, l: long, p: text}',
    ],
    [
      'has such a value inside of objects and lists',
      '{properties: {a: {}, b: {type: object, properties: {j: {type: string, example: 1}}}, c: {type: array, items: {type: integer, example: x}}}}',
      ['{a: 1, b: {}}'],
      '{a: 1, b: {j: text}, c: [1]}',
    ],
    [
      'has what the name of a field tells, where its pattern allows that',
      "{properties: {a: {}, phone: {type: string}, phoneNumber: {type: string, pattern: '^\\+[0-9]{8,15}$'}, mobile: {type: string, pattern: '^0[0-9]{3}$'}, home: {type: object, properties: {phone: {type: string}}}}}",
      ['{a: 1, home: {}}'],
      "{a: 1, home: {phone: '+12025550123'}, phone: '+12025550123', phoneNumber: '+12025550123', mobile: '0234'}",
    ],
    ['is none for texts', '{type: string}', ['x'], 'none'],
  ])('%s', async (_what, yaml, stated, want) => {
    expect(await besides(yaml, ...stated)).toBe(want === 'none' ? want : JSON.stringify(yamlOf(want)));
  });

  it('is not made where an example of the author has its name', async () => {
    const { schema, cache } = await examplesOf(`{${ab}}`);
    const examples = [{ name: 'all-fields', value: { a: 'x' } }];
    expect(exampleOfAllFields(mediaType({ schema, examples }), cache)).toBeUndefined();
  });

  it('is beside the example of a schema, too', async () => {
    const { schema, cache } = await examplesOf(`{${ab}, example: {b: 7}}`);
    expect(
      requestExamples(mediaType({ schema }), cache).map(({ label, value }) => [label, JSON.stringify(value)]),
    ).toEqual([
      ['Short', '{"b":7}'],
      ['All fields', '{"b":7,"a":"text"}'],
    ]);
  });
});

it('takes the steps of matching names with patterns from those of all examples', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `${'a'.repeat(30)}-${index}`);
  const patterns = names.map((_, index) => `"^(a+)+${index}$": {type: string}`);
  const { schema, cache } = await examplesOf(`{patternProperties: {${patterns.join(', ')}}}`, named);
  cache.steps.left = 10_000;
  const value = Object.fromEntries(names.map((name) => [name, 'x']));
  const media = mediaType({ schema, examples: [{ name: 'a', value }] });
  expect(exampleOfAllFields(media, cache)).toBeUndefined();
  // One match more than there is room for, of 20,000 steps, of which 20 count for one.
  expect(cache.steps.left).toBeGreaterThan(-1_001 - 10_000);
  expect(cache.steps.left).toBeLessThanOrEqual(0);
});
