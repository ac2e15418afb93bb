import { expect, it } from 'vitest';
import { renderTexts, schemaOf, schemasOf } from '../../../__tests__/builders';
import { createExampleCache } from '../../../examples/schemaExample';
import { bodySchema } from '../bodySchema';
import type { BodySchema } from '../valueSchema';

const schemas = schemasOf(`
Person: {type: object, required: [id], properties: {id: {type: integer, minimum: 1}, boss: {$ref: '#/components/schemas/Person'}}}
Cat: {type: object, properties: {kind: {type: string}, lives: {type: integer}}}
Dog: {type: object, properties: {kind: {type: string}}}
Either: {oneOf: [{$ref: '#/components/schemas/Other'}, {type: string}]}
Other: {oneOf: [{$ref: '#/components/schemas/Either'}, {type: array, items: {$ref: '#/components/schemas/Other'}}]}
constructor: {type: number}
Loop: {allOf: [{$ref: '#/components/schemas/Loop'}]}
`);
const context = { schemas, renderText: renderTexts, cache: createExampleCache(schemas) };
const text = { kind: 'plain', control: { kind: 'text' }, type: 'string' };
const number = { kind: 'plain', control: { kind: 'text' }, isNumber: true, type: 'number' };
const id = { control: { kind: 'text', input: 'integer' }, isNumber: true, type: 'integer', text: 'Min: 1.' };
const person = {
  kind: 'object',
  type: 'object',
  properties: [
    { name: 'id', required: true, schema: { kind: 'plain', ...id } },
    { name: 'boss', schema: { kind: 'named', name: 'Person' } },
  ],
};
const choice = (...options: string[]) => ({ kind: 'plain', control: { kind: 'choice', options }, type: 'string' });

it.each<[string, unknown, BodySchema['named']?]>([
  ['{type: string}', text],
  [
    '{type: string, maxLength: 5, description: A *name*., nullable: true}',
    { ...text, text: 'A name. Max length: 5.', nullable: true },
  ],
  [
    '{type: string, maxLength: 5000}',
    { ...text, control: { kind: 'text', input: 'lines' }, text: 'Max length: 5000.' },
  ],
  ['{type: string, example: Go.}', { ...text, text: 'Example: Go.', example: 'Go.' }],
  ['{type: string, example: "[Go]"}', { ...text, text: 'Example: [Go].', example: '[Go]' }],
  ['{type: string, format: date-time, pattern: Z$}', { ...text, type: 'string · date-time', text: 'Pattern: Z$.' }],
  ['{type: string, format: date}', { ...text, control: { kind: 'text', input: 'date' }, type: 'string · date' }],
  ['{type: string, enum: [a, b]}', choice('a', 'b')],
  ['{type: [string, "null"], enum: [a, null]}', { ...choice('a'), nullable: true }],
  ['{enum: [a, null]}', { ...choice('a'), nullable: true, type: 'string or null' }],
  ['{const: 7}', { ...choice('7'), values: [7], type: 'number', text: 'Always: 7.' }],
  ['{type: boolean}', { ...choice('true', 'false'), values: [true, false], type: 'boolean' }],
  ['{type: number}', number],
  [
    '{type: array, items: {type: number}, example: [1]}',
    { kind: 'list', items: number, type: 'array of number', example: [1] },
  ],
  ['{type: array, prefixItems: [{type: number}]}', { kind: 'any', type: 'tuple of 1' }],
  ['{type: object}', { kind: 'object', properties: [], others: { kind: 'any', type: 'any' }, type: 'object' }],
  [
    '{type: object, additionalProperties: {type: string}}',
    { kind: 'object', properties: [], others: text, type: 'map of string' },
  ],
  [
    '{properties: {a: {type: string, readOnly: true}, b: {type: string}}, additionalProperties: false}',
    { kind: 'object', properties: [{ name: 'b', schema: text }], type: 'object' },
  ],
  [
    '{type: object, properties: {by: {$ref: "#/components/schemas/Person", description: Who.}}}',
    {
      kind: 'object',
      properties: [{ name: 'by', schema: { kind: 'named', name: 'Person', text: 'Who.' } }],
      type: 'object',
    },
    { Person: person } as BodySchema['named'],
  ],
  [
    '{type: [string, number]}',
    {
      kind: 'union',
      alternatives: [
        { label: 'string', schema: text },
        { label: 'number', schema: number },
      ],
      type: 'string or number',
    },
  ],
  ['{oneOf: [{type: string}, {type: "null"}]}', { ...text, nullable: true }],
  [
    '{oneOf: [{type: string}, {type: number, title: Count}]}',
    {
      kind: 'union',
      alternatives: [
        { label: 'string', schema: text },
        { label: 'Count', schema: number },
      ],
      type: 'string or number',
    },
  ],
  [
    '{type: object, properties: {a: {type: string}, b: {type: string}}, anyOf: [{required: [a]}, {required: [b]}]}',
    {
      kind: 'union',
      alternatives: ['a', 'b'].map((name) => ({
        label: `with ${name}`,
        schema: {
          kind: 'object',
          type: `with ${name}`,
          properties: [name, name === 'a' ? 'b' : 'a'].map((own) => ({
            name: own,
            schema: text,
            ...(own === name ? { required: true } : {}),
          })),
        },
      })),
      type: 'object',
    },
  ],
  [
    '{oneOf: [{$ref: "#/components/schemas/Cat"}, {$ref: "#/components/schemas/Dog"}], discriminator: {propertyName: kind, mapping: {cat: Cat}}}',
    {
      kind: 'union',
      alternatives: [
        {
          label: 'cat',
          schema: expect.objectContaining({
            properties: expect.arrayContaining([
              {
                name: 'kind',
                required: true,
                schema: expect.objectContaining({ control: { kind: 'choice', options: ['cat'] } }),
              },
            ]),
          }),
        },
        {
          label: 'Dog',
          schema: expect.objectContaining({
            properties: [
              {
                name: 'kind',
                required: true,
                schema: expect.objectContaining({ control: { kind: 'choice', options: ['Dog'] } }),
              },
            ],
          }),
        },
      ],
      type: expect.any(String),
    },
  ],
])('%s', (yaml, root, named = {}) => {
  expect(JSON.parse(JSON.stringify(bodySchema(schemaOf(yaml, '3.1.0'), context)))).toEqual({ root, named });
});

it('describes a schema that is called as what objects inherit', () => {
  const { named } = bodySchema(schemaOf('{type: array, items: {$ref: "#/components/schemas/constructor"}}'), context);
  expect(Object.entries(named)).toEqual([['constructor', number]]);
});

it('a schema that leads to nothing but itself is one of which nothing is known', () => {
  const { named } = bodySchema(
    { ...schemaOf('{type: object, properties: {a: {$ref: "#/components/schemas/Loop"}}}') },
    context,
  );
  expect(named).toEqual({ Loop: { kind: 'any', type: 'any' } });
});

it('an alternative that leads back to its union is one of which nothing is known', () => {
  const { named } = bodySchema(
    schemaOf('{type: object, properties: {a: {$ref: "#/components/schemas/Either"}}}'),
    context,
  );
  expect(named).toMatchObject({
    Either: { alternatives: [{ schema: { kind: 'named', name: 'Other' } }, { schema: { kind: 'plain' } }] },
    Other: { alternatives: [{ schema: { kind: 'any' } }, { schema: { items: { kind: 'named', name: 'Other' } } }] },
  });
});
