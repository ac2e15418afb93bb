import { describe, expect, it } from 'vitest';
import { examplesOf, makeAll, modelPage } from '../../__tests__/builders';
import { makeExample, makeShortExample } from '../../examples/schemaExample';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

const named = `
  Item: {type: object, additionalProperties: false, required: [id], properties: {id: {type: integer}, name: {type: string}}}
  Open: {type: object, properties: {id: {type: integer}}}
  Around: {type: object, additionalProperties: false, allOf: [${ref('Item')}]}
  Twice: {additionalProperties: false, allOf: [${ref('Around')}]}
`;

describe('a schema that is closed around others', () => {
  it.each<[what: string, schema: string, want: unknown]>([
    [
      'has the fields of what it is around',
      `{type: object, additionalProperties: false, allOf: [${ref('Open')}]}`,
      { id: 1 },
    ],
    ['of one that is closed, too', ref('Around'), { id: 1, name: 'text' }],
    ['of one that is closed around another', ref('Twice'), { id: 1, name: 'text' }],
    [
      'in a field',
      `{properties: {item: {additionalProperties: false, allOf: [${ref('Item')}]}}}`,
      { item: { id: 1, name: 'text' } },
    ],
    ['in a list', `{type: array, items: {additionalProperties: false, allOf: [${ref('Open')}]}}`, [{ id: 1 }]],
    [
      'also beside fields of its own',
      `{additionalProperties: false, properties: {own: {type: string}}, allOf: [${ref('Open')}]}`,
      { id: 1, own: 'text' },
    ],
    [
      'also where it states a field again, and another is required',
      `{additionalProperties: false, properties: {name: {type: string}}, allOf: [${ref('Item')}]}`,
      { id: 1, name: 'text' },
    ],
    // One that leaves something is taken by its word.
    [
      'has those alone that it states again, where that is enough',
      `{additionalProperties: false, properties: {id: {type: integer}}, allOf: [{properties: {id: true, other: {type: string}}}]}`,
      { id: 1 },
    ],
  ])('%s', async (_what, yaml, want) => {
    const { schema, schemas, cache } = await examplesOf(yaml, named);
    expect(makeExample(schema, schemas, 'response', cache)).toEqual(want);
    expect(cache.accepts(schema, want as never, 'response')).toBe(true);
  });

  it('has its required fields in a short body', async () => {
    const { schema, cache } = await examplesOf(ref('Around'), named);
    expect(makeShortExample(schema, cache)).toEqual({ id: 1 });
  });

  it('says on its page that there are no other fields', () => {
    const made = makeAll(`components: {schemas: {${named.trim().replaceAll('\n ', ',')}}}`);
    const { schema } = modelPage(made, 'Around');
    expect(schema.fields.map(({ name }) => name)).toEqual(['id', 'name']);
    expect(schema.facts.map(({ label, value }) => `${label} ${value}`)).toContain('Other fields not allowed');
  });
});
