import { describe, expect, it } from 'vitest';
import { createKeys, createReach } from '../contentKeys';

const operation = (schema: object, description = 'Lists pets.'): object => ({
  get: { description, responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } } },
});

const pet = { type: 'object', properties: { owner: { $ref: '#/components/schemas/Owner' } } };

const documentOf = (pets: object, owner: object = {}, stores = 'Lists stores.'): object => ({
  openapi: '3.1.0',
  paths: { '/pets': pets, '/stores': operation({}, stores) },
  components: { schemas: { Pet: pet, Owner: { type: 'object', ...owner } } },
});

const keyOf = (document: object): string => createKeys(document, undefined)(['#/paths/~1pets']);
const toPet = { $ref: '#/components/schemas/Pet' };

describe('the key of a path', () => {
  it.each<[what: string, pets: object]>([
    ['that refers to a schema', operation(toPet)],
    ['whose text quotes a pointer', operation(toPet, 'The version is at "#/info" of the description.')],
    ['whose text quotes a keyword', operation(toPet, 'Read {"$ref": "pets.yaml"} and "$id":.')],
  ])('%s stays the same when another path changes', (_what, pets) => {
    expect(keyOf(documentOf(pets, {}, 'Lists all stores.'))).toBe(keyOf(documentOf(pets)));
  });

  it('is another one when a schema changes that it leads to', () => {
    const pets = operation(toPet);
    expect(keyOf(documentOf(pets, { title: 'Owner' }))).not.toBe(keyOf(documentOf(pets)));
  });

  it.each<[what: string, schema: object]>([
    ['finds schemas by a name', { $dynamicRef: '#pet' }],
    ['has a discriminator', { discriminator: { propertyName: 'kind' } }],
    ['states how it is read', { $schema: 'https://json-schema.org/draft/2020-12/schema' }],
    ['refers to something by another address', { $ref: 'https://example.com/pet' }],
    ['refers to the description as a whole', { $ref: '#/info' }],
  ])('is another one when anything changes where it %s', (_what, schema) => {
    const pets = operation(schema);
    expect(keyOf(documentOf(pets, {}, 'Lists all stores.'))).not.toBe(keyOf(documentOf(pets)));
  });
});

it('follows references through others', () => {
  const reach = createReach(documentOf(operation(toPet, 'As "#/components/schemas/Other" was.')));
  expect(reach(['#/paths/~1pets'])).toEqual([
    '#/paths/~1pets',
    '#/components/schemas/Pet',
    '#/components/schemas/Owner',
  ]);
});
