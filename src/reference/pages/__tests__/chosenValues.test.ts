import { describe, expect, it } from 'vitest';
import { makeAll, modelPage } from '../../__tests__/builders';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const union = (mapping: string): string =>
  `{oneOf: [${ref('A')}, ${ref('B')}], discriminator: {propertyName: type${mapping}}}`;

/** What the page of the model A says of its field, and the value that its example has. */
function shownOfA(field: string, named: string, inBody = '{}', example = ''): unknown[] {
  const made = makeAll(`
paths: {/a: {put: {operationId: put, requestBody: {content: {application/json: {schema: ${inBody}}}}, responses: {}}}}
components:
  schemas:
    Either: ${named}
    A: {type: object, required: [type], properties: {type: ${field}, a: {type: string}}${example}}
    B: {type: object, required: [type], properties: {type: {type: string}}}`);
  const { schema, examples } = modelPage(made, 'A');
  const row = JSON.stringify(schema)
    .match(/"(?:label":"(Always)|(enum)":\[\{)/)
    ?.slice(1)
    .find(Boolean);
  return [row, (JSON.parse(examples[0]?.code ?? '') as { type: unknown }).type];
}

describe('the page of a model that unions choose', () => {
  it.each<[what: string, want: unknown[], field: string, named: string, inBody?: string, example?: string]>([
    [
      'by a mapping',
      ['Always', 'a1'],
      '{type: string}',
      union(`, mapping: {a1: A, b1: ${"'#/components/schemas/B'"}}`),
    ],
    ['by its name', ['Always', 'A'], '{type: string}', union('')],
    ['by any other value', [undefined, 'text'], '{type: string}', union(', mapping: {b1: B}, defaultMapping: A')],
    ['in a body alone', ['Always', 'a1'], '{type: string}', '{}', union(', mapping: {a1: A}')],
    ['in a list', ['Always', 'a1'], '{type: string}', '{}', `{type: array, items: ${union(', mapping: {a1: A}')}}`],
    ['by several values', ['enum', 'a1'], '{type: string}', union(', mapping: {a1: A}'), union(', mapping: {a2: A}')],
    ['by a number', ['Always', 1], '{type: integer}', union(', mapping: {"1": A}')],
    ['and that states its value', ['Always', 'own'], '{const: own}', union(', mapping: {a1: A}')],
    ['and that has an example', ['Always', 'x'], '{type: string}', union(''), '{}', ', example: {type: x}'],
    ['without a discriminator', [undefined, 'text'], '{type: string}', `{oneOf: [${ref('A')}, ${ref('B')}]}`],
  ])('%s: %j', (_what, want, field, named, inBody, example) => {
    expect(shownOfA(field, named, inBody, example)).toEqual(want);
  });
});

/** The examples of the pages of a union and of its first member, which lacks the field of the discriminator. */
function examplesOf(field: string, cat: string, mapping = ''): unknown[] {
  const made = makeAll(`
paths: {}
components:
  schemas:
    Pet: {type: object, ${field}oneOf: [${ref('Cat')}, ${ref('Dog')}], discriminator: {propertyName: kind${mapping}}}
    Cat: {type: object, properties: {lives: {type: integer}}${cat}}
    Dog: {type: object, properties: {kind: {type: string}}}`);
  return ['Pet', 'Cat'].map((name) => JSON.parse(modelPage(made, name).examples[0]?.code ?? ''));
}

describe('a model without the field by which a union chooses it', () => {
  const text = 'required: [kind], properties: {kind: {type: string}}, ';
  const number = 'properties: {kind: {type: integer}}, ';
  it.each<[what: string, want: object, ...Parameters<typeof examplesOf>]>([
    ['by its name', { kind: 'Cat', lives: 1 }, text, ''],
    ['by a mapping', { kind: 'cat', lives: 1 }, text, '', ', mapping: {cat: Cat}'],
    ['by a number', { kind: 1, lives: 1 }, number, '', ', mapping: {"1": Cat, "2": Dog}'],
    ['where no schema has the field', { kind: 'Cat', lives: 1 }, '', ''],
    [
      'that allows no other fields',
      { lives: 1 },
      text.replace('required: [kind], ', ''),
      ', additionalProperties: false',
    ],
    ['that has an example', { lives: 3 }, '', ', example: {lives: 3}'],
  ])('has the example that it has in the union: %s', (_what, want, ...given) => {
    expect(examplesOf(...given)).toEqual([want, want]);
  });
});

describe('an alternative lists just the values that choose it', () => {
  const listed = '{type: string, enum: [b, a1, a2]}';
  const mapping = ', mapping: {a1: A, a2: A, b: B}';
  it.each<[what: string, field: string, named: string, want: string[][]]>([
    ['of several', listed, union(mapping), [['a1', 'a2'], []]],
    ['by its name', '{type: string, enum: [A, B]}', union(''), [['A'], []]],
    ['where one is not among the listed ones', listed, union(', mapping: {z: A}'), [['b', 'a1', 'a2'], []]],
    ['where nothing chooses', listed, `{oneOf: [${ref('A')}, ${ref('B')}]}`, [['b', 'a1', 'a2'], []]],
  ])('%s', (_what, field, named, want) => {
    const made = makeAll(`
paths: {}
components:
  schemas:
    Either: ${named}
    A: {type: object, required: [type], properties: {type: ${field}, a: {type: string}}}
    B: {type: object, required: [type], properties: {type: {type: string}}}`);
    const [{ options = [] } = {}] = modelPage(made, 'Either').schema.alternatives;
    const valuesOf = ({ schema: { fields } }: (typeof options)[number]): string[] => {
      const [field] = fields;
      const always = field?.facts.flatMap(({ label, value }) => (label === 'Always' ? [value] : [])) ?? [];
      return [...always, ...(field?.enum ?? []).map(({ value }) => value)];
    };
    expect(options.map(valuesOf)).toEqual(want);
  });
});
