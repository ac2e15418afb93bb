import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentOf, makeAll, modelPage, placeOf } from '../../__tests__/builders';
import { createExampleCache, makeExample } from '../../examples/schemaExample';
import type { SchemaView } from '../../schemaRows';
import { createValidator } from '../../validate/validator';
import { buildModel } from '../model';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const extending = (name: string, more: string): string =>
  `{allOf: [${ref(name)}, {type: object, properties: {${more}}}]}`;
const base = (more = ''): string =>
  `{type: object, required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind${more}}}`;

/** Named schemas as a description with an operation that takes the first of them. */
function describing(schemas: string): string {
  const [first = ''] = Object.keys(parse(schemas));
  return JSON.stringify({
    paths: {
      '/first': {
        post: {
          operationId: 'first',
          requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${first}` } } } },
          responses: {},
        },
      },
    },
    components: { schemas: parse(schemas) },
  });
}

/** The alternatives of a view, each by its label with the fields that it shows: `DOG: kind=DOG bark`. */
function choices({ alternatives }: SchemaView): string[] {
  return alternatives.flatMap(({ options }) =>
    options.map(
      ({ label, schema }) =>
        `${label}: ${fields(schema)}${choices(schema)
          .map((each) => ` [${each}]`)
          .join('')}`,
    ),
  );
}

function fields(view: SchemaView): string {
  const valuesOf = ({ facts, enum: allowed }: SchemaView): string =>
    [
      ...facts.filter(({ label }) => label === 'Always').map(({ value }) => value),
      ...allowed.map(({ value }) => value),
    ].join('|');
  return view.fields.map((field) => [field.name, valuesOf(field)].filter((text) => text !== '').join('=')).join(' ');
}

async function exampleOf(name: string, yaml: string, openapi?: string): Promise<unknown> {
  const document = documentOf(yaml, openapi);
  const { model, schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  const schemas = new Map(model.schemas.map((each) => [each.name, each]));
  const cache = createExampleCache(schemas, await createValidator(document, schemaNodes));
  return makeExample(schemas.get(name)?.schema ?? { kind: 'any' }, schemas, 'request', cache);
}

/** Schemas, the alternatives of the first one, and examples by name. */
const inheritances: [what: string, schemas: string, choices: string[], examples: Record<string, unknown>][] = [
  [
    'a mapping',
    `Pet: ${base(", mapping: {DOG: '#/components/schemas/Dog', CAT: Cat}")}
Dog: ${extending('Pet', 'bark: {type: string}')}
Cat: ${extending('Pet', 'meow: {type: string}')}`,
    ['DOG: kind=DOG bark', 'CAT: kind=CAT meow'],
    { Pet: { kind: 'DOG', bark: 'text' }, Dog: { kind: 'DOG', bark: 'text' }, Cat: { kind: 'CAT', meow: 'text' } },
  ],
  [
    'no mapping',
    `Pet: ${base()}\nDog: ${extending('Pet', 'bark: {type: string}')}\nLizard: {allOf: [${ref('Pet')}], description: One.}`,
    ['Dog: kind=Dog bark', 'Lizard: kind=Lizard'],
    { Pet: { kind: 'Dog', bark: 'text' }, Lizard: { kind: 'Lizard' } },
  ],
  [
    'a mapping that leaves one out, and names the schema itself and one that does not extend it',
    `Pet: ${base(', mapping: {pet: Pet, rock: Rock, dog: Dog}')}
Dog: ${extending('Pet', 'bark: {type: string}')}
Cat: ${extending('Pet', 'meow: {type: string}')}
Rock: {type: object, properties: {weight: {type: integer}}}`,
    ['pet: ', 'rock: weight', 'dog: kind=dog bark', 'Cat: kind=Cat meow'],
    { Pet: { kind: 'pet' }, Cat: { kind: 'Cat', meow: 'text' }, Rock: { weight: 1 } },
  ],
  [
    'a schema between two others that has a value of its own',
    `Pet: ${base(', mapping: {dog: Dog, puppy: Puppy, pup: Puppy, old: Old}')}
Dog: ${extending('Pet', 'bark: {type: string}')}
Puppy: ${extending('Dog', 'weeks: {type: integer}')}
Old: ${extending('Dog', 'years: {type: integer}')}`,
    ['dog: kind=dog bark', 'puppy: kind=puppy|pup bark weeks', 'old: kind=old bark years'],
    { Pet: { kind: 'dog', bark: 'text' } },
  ],
  [
    'several keys for one schema, and values that the field lists',
    `Pet: {type: object, properties: {kind: {type: string, enum: [a, b, c]}}, discriminator: {propertyName: kind, mapping: {a: A, b: B, c: B}}}
A: ${extending('Pet', 'x: {type: integer}')}
B: ${extending('Pet', 'y: {type: integer}')}`,
    ['a: kind=a x', 'b: kind=b|c y'],
    { Pet: { kind: 'a', x: 1 }, B: { kind: 'b', y: 1 } },
  ],
  [
    'levels, of which the mapping names the last',
    `Pet: ${base(', mapping: {dog: Dog, cat: Cat}')}
Mammal: ${extending('Pet', 'legs: {type: integer}')}
Dog: ${extending('Mammal', 'bark: {type: string}')}
Cat: ${extending('Mammal', 'meow: {type: string}')}`,
    ['dog: kind=dog legs bark', 'cat: kind=cat legs meow'],
    { Mammal: { kind: 'dog', legs: 1, bark: 'text' }, Cat: { kind: 'cat', legs: 1, meow: 'text' } },
  ],
  [
    'levels without a mapping',
    `Pet: ${base()}\nMammal: ${extending('Pet', 'legs: {type: integer}')}\nDog: ${extending('Mammal', 'bark: {type: string}')}`,
    ['Mammal: kind=Mammal legs', 'Dog: kind=Dog legs bark'],
    {
      Pet: { kind: 'Mammal', legs: 1 },
      Mammal: { kind: 'Mammal', legs: 1 },
      Dog: { kind: 'Dog', legs: 1, bark: 'text' },
    },
  ],
  [
    'a level that chooses by a field of its own',
    `Vehicle: ${base(', mapping: {car: Car}')}
Car: {allOf: [${ref('Vehicle')}, {type: object, properties: {fuel: {type: string}}, discriminator: {propertyName: fuel}}]}
Electric: ${extending('Car', 'kwh: {type: integer}')}`,
    ['car: kind=car fuel [Electric: kind=car fuel=Electric kwh]'],
    { Vehicle: { kind: 'car', fuel: 'Electric', kwh: 1 }, Electric: { kind: 'car', fuel: 'Electric', kwh: 1 } },
  ],
  [
    'a value that the subtype states itself',
    `Pet: ${base()}\nDog: ${extending('Pet', 'kind: {const: dog}, bark: {type: string}')}\nCat: ${extending('Pet', 'kind: {enum: [cat, kitten]}')}`,
    ['dog: kind=dog bark', 'cat or kitten: kind=cat|kitten'],
    { Pet: { kind: 'dog', bark: 'text' }, Cat: { kind: 'cat' } },
  ],
  [
    'values that the subtypes state in an extension',
    `Pet: ${base(', mapping: {cat: Cat}')}
Cat: {x-discriminator-value: unused, allOf: [${ref('Pet')}, {properties: {meow: {type: string}}}]}
Dog: {x-discriminator-value: dog-1, allOf: [${ref('Pet')}, {properties: {bark: {type: string}}}]}
Eel: {x-ms-discriminator-value: '#Eel', allOf: [${ref('Pet')}], properties: {swim: {type: string}}}`,
    ['cat: kind=cat meow', 'dog-1: kind=dog-1 bark', '#Eel: kind=#Eel swim'],
    { Dog: { kind: 'dog-1', bark: 'text' }, Eel: { kind: '#Eel', swim: 'text' } },
  ],
  [
    'a field that is no text',
    `Pet: {type: object, properties: {n: {type: integer}}, discriminator: {propertyName: n, mapping: {1: One, 2: Two}}}
One: ${extending('Pet', 'a: {type: string}')}
Two: ${extending('Pet', 'b: {type: string}')}`,
    ['1: n=1 a', '2: n=2 b'],
    { Pet: { n: 1, a: 'text' }, Two: { n: 2, b: 'text' } },
  ],
  [
    'a field that no schema describes',
    `Pet: {type: object, discriminator: {propertyName: kind}}\nDog: ${extending('Pet', 'bark: {type: string}')}`,
    ['Dog: bark kind=Dog'],
    { Pet: { kind: 'Dog', bark: 'text' }, Dog: { kind: 'Dog', bark: 'text' } },
  ],
  [
    'subtypes that the author lists as well',
    `Pet: {type: object, properties: {kind: {type: string}}, discriminator: {propertyName: kind, mapping: {dog: Dog}}, oneOf: [${ref('Dog')}]}
Dog: ${extending('Pet', 'bark: {type: string}')}`,
    ['dog: kind=dog bark'],
    { Pet: { kind: 'dog', bark: 'text' }, Dog: { kind: 'dog', bark: 'text' } },
  ],
  [
    'subtypes that the author lists without a discriminator',
    `Pet: {type: object, properties: {name: {type: string}}, anyOf: [${ref('Dog')}, ${ref('Cat')}]}
Dog: ${extending('Pet', 'bark: {type: string}')}
Cat: ${extending('Pet', 'meow: {type: string}')}`,
    ['Dog: name bark', 'Cat: name meow'],
    { Dog: { name: 'text', bark: 'text' } },
  ],
  [
    'schemas that allow no other fields',
    `Line: {type: object, required: [kind], properties: {kind: {type: string}}, additionalProperties: false, discriminator: {propertyName: kind, mapping: {A: LineA, B: LineB}}}
LineA: {type: object, allOf: [${ref('Line')}, {type: object, properties: {a: {type: string}}, additionalProperties: false}]}
LineB: {type: object, allOf: [${ref('Line')}], additionalProperties: false}
Order: {type: object, properties: {lines: {type: array, items: ${ref('Line')}}}}`,
    ['A: kind=A a', 'B: kind=B'],
    { LineA: { kind: 'A', a: 'text' }, LineB: { kind: 'B' }, Order: { lines: [{ kind: 'A', a: 'text' }] } },
  ],
  [
    'an example of the schema that is extended',
    `Pet: {type: object, properties: {kind: {type: string}}, discriminator: {propertyName: kind}, example: {kind: Dog}, title: A pet}
Dog: ${extending('Pet', 'bark: {type: string}')}
Cat: ${extending('Pet', 'meow: {type: string}')}`,
    ['Dog: kind=Dog bark', 'Cat: kind=Cat meow'],
    { Pet: { kind: 'Dog' }, Cat: { kind: 'Cat', meow: 'text' } },
  ],
  [
    'schemas that extend each other',
    `A: {type: object, discriminator: {propertyName: kind}, properties: {kind: {type: string}}, allOf: [${ref('B')}]}\nB: {allOf: [${ref('A')}]}`,
    [],
    { A: { kind: 'text' } },
  ],
  [
    'a union with more to it, which is not one of its alternatives',
    `More: {allOf: [${ref('Middle')}], description: More.}
Middle: {allOf: [${ref('Any')}, {type: object, required: [more], properties: {more: {type: string}}}]}
Any: {oneOf: [${ref('A')}, ${ref('B')}], discriminator: {propertyName: kind, mapping: {a: A, b: B}}}
A: {type: object, required: [kind], properties: {kind: {type: string, enum: [a]}, x: {type: integer}}}
B: {type: object, required: [kind], properties: {kind: {type: string, enum: [b]}, y: {type: integer}}}`,
    ['a: kind=a x', 'b: kind=b y'],
    { More: { more: 'text', kind: 'a', x: 1 }, Any: { kind: 'a', x: 1 } },
  ],
  [
    'the same where the alternatives extend the union, one through another schema and one by the mapping alone',
    `More: {allOf: [${ref('Pet')}, {type: object, properties: {more: {type: string}}}]}
Pet: {type: object, required: [kind], properties: {kind: {type: string}}, oneOf: [${ref('Dog')}, ${ref('Cat')}], discriminator: {propertyName: kind, mapping: {dog: Dog, cat: Cat, fish: Fish}}}
Feline: ${extending('Pet', 'claws: {type: integer}')}
Dog: ${extending('Pet', 'bark: {type: string}')}
Cat: ${extending('Feline', 'meow: {type: string}')}
Fish: ${extending('Pet', 'fins: {type: integer}')}`,
    ['dog: kind=dog bark', 'cat: kind=cat claws meow'],
    {
      More: { kind: 'dog', bark: 'text', more: 'text' },
      Cat: { kind: 'cat', claws: 1, meow: 'text' },
      Fish: { kind: 'fish', fins: 1 },
    },
  ],
  [
    'a union in a member, which is there once',
    `Both: {allOf: [{type: object, properties: {id: {type: integer}}}, {oneOf: [${ref('A')}, ${ref('B')}], discriminator: {propertyName: kind, mapping: {a: '#/components/schemas/A', b: '#/components/schemas/B'}}}]}
A: {type: object, properties: {kind: {type: string}, x: {type: integer}}}
B: {type: object, properties: {kind: {type: string}, y: {type: integer}}}`,
    ['a: kind x', 'b: kind y'],
    { Both: { id: 1, kind: 'a', x: 1 } },
  ],
  ['a schema that extends itself', `A: {discriminator: {propertyName: kind}, allOf: [${ref('A')}]}`, [], { A: {} }],
];

describe('a schema that others extend', () => {
  it.each(inheritances)('offers its subtypes: %s', (_what, schemas, want) => {
    const [first = ''] = Object.keys(parse(schemas));
    expect(choices(modelPage(makeAll(describing(schemas)), first).schema)).toEqual(want);
  });

  it('has no value of its own on its page where it is between two others', () => {
    const schemas = `Pet: ${base(', mapping: {dog: Dog, puppy: Puppy}')}
Dog: ${extending('Pet', 'bark: {type: string}')}
Puppy: ${extending('Dog', 'weeks: {type: integer}')}`;
    const { schema } = modelPage(makeAll(describing(schemas)), 'Dog');
    expect(fields(schema)).toBe('kind bark');
    expect(choices(schema)).toEqual(['dog: ', 'puppy: kind=puppy bark weeks']);
  });

  it.each(
    inheritances.flatMap(([what, schemas, , examples]) =>
      Object.entries(examples).map(([name, want]) => [name, what, schemas, want] as const),
    ),
  )('has an example of %s with the value that stands for it: %s', async (name, _what, schemas, want) => {
    expect(await exampleOf(name, describing(schemas))).toEqual(want);
  });

  it('has subtypes whose values name none of its other subtypes', () => {
    const made = makeAll(
      describing(`Pet: ${base(', mapping: {cat: Cat, dog: Dog, puppy: Puppy}')}
Cat: ${extending('Pet', 'meow: {type: string}')}
Dog: ${extending('Pet', 'bark: {type: string}')}
Puppy: ${extending('Dog', 'age: {type: integer}')}`),
    );
    const { schema } = modelPage(made, 'Dog');
    expect(choices(schema)).toEqual(['dog: ', 'puppy: kind=puppy bark age']);
    expect(schema.facts).toEqual([]);
  });

  it('is read from 3.0 as from 3.2, whose default is one of its subtypes', async () => {
    const schemas = `Pet: ${base(', defaultMapping: Other')}\nOther: ${extending('Pet', 'x: {type: integer}')}`;
    for (const version of ['3.0.3', '3.2.0']) {
      const page = modelPage(makeAll(describing(schemas), version), 'Pet');
      expect([version, choices(page.schema)]).toEqual([version, ['Other: kind x']]);
      expect(await exampleOf('Pet', describing(schemas), version)).toEqual({ kind: 'Other', x: 1 });
    }
  });
});

describe('what uses a subtype', () => {
  const made = makeAll(
    describing(`Owner: {type: object, properties: {pet: ${ref('Pet')}}}
Pet: ${base()}
Dog: ${extending('Pet', 'toy: {$ref: "#/components/schemas/Toy"}')}
Cat: ${extending('Pet', 'meow: {type: string}')}
Toy: {type: object, properties: {name: {type: string}}}
Kennel: {type: object, properties: {dog: ${ref('Dog')}}}`).replace(
      '"responses":{}',
      `"responses":{"200":{"description":"","content":{"a/b":{"schema":{"$ref":"#/components/schemas/Kennel"}}}}}`,
    ),
  );
  it.each([
    ['Dog', ['request, in Owner.pet', '200, in Kennel.dog']],
    ['Cat', ['request, in Owner.pet']],
    ['Pet', ['request, in Owner.pet', '200, in Kennel.dog']],
    ['Toy', ['request, in Owner.pet.toy', '200, in Kennel.dog.toy']],
  ])('%s by way of what it extends, and none that only takes another one', (name, want) => {
    expect(modelPage(made, name).usedBy.operations.flatMap(({ places }) => places)).toEqual(want);
  });
});

describe('a named schema that only extends another one', () => {
  const lizard = ref('Lizard');
  const made = makeAll(
    describing(`Holder: {type: object, properties: {one: ${lizard}, list: {type: array, items: ${lizard}}, map: {additionalProperties: ${lizard}}, union: {oneOf: [${lizard}, {type: string}]}, wrapped: {allOf: [${lizard}], description: Mine., nullable: true}}}
Reptile: {type: object, title: Any reptile, properties: {length: {type: integer}}}
Lizard: {allOf: [${ref('Reptile')}], description: A lizard.}`),
    '3.0.3',
  );
  it.each([
    ['one', 'Lizard→'],
    ['list', 'array of Lizard→'],
    ['map', 'map of Lizard→'],
    ['union', 'Lizard→ or string'],
    ['wrapped', 'Lizard→'],
  ])('is named and linked in %s', (name, want) => {
    const row = modelPage(made, 'Holder').schema.fields.find((field) => field.name === name);
    expect(row?.type.map(({ text, href }) => (href ? `${text}→` : text)).join('')).toBe(want);
    expect(row?.type.find(({ href }) => href)?.href).toBe('/docs/ref/models/lizard');
  });

  it('has a page under its own name', () => {
    expect(modelPage(made, 'Lizard').title).toBe('Lizard');
  });
});
