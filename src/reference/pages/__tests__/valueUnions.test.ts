import { describe, expect, it } from 'vitest';
import { apiPage, makeAll, modelPage } from '../../__tests__/builders';
import { createMarkdownWriter } from '../../outputs/markdown/referencePage';
import type { FieldView } from '../../schemaRows';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

/** Named schemas beside which fields are described. */
const named = `
    Kinds:
      type: integer
      oneOf: [{title: ROW, const: 1}, {title: BUTTON, description: A button., const: 2}, {title: Large text, const: 3}]
    Open: {anyOf: [{type: string}, {enum: [a, b]}]}
    Two: {const: 2}
    Mixed: {oneOf: [{const: 1}, {type: object, properties: {x: {type: string}}}]}
    Named: {oneOf: [${ref('Two')}, {const: 3}]}
    Base: {type: object, required: [kind], properties: {kind: ${ref('Kinds')}}, discriminator: {propertyName: kind, mapping: {"1": Row, "2": Button}}}
    Row: {allOf: [${ref('Base')}, {properties: {kind: {enum: [1]}}}]}
    Button: {allOf: [${ref('Base')}, {properties: {kind: {const: 2}, label: {type: string}}}]}`;

function madeWith(schema: string, further = '') {
  return makeAll(`paths: {}\ncomponents:\n  schemas:${named}
    A: {type: object, required: [k], properties: {k: ${schema}}}${further}`);
}

/** What a row says of its values: its type, a constant, listed values with their texts, and its alternatives. */
function saidBy({ type, facts, enum: values, alternatives }: FieldView): unknown[] {
  return [
    type.map(({ text }) => text).join(''),
    ...facts.filter(({ keyword }) => keyword === 'const').map(({ value }) => `= ${value}`),
    ...values.map(({ value, description }) => [value, ...(description?.source ?? [])].join(' ')),
    ...alternatives.map(({ options }) => options.map(({ label }) => label)),
  ];
}

describe('the values of a field', () => {
  it.each<[schema: string, want: unknown[]]>([
    ['{oneOf: [{const: a}, {const: b}]}', ['string', 'a', 'b']],
    [ref('Kinds'), ['Kinds', '1 `ROW`', '2 `BUTTON`: A button.', '3 `Large text`']],
    [ref('Named'), ['Named', '2', '3']],
    ['{oneOf: [{const: a, title: a}, {enum: [b]}, {type: "null"}]}', ['string', 'a', 'b']],
    // Its own value is the only one of those that it inherits.
    [`{type: integer, enum: [2], allOf: [${ref('Kinds')}]}`, ['integer', '2 `BUTTON`: A button.']],
    [`{const: 2, allOf: [${ref('Kinds')}]}`, ['integer', '= 2', '2 `BUTTON`: A button.']],
    [`{enum: [1, 2], allOf: [${ref('Kinds')}]}`, ['integer', '1 `ROW`', '2 `BUTTON`: A button.']],
    ['{const: a, oneOf: [{const: a}, {const: b}]}', ['string', '= a']],
    [`{const: a, allOf: [${ref('Open')}]}`, ['string', '= a']],
    [`{allOf: [${ref('Kinds')}, ${ref('Two')}]}`, ['integer', '= 2', '2 `BUTTON`: A button.']],
    // An alternative that says more than a value stays one.
    [ref('Mixed'), ['Mixed', ['1', 'object']]],
    ['{oneOf: [{const: a, deprecated: true}, {const: b}]}', ['string', ['a', 'b']]],
    ['{oneOf: [{const: a}, {type: string, enum: [b, c]}]}', ['string', ['a', 'string']]],
  ])('%s: %j', (schema, want) => {
    const [row] = modelPage(madeWith(schema), 'A').schema.fields;
    expect(row && saidBy(row)).toEqual(want);
  });
});

describe('a constant beside the discriminator of what it extends', () => {
  const made = madeWith(ref('Base'));
  const write = createMarkdownWriter((href) => href);

  it.each([
    ['Row', ['integer', '1 `ROW`'], 1],
    ['Button', ['integer', '= 2', '2 `BUTTON`: A button.'], 2],
  ])('is the value of %s in its row, its example and its Markdown', (name, want, value) => {
    const page = modelPage(made, name);
    const [row] = page.schema.fields;
    expect(row && saidBy(row)).toEqual(want);
    expect(JSON.parse(page.examples[0]?.code ?? '')).toMatchObject({ kind: value });
    expect(write(page)).not.toContain('Large text');
  });

  it.each([
    ['the mapping has another value', '{const: own}', ', mapping: {mapped: A}', 'own'],
    ['the mapping has several values', '{enum: [b]}', ', mapping: {a: A, b: A}', 'b'],
    ['it states none', '{type: string}', ', mapping: {mapped: A}', 'mapped'],
  ])('names an alternative where %s', (_what, own, mapping, want) => {
    const union = `{oneOf: [${ref('A')}, ${ref('Row')}], discriminator: {propertyName: k${mapping}}}`;
    const inUse = makeAll(`paths:
  /a: {get: {tags: [T], responses: {'200': {content: {application/json: {schema: ${union}}}}}}}
components:\n  schemas:${named}
    A: {type: object, required: [k], properties: {k: ${own}}}`);
    const [operation] = apiPage(inUse, 'T').operations;
    const schema = operation?.responses[0]?.mediaTypes[0]?.schema;
    expect(schema?.alternatives[0]?.options[0]?.label).toBe(want);
  });
});
