import { describe, expect, it } from 'vitest';
import { examplesOf, mediaType, yamlOf } from '../../__tests__/builders';
import { requestExamples } from '../mediaExample';

async function bodiesOf(yaml: string, named = '') {
  const { schema, cache } = await examplesOf(yaml, named);
  return requestExamples(mediaType({ schema }), cache);
}

const named = `
  Address: {type: object, example: {street: High Street}, properties: {street: {type: string}}}
  Tree: {type: object, properties: {parent: {$ref: '#/components/schemas/Tree'}, name: {type: string}}}
`;
const address = "{$ref: '#/components/schemas/Address'}";

describe('the body that a request is shown with', () => {
  it.each<[string, string, string, string]>([
    [
      'required fields alone',
      '{required: [a], properties: {a: {type: string}, b: {type: integer}}}',
      '{a: text}',
      '{a: text, b: 1}',
    ],
    [
      'optional ones of which the author gives an example',
      '{required: [a], properties: {a: {type: string}, b: {type: integer, example: 7}, c: {type: boolean}}}',
      '{a: text, b: 7}',
      '{a: text, b: 7, c: true}',
    ],
    [
      'no deprecated ones, with an example or not',
      '{required: [a], properties: {b: {type: integer, example: 7, deprecated: true}, a: {type: string}}}',
      '{a: text}',
      '{b: 7, a: text}',
    ],
    [
      'no default, which is sent by leaving it out',
      '{required: [a], properties: {a: {type: string}, b: {type: integer, default: 7}}}',
      '{a: text}',
      '{a: text, b: 7}',
    ],
    [
      'not what a named schema shows of itself',
      `{required: [a], properties: {a: {type: string}, b: ${address}}}`,
      '{a: text}',
      '{a: text, b: {street: High Street}}',
    ],
    [
      'the same inside of required objects and lists',
      '{required: [a, l], properties: {a: {required: [x], properties: {x: {type: string}, y: {type: string}}}, l: {type: array, items: {required: [x], properties: {x: {type: string}, y: {type: string}}}}}}',
      '{a: {x: text}, l: [{x: text}]}',
      '{a: {x: text, y: text}, l: [{x: text, y: text}]}',
    ],
    [
      'one field where nothing is required, not a deprecated one',
      '{properties: {a: {type: string, deprecated: true}, b: {type: integer}, c: {type: string}}}',
      '{b: 1}',
      '{a: text, b: 1, c: text}',
    ],
    [
      'as many as there have to be',
      '{minProperties: 2, required: [a], properties: {a: {type: string}, b: {type: integer}, c: {type: string}}}',
      '{a: text, b: 1}',
      '{a: text, b: 1, c: text}',
    ],
    [
      'what one of several alternatives requires',
      '{anyOf: [{required: [b]}, {required: [c]}], properties: {a: {type: string}, b: {type: integer}, c: {type: string}}}',
      '{b: 1}',
      '{a: text, b: 1, c: text}',
    ],
    [
      'what another field requires',
      '{required: [a], dependentRequired: {a: [c]}, properties: {a: {type: string}, b: {type: integer}, c: {type: string}}}',
      '{a: text, c: text}',
      '{a: text, b: 1, c: text}',
    ],
    [
      'nothing that is read-only',
      '{required: [a, id], properties: {id: {type: integer, readOnly: true}, a: {type: string}, b: {type: string}}}',
      '{a: text}',
      '{a: text, b: text}',
    ],
    [
      "the author's example, as it is",
      '{example: {b: 2}, required: [a], properties: {a: {type: string}}}',
      '{b: 2}',
      '{b: 2, a: text}',
    ],
  ])('has %s', async (_case, yaml, short, all) => {
    const found = await bodiesOf(yaml, named);
    expect(found.map(({ label, value }) => [label, JSON.stringify(value)])).toEqual([
      ['Short', JSON.stringify(yamlOf(short))],
      ['All fields', JSON.stringify(yamlOf(all))],
    ]);
  });

  it.each<[string, string, string]>([
    ['every field is required', '{required: [a], properties: {a: {type: string}}}', '{a: text}'],
    ['there is one field', '{properties: {a: {type: string}}}', '{a: text}'],
    ["the author's example has all", '{example: {a: x}, required: [a], properties: {a: {type: string}}}', '{a: x}'],
    ['it is no object', '{type: string}', 'text'],
    [
      'only all fields are accepted',
      '{required: [a], properties: {a: {type: string}, b: {}}, allOf: [{if: {maxProperties: 1}, then: false}]}',
      '{a: text, b: {}}',
    ],
    ['a map has one key', '{type: object, additionalProperties: {type: integer}}', '{key: 1}'],
  ])('is one where %s', async (_case, yaml, want) => {
    expect(await bodiesOf(yaml, named)).toEqual([{ name: '', label: '', value: yamlOf(want) }]);
  });

  it('ends where a schema holds itself', async () => {
    const [first] = await bodiesOf("{$ref: '#/components/schemas/Tree'}", named);
    expect(JSON.stringify(first?.value).length).toBeLessThan(200);
  });
});
