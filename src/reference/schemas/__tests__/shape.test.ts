import { describe, expect, it } from 'vitest';
import { object, reference, schema, schemaOf, schemasOf } from '../../__tests__/builders';
import type { SchemaObject } from '../../model';
import { type Shape, shapeOf } from '../shape';

const named = `
Base:
  type: object
  description: The base.
  required: [id]
  properties: {id: {type: string, minLength: 1}, kind: {type: string}}
Named: {type: object, title: Name, properties: {name: {type: string}}}
Alias: {$ref: '#/components/schemas/Base'}
Loop: {$ref: '#/components/schemas/Pool'}
Pool: {$ref: '#/components/schemas/Loop'}
Self: {allOf: [{$ref: '#/components/schemas/Self'}, {type: object, properties: {a: {type: string}}}]}
Text: {type: string, enum: [a, b]}`;

function shape(yaml: string, openapi?: string): Shape {
  return shapeOf(schemaOf(yaml, openapi), schemasOf(named, openapi));
}

function names({ schema: { properties } }: Shape): string[] {
  return properties.map(({ name, required }) => (required ? `${name}!` : name));
}

const base = "{$ref: '#/components/schemas/Base'}";
const text = "{$ref: '#/components/schemas/Text'}";

describe('a reference', () => {
  it.each([
    ['Base', 'Base', ['id!', 'kind']],
    ['Alias', 'Base', ['id!', 'kind']],
    ['Loop', 'Loop', []],
    ['Missing', 'Missing', []],
    ['Self', 'Self', ['a']],
    ['toString', 'toString', []],
  ])('%s is %s with %j', (name, wantName, wantFields) => {
    const found = shapeOf(reference(name), schemasOf(named));
    expect([found.reference?.name, names(found)]).toEqual([wantName, wantFields]);
  });

  it('lets what stands beside it win', () => {
    const own = ['Own.'];
    const given = reference('Base', {
      description: own,
      title: 'T',
      readOnly: true,
      deprecated: true,
      examples: [1],
      default: 2,
    });
    expect(shapeOf(given, schemasOf(named)).schema).toMatchObject({
      description: own,
      title: 'T',
      readOnly: true,
      deprecated: true,
      writeOnly: false,
      examples: [1],
      default: 2,
    });
  });

  it('keeps the default null of the outer schema', () => {
    expect(shapeOf(reference('Base', { default: null }), schemasOf(named)).schema.default).toBeNull();
  });
});

describe('boolean schemas', () => {
  it.each(['any', 'never'] as const)('%s is an empty shape', (kind) => {
    expect(shapeOf({ kind }, new Map())).toEqual({ schema: schema() });
  });
});

describe('null in a union', () => {
  it.each([
    ['3.1', `oneOf: [${base}, {type: 'null'}]`, 'Base', 0],
    ['3.1', `anyOf: [{type: 'null'}, ${base}]`, 'Base', 0],
    ['3.1', `oneOf: [${base}, {const: null}]`, 'Base', 0],
    ['3.1', `oneOf: [${base}, {enum: [null]}]`, 'Base', 0],
    ['3.1', `oneOf: [${base}, ${text}, {type: 'null'}]`, undefined, 2],
    ['3.1', `type: 'null'\nallOf: [${base}]`, 'Base', 0],
    ['3.0', `oneOf: [${base}, {nullable: true}]`, 'Base', 0],
    ['3.0', `nullable: true\nallOf: [${base}]`, 'Base', 0],
    ['3.0', `allOf: [${base}, {nullable: true}]`, 'Base', 0],
    ['3.0', `oneOf: [{nullable: true, allOf: [${base}]}, ${text}]`, undefined, 2],
  ])('%s %j is nullable, named %s, with %i alternatives', (openapi, yaml, name, members) => {
    const found = shape(yaml, `${openapi}.0`);
    expect([found.schema.nullable || openapi === '3.0', found.reference?.name]).toEqual([true, name]);
    expect(found.schema.oneOf.length + found.schema.anyOf.length).toBe(members);
  });

  it('does not make a union of the parts of allOf', () => {
    const found = shape(`allOf: [${base}, {$ref: '#/components/schemas/Named'}, {nullable: true}]`, '3.0.0');
    expect([names(found), found.schema.anyOf, found.schema.nullable]).toEqual([['id!', 'kind', 'name'], [], true]);
  });

  it.each([
    ['type: [string, "null"]', ['string'], true],
    ['type: [string, integer]', ['string', 'integer'], false],
    ['type: "null"', [], true],
    ['allOf: [{type: [string, "null"]}, {type: string, maxLength: 3}]', ['string'], false],
    ['allOf: [{type: string}, {type: [string, "null"], maxLength: 3}]', ['string'], false],
    ['allOf: [{type: [string, "null"]}, {type: [string, "null"], maxLength: 3}]', ['string'], true],
    ['allOf: [{type: [string, "null"]}, {maxLength: 3}]', ['string'], true],
    [`allOf: [{anyOf: [${text}, {type: "null"}]}, {type: string}]`, ['string'], false],
    [`allOf: [{anyOf: [${text}, {type: integer}, {type: "null"}]}, {type: string}]`, ['string'], false],
    ['type: string\nallOf: [{type: [string, "null"]}]', ['string'], false],
    ['type: string\nmaxLength: 3\nallOf: [{type: [string, "null"]}]', ['string'], false],
    ['allOf: [{allOf: [{type: [string, "null"]}, {type: string}]}]', ['string'], false],
    [`anyOf: [${text}, {type: integer}, {type: "null"}]\nallOf: [{type: string}]`, ['string'], false],
    ['nullable: true\nallOf: [{type: string}, {maxLength: 3}, {type: string}]', ['string'], true],
    ['type: [object, "null"]\nallOf: [{type: object, minProperties: 1}]', ['object'], false],
    ['type: [object, "null"]\nallOf: [{type: object, minProperties: 1}, {type: object}]', ['object'], false],
    ['type: object\nnullable: true\nallOf: [{type: object, minProperties: 1}]', ['object'], true],
    ['type: object\nnullable: true\nallOf: [{type: object, minProperties: 1}, {type: object}]', ['object'], true],
    ['type: [object, "null"]\nallOf: [{minProperties: 1}]', ['object'], true],
    ['type: [object, "null"]\nallOf: [{type: [object, "null"], minProperties: 1}]', ['object'], true],
    ['type: [string, "null"]\nminLength: 1\nallOf: [{type: string}]', ['string'], false],
    [`type: [string, "null"]\nanyOf: [${text}, {type: "null"}]`, ['string'], true],
    [`type: [string, "null"]\nanyOf: [${text}, {type: integer}, {type: "null"}]`, ['string'], true],
    ['allOf: [{type: string, minLength: 1}, {type: string}, {nullable: true}]', ['string'], true],
  ])('%s has types %j, nullable %s', (yaml, types, nullable) => {
    expect(shape(yaml).schema).toMatchObject({ types, nullable });
  });
});

describe('allOf', () => {
  it('keeps the limits of different contained items each beside its own', () => {
    const { schema } = shape(
      'contains: {type: string}\nminContains: 2\nallOf: [{contains: {type: integer}, minContains: 1, maxContains: 3, minItems: 4}]',
    );
    const limits = ({ constraints }: SchemaObject): string[] =>
      constraints.map(({ keyword, value }) => `${keyword} ${value}`);
    expect(limits(schema)).toEqual(['minItems 4', 'minContains 2']);
    expect(schema.allOf.map((each) => each.kind === 'schema' && limits(each))).toEqual([
      ['minContains 1', 'maxContains 3'],
    ]);
  });

  it.each([
    ['the same limit twice', 'minimum: 1\nallOf: [{minimum: 1, maximum: 9}]', ['minimum 1', 'maximum 9']],
    ['two limits of a kind', 'minimum: 1\nallOf: [{minimum: 2}]', ['minimum 2']],
    ['the tighter maximum', 'maxLength: 3\nallOf: [{maxLength: 10}, {maxLength: 5}]', ['maxLength 3']],
    ['the tighter of two items', 'minItems: 3\nallOf: [{minItems: 2}]', ['minItems 3']],
    ['an exclusive limit', 'minimum: 5\nallOf: [{exclusiveMinimum: 5}]', ['exclusiveMinimum 5']],
    ['a limit above an exclusive one', 'minimum: 6\nallOf: [{exclusiveMinimum: 5}]', ['minimum 6']],
    ['limits of two sides', 'minProperties: 1\nallOf: [{maxProperties: 2}]', ['maxProperties 2', 'minProperties 1']],
    ['all that decide together', 'multipleOf: 2\nallOf: [{multipleOf: 3}]', ['multipleOf 3', 'multipleOf 2']],
    [
      'limits of the same contained items',
      'contains: {type: string}\nminContains: 2\nallOf: [{contains: {type: string}, minContains: 3}]',
      ['minContains 3'],
    ],
    ['limits of items that nothing contains', 'contains: {type: string}\nallOf: [{minContains: 3}]', []],
  ])('shows of %s what decides', (_case, yaml, limits) => {
    expect(shape(yaml).schema.constraints.map(({ keyword, value }) => `${keyword} ${value}`)).toEqual(limits);
  });

  it.each([
    ['one reference', `allOf: [${base}]`, ['id!', 'kind'], 'Base'],
    ['one reference with a description', `description: x\nallOf: [${base}]`, ['id!', 'kind'], 'Base'],
    ['one reference beside a type', `type: object\nallOf: [${base}]`, ['id!', 'kind'], 'Base'],
    ['two references', `allOf: [${base}, {$ref: '#/components/schemas/Named'}]`, ['id!', 'kind', 'name'], undefined],
    ['a part that only requires', `allOf: [${base}, {required: [kind, other]}]`, ['id!', 'kind!', 'other!'], undefined],
    ['required beside it', `required: [kind]\nallOf: [${base}]`, ['id!', 'kind!'], undefined],
    ['properties beside it', `properties: {z: {}}\nallOf: [${base}]`, ['id!', 'kind', 'z'], undefined],
    [
      'parts in parts',
      `allOf: [{allOf: [{allOf: [${base}]}]}, {properties: {z: {}}}]`,
      ['id!', 'kind', 'z'],
      undefined,
    ],
    ['a recursive part', `allOf: [{$ref: '#/components/schemas/Self'}, ${base}]`, ['a', 'id!', 'kind'], undefined],
  ])('%s', (_case, yaml, fields, name) => {
    const found = shape(yaml);
    expect([names(found), found.reference?.name]).toEqual([fields, name]);
  });

  it.each([
    ['unevaluatedProperties', 'unevaluatedProperties: false', { unevaluatedProperties: { kind: 'never' } }],
    ['dependentRequired', 'dependentRequired: {a: [b]}', { dependentRequired: [{ property: 'a', required: ['b'] }] }],
    [
      'dependentSchemas',
      'dependentSchemas: {a: {}}',
      { dependentSchemas: [{ property: 'a', schema: { kind: 'any' } }] },
    ],
    ['propertyNames', 'propertyNames: true', { propertyNames: { kind: 'any' } }],
    ['contains', 'contains: true', { contains: { kind: 'any' } }],
    ['xml', 'xml: {name: a}', { xml: { name: 'a' } }],
    ['constraints', 'minProperties: 1', { constraints: [{ keyword: 'minProperties', value: 1 }] }],
  ])('keeps %s beside a single part', (_keyword, yaml, want) => {
    expect(shape(`allOf: [${base}]\n${yaml}`).schema).toMatchObject(want);
  });

  it.each([
    ['allOf: [{description: One.}, {description: Two., type: object}]', ['Two.', 'One.']],
    ['description: Own.\nallOf: [{description: One.}, {type: object}]', ['Own.', 'One.']],
    ['allOf: [{description: One.}, {description: One., type: object}]', ['One.']],
    ['allOf: [{description: One.}, {description: "Two.\\n\\nOne.", type: object}]', ['Two.\n\nOne.']],
  ])('has its own description and those of its parts, each once: %j', (yaml, want) => {
    expect(shape(yaml).schema.description).toEqual(want);
  });

  it.each([
    ['a description', 'kind: {description: Own.}', { types: ['string'] }],
    ['a constant', 'kind: {const: x}', { types: ['string'], const: { value: 'x' } }],
    ['an enumeration', 'kind: {enum: [x]}', { types: ['string'], enum: [{ value: 'x' }] }],
    ['another type', 'kind: {type: integer}', { types: ['integer'] }],
    ['true', 'kind: true', { types: ['string'] }],
  ])('a property that is stated again as %s', (_case, property, want) => {
    const { schema: found } = shape(`allOf: [${base}, {properties: {${property}}}]`);
    const kind = found.properties.find(({ name }) => name === 'kind')?.schema ?? { kind: 'never' };
    expect(shapeOf(kind, new Map()).schema).toMatchObject(want);
  });

  const cat = '{$ref: "#/components/schemas/Cat"}';
  it.each<[what: string, known: string, own: string, want: object]>([
    ['of a base that says only their type', '{type: object}', cat, { kind: 'reference', name: 'Cat' }],
    ['that a base says nothing of', 'true', cat, { kind: 'reference', name: 'Cat' }],
    ['with what both say', '{maxLength: 3}', '{type: string}', { types: ['string'], allOf: [{ kind: 'schema' }] }],
    [
      'with a base of several',
      `{oneOf: [${cat}, {type: string}]}`,
      cat,
      { allOf: [{ kind: 'schema' }, { name: 'Cat' }] },
    ],
  ])('states the items again %s', (_what, known, own, want) => {
    const { schema: found } = shape(`allOf: [{type: array, items: ${known}}, {type: array, items: ${own}}]`);
    expect([found.items, found.allOf]).toMatchObject([want, []]);
  });

  it('keeps unions of several parts side by side', () => {
    const { schema: found } = shape(
      'allOf: [{oneOf: [{type: string}, {type: integer}]}, {oneOf: [{minimum: 1}, {minLength: 1}]}]',
    );
    expect([found.oneOf.length, found.allOf.length]).toEqual([2, 1]);
  });

  it.each([
    ['if', 'allOf: [{if: {required: [a]}, then: {required: [b]}}, {type: object}]'],
    ['anyOf', 'allOf: [{anyOf: [{required: [a]}, {required: [b]}]}, {type: object}]'],
  ] as const)('keeps %s of a part', (keyword, yaml) => {
    expect(shape(yaml).schema[keyword]).toBeTruthy();
  });

  it('lays a part in once, however often it is shared', () => {
    const layers = Array.from({ length: 30 }, (_, index) => {
      const part =
        index === 0
          ? object({ a: schema({ types: ['string'] }) }, { constraints: [{ keyword: 'minProperties', value: 1 }] })
          : undefined;
      const below = reference(`L${index - 1}`);
      return { name: `L${index}`, pointer: '#', schema: part ?? schema({ allOf: [below, below, below] }) };
    });
    const found = shapeOf(reference('L29'), new Map(layers.map((layer) => [layer.name, layer])));
    expect(names(found)).toEqual(['a']);
    expect(found.schema.constraints).toHaveLength(1);
  });
});

it('changes nothing of what it is given', () => {
  const given = schemaOf(`allOf: [${base}, {required: [kind]}]`);
  const copy = structuredClone(given);
  shapeOf(given, schemasOf(named));
  expect(given).toEqual(copy);
});

describe('an allOf of one reference', () => {
  it.each<[string, string, string[]]>([
    [`{allOf: [${base}], description: D., nullable: true}`, 'Base', ['id!', 'kind']],
    [`{type: object, allOf: [${base}], description: D.}`, 'Base', ['id!', 'kind']],
    [`{allOf: [${base}, {description: D.}]}`, 'Base', ['id!', 'kind']],
    [`{allOf: [{title: T}, ${base}, {description: D., readOnly: true}, {}]}`, 'Base', ['id!', 'kind']],
    [`{allOf: [{allOf: [${base}]}, {description: D.}]}`, 'Base', ['id!', 'kind']],
    [`{type: object, allOf: [${text}], description: D.}`, 'Text', []],
  ])('is what it refers to, with the words beside it: %s', (yaml, wantName, wantFields) => {
    const found = shape(yaml, '3.0.3');
    expect([found.reference?.name, names(found), found.schema.description]).toEqual([wantName, wantFields, ['D.']]);
    expect(found.schema.types).toEqual([wantName === 'Text' ? 'string' : 'object']);
  });

  it.each([
    `{allOf: [${base}, {description: D., properties: {more: {type: string}}}]}`,
    `{allOf: [${base}, {description: D., required: [kind]}]}`,
    `{allOf: [${base}, ${text}, {description: D.}]}`,
  ])('is a schema of its own where more than words are added: %s', (yaml) => {
    expect(shape(yaml, '3.0.3').reference).toBeUndefined();
  });
});
