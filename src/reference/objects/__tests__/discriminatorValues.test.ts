import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentOf, makeAll, modelPage, placeOf } from '../../__tests__/builders';
import { createExampleCache, makeExample } from '../../examples/schemaExample';
import type { SchemaView } from '../../schemaRows';
import { createValidator } from '../../validate/validator';
import { buildModel } from '../model';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const extending = (name: string, more = ''): string => `{allOf: [${ref(name)}, {type: object, properties: {${more}}}]}`;
const base = (field: string, more = ''): string =>
  `{type: object, required: [kind], properties: {kind: ${field}}, discriminator: {propertyName: kind${more}}}`;
const member = (field: string): string => `{type: object, required: [kind], properties: {kind: ${field}}}`;
const union = (names: string[], more = ''): string =>
  `{oneOf: [${names.map(ref).join(', ')}], discriminator: {propertyName: kind${more}}}`;

interface Made {
  /** What the page of the first schema says of the field, then of the field in each option. */
  shown: string[];
  examples: Record<string, unknown>;
  notices: string[];
}

function wordsOf({ facts, enum: allowed }: SchemaView): string {
  const values = allowed.map(({ value }) => value);
  const stated = facts.filter(({ keyword }) => keyword === 'const' || keyword === 'examples');
  return [
    ...stated.map(({ label, value }) => `${label} ${value}`),
    ...(values.length > 0 ? [values.join('|')] : []),
  ].join(', ');
}

function fieldsOf(view: SchemaView): string[] {
  return view.fields.filter(({ name }) => name === 'kind').map(wordsOf);
}

async function madeOf(schemas: string, names: readonly string[], openapi = '3.2.0'): Promise<Made> {
  const stated = parse(schemas);
  const [first = ''] = Object.keys(stated);
  const document = documentOf(JSON.stringify({ components: { schemas: stated } }), openapi);
  const { model, schemaNodes, problems } = buildModel({ document: document as never, locate: placeOf });
  const named = new Map(model.schemas.map((each) => [each.name, each]));
  const cache = createExampleCache(named, await createValidator(document, schemaNodes));
  const exampleOf = (name: string): unknown =>
    makeExample(named.get(name)?.schema ?? { kind: 'any' }, named, 'request', cache);
  const page = modelPage(makeAll(JSON.stringify({ paths: {}, components: { schemas: stated } }), openapi), first);
  const options = page.schema.alternatives.flatMap((each) => each.options);
  return {
    shown: [...fieldsOf(page.schema), ...options.map(({ label, schema }) => `${label}: ${fieldsOf(schema).join()}`)],
    examples: Object.fromEntries(names.map((name) => [name, exampleOf(name)])),
    notices: problems.map(({ place, message }) => `${place.pointer} ${message}`),
  };
}

const noCat = 'has no "Cat", by which the discriminator chooses Cat; "cat" is used in its place.';
const noDog = 'has no "Dog", by which the discriminator chooses Dog; "dog" is used in its place.';
const noLizard = 'has no "Lizard", by which the discriminator chooses Lizard; it is added to the values.';
const atField = '#/components/schemas/Pet/properties/kind The field "kind"';
const atKind = '#/components/schemas/Kind The field "kind"';

const faults: [what: string, schemas: string, want: Made][] = [
  [
    'a value that differs in case alone',
    `Pet: ${base('{type: string, enum: [cat, dog]}')}
Cat: ${extending('Pet', 'lives: {type: integer}')}
Dog: ${extending('Pet')}
List: {type: array, items: ${ref('Pet')}}`,
    {
      shown: ['cat|dog', 'cat: Always cat', 'dog: Always dog'],
      examples: {
        Pet: { kind: 'cat', lives: 1 },
        Cat: { kind: 'cat', lives: 1 },
        Dog: { kind: 'dog' },
        List: [{ kind: 'cat', lives: 1 }],
      },
      notices: [`${atField} ${noCat}`, `${atField} ${noDog}`],
    },
  ],
  [
    'the same where the field is a named schema',
    `Pet: ${base(ref('Kind'))}
Kind: {type: string, enum: [cat, dog]}
Cat: ${extending('Pet')}
Dog: ${extending('Pet')}`,
    {
      shown: ['cat|dog', 'cat: Always cat', 'dog: Always dog'],
      examples: { Cat: { kind: 'cat' }, Dog: { kind: 'dog' } },
      notices: [`${atKind} ${noCat}`, `${atKind} ${noDog}`],
    },
  ],
  [
    'the same where the values are alternatives',
    `Pet: ${base('{oneOf: [{const: cat}, {const: dog}]}')}
Cat: ${extending('Pet')}
Dog: ${extending('Pet')}
Lizard: ${extending('Pet')}`,
    {
      shown: ['cat|dog|Lizard', 'cat: Always cat', 'dog: Always dog', 'Lizard: Always Lizard'],
      examples: { Cat: { kind: 'cat' }, Lizard: { kind: 'Lizard' } },
      notices: [`${atField} ${noCat}`, `${atField} ${noDog}`, `${atField} ${noLizard}`],
    },
  ],
  [
    'a subtype that the mapping leaves out',
    `Pet: ${base('{type: string, enum: [CAT, DOG]}', ', mapping: {CAT: Cat, DOG: Dog}')}
Cat: ${extending('Pet')}
Dog: ${extending('Pet')}
Lizard: {allOf: [${ref('Pet')}], description: One.}
List: {type: array, items: ${ref('Lizard')}}`,
    {
      shown: ['CAT|DOG|Lizard', 'CAT: Always CAT', 'DOG: Always DOG', 'Lizard: Always Lizard'],
      examples: { Pet: { kind: 'CAT' }, Lizard: { kind: 'Lizard' }, List: [{ kind: 'Lizard' }] },
      notices: [`${atField} ${noLizard}`],
    },
  ],
  [
    'values that have nothing of the names',
    `Pet: ${base('{type: string, enum: [feline]}')}
Cat: ${extending('Pet')}
Lizard: ${extending('Pet')}`,
    {
      shown: ['feline|Cat|Lizard', 'Cat: Always Cat', 'Lizard: Always Lizard'],
      examples: { Pet: { kind: 'Cat' }, Lizard: { kind: 'Lizard' } },
      notices: [
        `${atField} has no "Cat", by which the discriminator chooses Cat; it is added to the values.`,
        `${atField} ${noLizard}`,
      ],
    },
  ],
  [
    'a constant',
    `Pet: ${base('{type: string, const: Pet}')}
Lizard: ${extending('Pet')}`,
    {
      shown: ['Pet|Lizard', 'Lizard: Always Lizard'],
      examples: { Lizard: { kind: 'Lizard' } },
      notices: [`${atField} ${noLizard}`],
    },
  ],
  [
    'keys of a mapping',
    `Pet: ${base('{type: string, enum: [cat, dog]}', ', mapping: {CAT: Cat, canine: Dog}')}
Cat: ${extending('Pet')}
Dog: ${extending('Pet')}`,
    {
      shown: ['cat|dog|canine', 'cat: Always cat', 'canine: Always canine'],
      examples: { Cat: { kind: 'cat' }, Dog: { kind: 'canine' } },
      notices: [
        `${atField} has no "CAT", by which the discriminator chooses Cat; "cat" is used in its place.`,
        `${atField} has no "canine", by which the discriminator chooses Dog; it is added to the values.`,
      ],
    },
  ],
  [
    'a value that another schema has',
    `Pet: ${base('{type: string, enum: [cat, dog]}', ', mapping: {cat: Kitty}')}
Kitty: ${extending('Pet')}
Cat: ${extending('Pet')}`,
    {
      shown: ['cat|dog|Cat', 'cat: Always cat', 'Cat: Always Cat'],
      examples: { Kitty: { kind: 'cat' }, Cat: { kind: 'Cat' } },
      notices: [`${atField} has no "Cat", by which the discriminator chooses Cat; it is added to the values.`],
    },
  ],
  [
    'two values that differ in case alone',
    `Pet: ${base('{type: string, enum: [cat, CAT]}')}\nCat: ${extending('Pet')}`,
    {
      shown: ['cat|CAT|Cat', 'Cat: Always Cat'],
      examples: { Cat: { kind: 'Cat' } },
      notices: [`${atField} has no "Cat", by which the discriminator chooses Cat; it is added to the values.`],
    },
  ],
  [
    'numbers, of which a name is none',
    `Pet: ${base('{type: integer, enum: [1, 2]}', ', mapping: {1: Cat}')}
Cat: ${extending('Pet')}
Dog: ${extending('Pet')}`,
    {
      shown: ['1|2', '1: Always 1', 'Dog: 1|2'],
      examples: { Cat: { kind: 1 }, Dog: { kind: 1 } },
      notices: [`${atField} has no "Dog", by which the discriminator chooses Dog; its own values are used.`],
    },
  ],
  [
    'levels',
    `Pet: ${base('{type: string, enum: [mammal, dog]}')}
Mammal: ${extending('Pet')}
Dog: ${extending('Mammal')}`,
    {
      shown: ['mammal|dog', 'mammal: Always mammal', 'dog: Always dog'],
      examples: { Mammal: { kind: 'mammal' }, Dog: { kind: 'dog' } },
      notices: [
        `${atField} has no "Mammal", by which the discriminator chooses Mammal; "mammal" is used in its place.`,
        `${atField} ${noDog}`,
      ],
    },
  ],
  [
    'a union of schemas that all list the same values',
    `Pet: ${union(['Cat', 'Dog', 'Lizard'])}
Cat: ${member(ref('Kind'))}
Dog: ${member(ref('Kind'))}
Lizard: ${member(ref('Kind'))}
Kind: {type: string, enum: [cat, dog]}`,
    {
      shown: ['cat: Always cat', 'dog: Always dog', 'Lizard: Always Lizard'],
      examples: { Pet: { kind: 'cat' } },
      notices: [`${atKind} ${noCat}`, `${atKind} ${noDog}`, `${atKind} ${noLizard}`],
    },
  ],
  [
    'a union of schemas that list what they are called, which is no fault',
    `Pet: ${union(['Cat', 'Dog'])}
Cat: ${member(ref('Kind'))}
Dog: ${member(ref('Kind'))}
Kind: {type: string, enum: [Dog, Cat]}`,
    { shown: ['Cat: Always Cat', 'Dog: Always Dog'], examples: { Pet: { kind: 'Cat' } }, notices: [] },
  ],
  [
    'a union whose members state values of their own',
    `Pet: ${union(['Cat', 'Dog'])}
Cat: ${member('{type: string, enum: [feline]}')}
Dog: ${member('{type: string, enum: [canine, puppy]}')}`,
    {
      shown: ['feline: feline', 'canine or puppy: canine|puppy'],
      examples: { Pet: { kind: 'feline' } },
      notices: [],
    },
  ],
];

const odd = (field: string): string =>
  `Pet: ${base(field, ', mapping: {CAT: Cat, DOG: Dog}, defaultMapping: Odd')}
Cat: ${extending('Pet')}
Dog: ${extending('Pet')}
Odd: ${extending('Pet')}`;

/** Schemas whose discriminator has a default, with the option of that and its example. */
const defaults: [what: string, schemas: string, option: string, example: unknown][] = [
  ['one value', odd('{type: string, enum: [CAT, DOG, other]}'), 'other: Always other', { kind: 'other' }],
  ['several', odd('{type: string, enum: [CAT, cow, DOG, hen]}'), 'cow: cow|hen', { kind: 'cow' }],
  ['one that is a name', odd('{type: string, enum: [CAT, Odd, DOG]}'), 'Odd: Always Odd', { kind: 'Odd' }],
  ['any text', odd('{type: string}'), 'Odd: Example Odd', { kind: 'Odd' }],
];

describe('a schema that a discriminator chooses by any other value', () => {
  it.each(defaults)('has those that the mapping leaves: %s', async (_what, schemas, option, example) => {
    const made = await madeOf(schemas, ['Odd']);
    expect([made.shown.at(-1), made.examples.Odd, made.notices]).toEqual([option, example, []]);
  });
});

const noneLeft = 'The mapping leaves no value of the field "kind" for Odd, which `defaultMapping` names;';
const ownOdd = (value: string): string =>
  `Pet: ${union(['Cat', 'Odd'], ', mapping: {CAT: Cat}, defaultMapping: Odd')}
Cat: ${member('{type: string}')}
Odd: ${member(value)}`;

describe('a schema that a discriminator chooses by any other value, of which none is left', () => {
  it.each<[what: string, schemas: string, option: string, example: unknown, notices: string[]]>([
    [
      'a text',
      odd('{type: string, enum: [CAT, DOG]}'),
      'Odd: Always Odd',
      { kind: 'Odd' },
      [`#/components/schemas/Pet/properties/kind ${noneLeft} "Odd" is added to the values.`],
    ],
    [
      'a number',
      odd('{type: integer, enum: [1, 2]}').replace('CAT', '1').replace('DOG', '2'),
      'Odd: 1|2',
      { kind: 1 },
      [`#/components/schemas/Pet/properties/kind ${noneLeft} its own values are used.`],
    ],
    [
      'one that it lists itself',
      ownOdd('{type: string, enum: [CAT]}'),
      'Odd: Always Odd',
      expect.anything(),
      [`#/components/schemas/Odd/properties/kind ${noneLeft} "Odd" is added to the values.`],
    ],
  ])('has a notice: %s', async (_what, schemas, option, example, notices) => {
    const made = await madeOf(schemas, ['Odd']);
    expect([made.shown.at(-1), made.examples.Odd, made.notices]).toEqual([option, example, notices]);
  });

  it('has none where the field may be missing, by which it is chosen as well', async () => {
    const schemas = odd('{type: string, enum: [CAT, DOG]}').replace('required: [kind], ', '');
    expect((await madeOf(schemas, ['Odd'])).notices).toEqual([]);
  });
});

describe('a discriminator whose field does not list the value of a schema', () => {
  it.each(faults)('has one that examples and pages agree on: %s', async (_what, schemas, want) => {
    expect(await madeOf(schemas, Object.keys(want.examples))).toEqual(want);
  });

  it('has the same in 3.0', async () => {
    const [, schemas = '', want] = faults[0] ?? [];
    expect(await madeOf(schemas, Object.keys(want?.examples ?? {}), '3.0.3')).toEqual(want);
  });

  it('has a notice that says how to correct it', () => {
    const schemas = parse(`Pet: ${base('{type: string, enum: [cat]}', ', mapping: {CAT: Cat}')}
Cat: ${extending('Pet')}
Lizard: ${extending('Pet')}`);
    const { problems } = buildModel({
      document: documentOf(JSON.stringify({ components: { schemas } })) as never,
      locate: placeOf,
    });
    expect(problems.map(({ severity, remedy }) => [severity, remedy])).toEqual([
      ['notice', 'Add "CAT" to the `enum` of the field, or correct `mapping`.'],
      ['notice', 'Add "Lizard" to the `enum` of the field, or name one of its values for Lizard in `mapping`.'],
    ]);
  });
});
