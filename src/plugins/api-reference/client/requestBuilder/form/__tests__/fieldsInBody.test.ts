import { expect, it } from 'vitest';
import { renderTexts, schemaOf, schemasOf } from '../../../../../../reference/__tests__/builders';
import { createExampleCache } from '../../../../../../reference/examples/schemaExample';
import { bodySchema } from '../../../../../../reference/outputs/requestBuilder/bodySchema';
import { fieldAt, furtherFields } from '../fieldsInBody';

const schemas = schemasOf(`
Person: {type: object, required: [name], properties: {boss: {$ref: '#/components/schemas/Person'}, name: {type: string, description: Who., nullable: true}}}
Tree: {type: array, items: {$ref: '#/components/schemas/Tree'}}
`);
const body = bodySchema(
  schemaOf(
    `{type: object, properties: {
      people: {type: array, items: {$ref: '#/components/schemas/Person'}},
      pet: {oneOf: [
        {type: object, properties: {name: {type: string}, lives: {type: integer, example: 9}}},
        {type: object, required: [name], properties: {name: {type: number}, age: {type: integer}}}]},
      tree: {$ref: '#/components/schemas/Tree'},
      id: {type: string, readOnly: true}}}`,
    '3.1.0',
  ),
  { schemas, renderText: renderTexts, cache: createExampleCache(schemas) },
);

it.each([
  ['people', 'people', { type: 'array of object' }],
  ['people name', 'people name', { type: 'string', text: 'Who.', nullable: true }],
  ['people boss boss name', 'people boss boss name', { type: 'string' }],
  ['people name first', 'people name', { type: 'string' }],
  ['pet lives', 'pet lives', { type: 'integer', example: 9 }],
  ['pet name', 'pet name', { type: 'string' }],
  ['tree leaf', 'tree', { type: 'array of array of array of array of array of array' }],
])('the field nearest to %s is %s', (keys, want, schema) => {
  const found = fieldAt(body, keys.split(' '));
  expect(found?.keys).toEqual(want.split(' '));
  expect(found?.schema).toMatchObject(schema);
});

it.each([['id'], ['other people'], ['']])('there is none at %s', (keys) => {
  expect(fieldAt(body, keys.split(' '))).toBeUndefined();
});

it.each([
  ['', ['pet'], ['people', 'tree']],
  ['people', [], ['name', 'boss']],
  ['people boss', ['name'], ['boss']],
  ['pet', [], ['name', 'lives', 'age']],
  ['pet name', [], []],
])('the object at "%s" that has %j can also have %j', (keys, names, want) => {
  const object = { keys: keys.split(' ').filter(Boolean), names };
  expect(furtherFields(body, object).map((field) => field.keys.at(-1))).toEqual(want);
});
