import { describe, expect, it } from 'vitest';
import { makeAll, modelPage } from '../../__tests__/builders';
import { createMarkdownWriter } from '../../outputs/markdown/referencePage';

/** The page of a model whose field `k` is a schema, beside models that it may name. */
function pageWith(schema: string) {
  return modelPage(
    makeAll(`components:
  schemas:
    A: {type: object, properties: {k: ${schema}}}
    Names: {anyOf: [{type: string}, {enum: [a, b]}]}
    Coded: {type: string, enum: [a, b]}
    Empty: {type: object}
    Full: {type: object, properties: {x: {type: string}}}`),
    'A',
  );
}

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

/** How the alternatives of that field are shown. */
function lookOfField(schema: string): string | undefined {
  return pageWith(schema).schema.fields[0]?.alternatives[0]?.look;
}

describe('a choice that readers need not make', () => {
  it.each<[schema: string, look: string | undefined]>([
    ['{oneOf: [{type: string}, {type: integer}]}', 'said'],
    ['{type: array, items: {anyOf: [{type: string}, {type: integer}]}}', 'said'],
    ['{anyOf: [{type: string, format: date}, {type: integer}]}', 'said'],
    ['{anyOf: [{type: string, format: date}, {type: string}]}', 'said'],
    ['{anyOf: [{type: array, items: {type: string}}, {type: array, items: {type: [string, integer]}}]}', 'said'],
    ['{anyOf: [{type: string}, {type: array, items: {type: string}}]}', 'said'],
    [`{anyOf: [{type: string}, ${ref('Empty')}]}`, 'said'],
    // What its author calls it is in no type.
    ['{anyOf: [{type: string, title: Name}, {type: integer}]}', 'line'],
    ['{anyOf: [{type: string}, {}]}', 'line'],
    // What is said of one is not on a line.
    ['{anyOf: [{type: string, description: Text}, {type: integer}]}', undefined],
    ['{anyOf: [{type: string, minLength: 1}, {type: integer}]}', undefined],
    ['{anyOf: [{type: string, deprecated: true}, {type: integer}]}', undefined],
    [`{anyOf: [{type: string}, ${ref('Full')}]}`, undefined],
    [`{anyOf: [${[1, 2, 3, 4, 5].map((each) => `{title: T${each}, type: string}`).join(', ')}]}`, undefined],
    ['{oneOf: [{type: string}, {type: integer}], discriminator: {propertyName: t}}', undefined],
    // Names beside free text.
    ['{anyOf: [{type: string}, {type: string, enum: [a, b]}]}', 'all'],
    ['{anyOf: [{type: string, description: Any}, {type: string, enum: [a, b]}]}', 'all'],
    [`{anyOf: [{type: string}, ${ref('Coded')}]}`, 'all'],
    [`{anyOf: [{type: integer}, ${ref('Names')}]}`, 'all'],
    ['{anyOf: [{type: array, items: {type: string}}, {type: string, enum: [a, b]}]}', undefined],
    [`{anyOf: [${ref('Full')}, {type: string, enum: [a, b]}]}`, undefined],
  ])('%s is shown as %s', (schema, look) => expect(lookOfField(schema)).toBe(look));

  it('is a line of the Markdown page', () => {
    const write = createMarkdownWriter((href) => href);
    expect(write(pageWith('{anyOf: [{type: string, title: Name}, {type: integer}]}'))).toContain(
      '- Any of 2: **Name** (string) or **integer**\n',
    );
  });
});
