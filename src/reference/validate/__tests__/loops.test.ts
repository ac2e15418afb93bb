import { describe, expect, it } from 'vitest';
import { documentOf } from '../../__tests__/builders';
import type { Json } from '../../json';
import { createValidator } from '../validator';
import { problems } from './checkedValue';

describe('a schema that applies itself without end', () => {
  const self = "{$ref: '#/components/schemas/Subject'}";
  it.each<[string, Json, string[]]>([
    [`{type: string, allOf: [${self}]}`, 1, []],
    [`{anyOf: [{type: string}, {not: ${self}}]}`, {}, []],
    [`{properties: {a: {allOf: [{$ref: '#/components/schemas/Subject/properties/a'}]}}}`, { a: { b: [] } }, []],
    [`{type: object, if: {type: object}, then: ${self}}`, { a: 1 }, []],
    [`{type: object, if: {type: object}, then: ${self}}`, 1, [' type']],
  ])('%s of %j', async (yaml, value, want) => {
    expect(await problems(yaml, value)).toEqual(want);
  });
});

it.each<[subject: 'Pet' | 'Dog', further: string, value: Json, want: string[]]>([
  ['Pet', '', { kind: 'CAT', lives: 9 }, []],
  ['Pet', '', { kind: 'DOG', bark: 'low', friend: { kind: 'CAT', lives: 1 } }, []],
  ['Pet', '', {}, [' required']],
  ['Pet', '', 'x', [' type']],
  ['Pet', '', { kind: 5 }, ['/kind type', '/kind enum']],
  ['Pet', '', { kind: 'CAT', lives: 'x' }, ['/lives type']],
  ['Pet', '', { kind: 'DOG', bark: 7 }, ['/bark type']],
  ['Pet', '', { kind: 'DOG', friend: { kind: 'CAT' } }, ['/friend required']],
  ['Dog', '', { kind: 'DOG', bark: 'low' }, []],
  ['Dog', '', { kind: 'DOG', bark: 7 }, ['/bark type']],
  ['Dog', '', {}, [' required']],
  ['Dog', 'unevaluatedProperties: false', { kind: 'DOG', bark: 'low' }, []],
])('checks %s {%s} of a base whose oneOf lists what extends it: %j', async (subject, further, value, want) => {
  const base = "{$ref: '#/components/schemas/Pet'}";
  const document = documentOf(`
components:
  schemas:
    Pet:
      type: object
      required: [kind]
      properties: {kind: {type: string}}
      discriminator: {propertyName: kind, mapping: {CAT: '#/components/schemas/Cat', DOG: '#/components/schemas/Dog'}}
      oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
    Cat: {allOf: [${base}, {type: object, required: [lives], properties: {lives: {type: integer}}}]}
    Dog: {${further}${further && ','} allOf: [${base}, {type: object, properties: {bark: {type: string}, friend: ${base}}}]}
`);
  const { check } = await createValidator(document, new Map());
  const places = check(`#/components/schemas/${subject}`, value, 'request').map(
    (each) => `${each.pointer} ${each.keyword}`,
  );
  expect(places.filter((each) => !each.endsWith('oneOf'))).toEqual(want);
});

it('accepts several alternatives that extend the schema that lists them, where nothing tells them apart', async () => {
  const extend = (name: string) =>
    `${name}: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {${name}: {type: string}}}]}`;
  const base = "Base: {type: object, oneOf: [{$ref: '#/components/schemas/a'}, {$ref: '#/components/schemas/b'}]}";
  const { accepts } = await createValidator(
    documentOf(`components: {schemas: {${[base, extend('a'), extend('b')].join(', ')}}}`),
    new Map(),
  );
  const values: Json[] = [{}, { a: 'x' }, { b: 'x', a: 5 }, { b: 5, a: 5 }, 1];
  const accepted = values.map((value) => accepts('#/components/schemas/Base', value, 'request'));
  expect(accepted).toEqual([true, true, true, false, false]);
});
