import { describe, expect, it } from 'vitest';
import { makeAll, modelPage, renderTexts, schemasOf } from '../../__tests__/builders';
import type { SchemaView } from '../../page';
import { countRows } from '../countRows';
import { createOutliner } from '../outline';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const cases: [name: string, yaml: string][] = [
  ['plain fields', 'A: {type: object, properties: {a: {type: string}, b: {type: object, properties: {c: true}}}}'],
  [
    'a named schema twice',
    `A: {type: object, properties: {a: ${ref('B')}, b: ${ref('B')}}}\nB: {type: object, properties: {c: true, d: true}}`,
  ],
  ['itself, in a list', `A: {type: object, properties: {a: {type: array, items: ${ref('A')}}, b: ${ref('A')}}}`],
  [
    'each other',
    `A: {type: object, properties: {b: ${ref('B')}}}\nB: {type: object, properties: {a: ${ref('A')}, b: ${ref('B')}, c: true}}`,
  ],
  [
    'alternatives',
    `A: {oneOf: [${ref('B')}, {type: object, properties: {x: ${ref('A')}}}, {type: string}]}\nB: {type: object, properties: {y: true}}`,
  ],
  ['any key', `A: {type: object, additionalProperties: ${ref('B')}}\nB: {type: object, properties: {y: true}}`],
  ['nothing', 'A: {type: object}'],
];

/** The rows that a page has. */
function rowsIn({ fields, alternatives }: SchemaView): number {
  const options = alternatives.flatMap((each) => each.options.map(({ schema }) => schema));
  return [...fields, ...options].reduce((sum, row) => sum + 1 + rowsIn(row), 0);
}

describe('countRows', () => {
  it.each(cases)('counts the rows of a page with %s', (_name, yaml) => {
    const made = makeAll(`components:\n  schemas:\n${yaml.replace(/^/gm, '    ')}`);
    const schemas = schemasOf(yaml);
    const modelHref = (): string => '/a';
    const outlineOf = createOutliner({ schemas, modelHref, renderText: renderTexts });
    const schema = schemas.get('A')?.schema ?? { kind: 'any' };
    const rows = rowsIn(modelPage(made, 'A').schema);
    expect(countRows(schema, outlineOf, 1000, ['A'])).toBe(rows);
    expect(countRows(schema, outlineOf, 2, ['A'])).toBe(Math.min(rows, 2));
  });
});
