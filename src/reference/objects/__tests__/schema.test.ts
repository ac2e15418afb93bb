import { describe, expect, it } from 'vitest';
import { contextOf, object, reference, schema, schemaOf, yamlOf } from '../../__tests__/builders';
import { buildSchema } from '../schema';

function build(yaml: string, openapi = '3.1.0') {
  return buildSchema(yamlOf(yaml), contextOf('', openapi));
}

const string = schema({ types: ['string'] });

describe('boolean and empty schemas', () => {
  it.each([
    ['true', { kind: 'any' }],
    ['{}', { kind: 'any' }],
    ['false', { kind: 'never' }],
    ['not: {}', { kind: 'never' }],
    ['{not: true, $comment: Nothing.}', { kind: 'never' }],
    ['null', { kind: 'any' }],
    ['hello', { kind: 'any' }],
    ['[]', { kind: 'any' }],
  ])('%s -> %j', (yaml, want) => {
    expect(build(yaml)).toEqual(want);
  });
});

it.each([
  ['title: Order', 'Order'],
  ["title: ''", undefined],
  ["title: '  '", undefined],
])('the title of %j is %j', (yaml, want) => {
  expect(schemaOf(yaml).title).toBe(want);
});

describe('types', () => {
  it.each<[string, string, string[], boolean]>([
    ['3.0.3', 'type: string', ['string'], false],
    ['3.0.3', 'type: string\nnullable: true', ['string'], true],
    ['3.0.3', 'nullable: true\nallOf: [{type: string}]', [], true],
    ['3.1.0', 'type: [string, "null"]', ['string'], true],
    ['3.1.0', 'type: ["null", integer, string]', ['integer', 'string'], true],
    ['3.1.0', 'type: "null"', [], true],
    ['3.1.0', 'type: ["null"]\nproperties: {a: {}}', ['object'], true],
    ['3.1.0', 'properties: {a: {}}', ['object'], false],
    ['3.1.0', 'additionalProperties: false', ['object'], false],
    ['3.1.0', 'items: {}', ['array'], false],
    ['3.1.0', 'prefixItems: [true]', ['array'], false],
    ['3.1.0', 'type: file', [], false],
    ['3.1.0', 'minLength: 1', [], false],
  ])('%s %j -> %j, nullable %s', (openapi, yaml, types, nullable) => {
    expect(schemaOf(yaml, openapi)).toMatchObject({ types, nullable });
  });
});

describe('limits', () => {
  it.each<[string, string, [string, unknown][]]>([
    [
      '3.0.3',
      'minimum: 0\nexclusiveMinimum: true\nmaximum: 9\nexclusiveMaximum: true',
      [
        ['exclusiveMinimum', 0],
        ['exclusiveMaximum', 9],
      ],
    ],
    ['3.0.3', 'minimum: 0\nexclusiveMinimum: false', [['minimum', 0]]],
    [
      '3.1.0',
      'exclusiveMinimum: 0\nexclusiveMaximum: 9',
      [
        ['exclusiveMinimum', 0],
        ['exclusiveMaximum', 9],
      ],
    ],
    [
      '3.1.0',
      'maxLength: 2\nminLength: 0\npattern: ^a',
      [
        ['pattern', '^a'],
        ['minLength', 0],
        ['maxLength', 2],
      ],
    ],
    [
      '3.1.0',
      'uniqueItems: true\nmaxItems: 1\nminItems: 0',
      [
        ['minItems', 0],
        ['maxItems', 1],
        ['uniqueItems', true],
      ],
    ],
    ['3.1.0', 'uniqueItems: false', []],
    [
      '3.1.0',
      'contains: {}\nminContains: 1\nmaxContains: 2',
      [
        ['minContains', 1],
        ['maxContains', 2],
      ],
    ],
    [
      '3.1.0',
      'contentMediaType: image/png\ncontentEncoding: base64',
      [
        ['contentMediaType', 'image/png'],
        ['contentEncoding', 'base64'],
      ],
    ],
    [
      '3.1.0',
      'multipleOf: 0.01\nminProperties: 1\nmaxProperties: 2',
      [
        ['multipleOf', 0.01],
        ['minProperties', 1],
        ['maxProperties', 2],
      ],
    ],
  ])('%s %j -> %j', (openapi, yaml, want) => {
    expect(schemaOf(yaml, openapi).constraints.map(({ keyword, value }) => [keyword, value])).toEqual(want);
  });
});

describe('values', () => {
  it.each<[string, object]>([
    ['const: null', { const: { value: null } }],
    ['const: false', { const: { value: false } }],
    ['default: null', { default: null }],
    ['default: 0', { default: 0 }],
    ['example: null', { examples: [null] }],
    ['examples: [a, null]', { examples: ['a', null] }],
    ['example: a\nexamples: [b]', { examples: ['a', 'b'] }],
    ['enum: [a, null]', { enum: [{ value: 'a' }, { value: null }] }],
    ['type: [string, "null"]\nenum: [a, null]', { enum: [{ value: 'a' }], nullable: true }],
    ['enum: [1, "1", true, {a: 1}]', { enum: [{ value: 1 }, { value: '1' }, { value: true }, { value: { a: 1 } }] }],
  ])('%s -> %j', (yaml, want) => {
    expect(schemaOf(yaml)).toMatchObject(want);
  });

  it('states no default and no constant that is not there', () => {
    expect(Object.keys(schemaOf('type: string'))).not.toEqual(expect.arrayContaining(['default', 'const', 'xml']));
    expect(schemaOf('type: string')).not.toHaveProperty('const');
  });

  it.each(['x-enumDescriptions', 'x-enum-descriptions'])('takes the words of %s', (keyword) => {
    const values = schemaOf(`enum: [a, b, toString]\n${keyword}: {a: "*A*"}`).enum;
    expect(values.map(({ description }) => description)).toEqual([['*A*'], undefined, undefined]);
  });

  it('keeps every one of many values', () => {
    expect(schemaOf(`enum: [${Array.from({ length: 500 }, (_, index) => `v${index}`).join(', ')}]`).enum).toHaveLength(
      500,
    );
  });
});

describe('properties', () => {
  it('stand in their order, required or not, and unstated required ones come last', () => {
    expect(schemaOf('required: [z, b, z]\nproperties: {c: {}, b: {type: string}}').properties).toEqual([
      { name: 'c', required: false, schema: { kind: 'any' } },
      { name: 'b', required: true, schema: string },
      { name: 'z', required: true, schema: { kind: 'any' }, isUnstated: true },
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '$ref', 'x-a', ''])('may be named %o', (name) => {
    const value = JSON.parse(`{"properties": {${JSON.stringify(name)}: {"type": "string"}}}`);
    expect(buildSchema(value, contextOf())).toMatchObject({ properties: [{ name, schema: { types: ['string'] } }] });
  });

  it('may hold false', () => {
    expect(schemaOf('properties: {a: false}').properties[0]?.schema).toEqual({ kind: 'never' });
  });
});

describe('keywords of JSON Schema 2020-12', () => {
  it.each<[string, object]>([
    ['patternProperties: {^x: {type: string}}', { patternProperties: [{ pattern: '^x', schema: string }] }],
    ['additionalProperties: {type: string}', { additionalProperties: string }],
    ['additionalProperties: true', { additionalProperties: { kind: 'any' } }],
    ['unevaluatedProperties: false', { unevaluatedProperties: { kind: 'never' } }],
    ['unevaluatedProperties: {not: {}}', { unevaluatedProperties: { kind: 'never' } }],
    ['propertyNames: {type: string}', { propertyNames: string }],
    ['dependentRequired: {a: [b, c]}', { dependentRequired: [{ property: 'a', required: ['b', 'c'] }] }],
    ['dependentSchemas: {a: {type: string}}', { dependentSchemas: [{ property: 'a', schema: string }] }],
    [
      'prefixItems: [{type: string}, true]\nitems: false',
      { prefixItems: [string, { kind: 'any' }], items: { kind: 'never' } },
    ],
    ['contains: {type: string}', { contains: string }],
    ['unevaluatedItems: false', { unevaluatedItems: { kind: 'never' } }],
    ['contentSchema: {type: string}', { contentSchema: string }],
    ['not: {type: string}', { not: string }],
    ['if: true\nthen: {type: string}\nelse: false', { if: { kind: 'any' }, then: string, else: { kind: 'never' } }],
    ['xml: {name: a, wrapped: true}', { xml: { name: 'a', wrapped: true } }],
    ['externalDocs: {url: https://x.org}', { externalDocs: { url: 'https://x.org' } }],
    ['format: date-time', { format: 'date-time' }],
    ['readOnly: true\nwriteOnly: "yes"', { readOnly: true, writeOnly: false }],
    [
      'oneOf: [{type: string}]\nanyOf: [true]\nallOf: [false]',
      { oneOf: [string], anyOf: [{ kind: 'any' }], allOf: [{ kind: 'never' }] },
    ],
  ])('%s', (yaml, want) => {
    expect(schemaOf(yaml)).toMatchObject(want);
  });
});

describe('$ref', () => {
  const task = "$ref: '#/components/schemas/Task'";
  it.each<[string, string, string]>([
    ['3.1.0', task, 'reference'],
    ['3.1.0', `${task}\ndescription: x\nx-a: 1\ndefault: 1\nnullable: true`, 'reference'],
    ['3.1.0', `${task}\nmaxProperties: 1`, 'schema'],
    ['3.0.3', `${task}\nmaxProperties: 1`, 'reference'],
  ])('%s %j is a %s', (openapi, yaml, kind) => {
    expect(build(yaml, openapi).kind).toBe(kind);
  });

  it('keeps its name and the words beside it', () => {
    expect(build(`${task}\ntitle: T\ndeprecated: true\nexample: 1`)).toMatchObject(
      reference('Task', { title: 'T', deprecated: true, examples: [1] }),
    );
  });

  it('with siblings that limit it is all of both', () => {
    expect(build(`${task}\ndescription: D\nrequired: [a]\nallOf: [{type: string}]`)).toMatchObject({
      kind: 'schema',
      description: ['D'],
      properties: [{ name: 'a', required: true }],
      allOf: [{ kind: 'reference', name: 'Task' }, { types: ['string'] }],
    });
  });

  it('to anywhere else gets a name and is noted', () => {
    const context = contextOf();
    const built = buildSchema({ $ref: '#/components/schemas/Task/properties/id' }, context);
    expect(built).toMatchObject({ kind: 'reference', name: 'Task.id' });
    expect([...context.pointedSchemas]).toEqual([['#/components/schemas/Task/properties/id', 'Task.id']]);
  });
});

describe('discriminator', () => {
  it.each<[string, object | undefined]>([
    ['{propertyName: type}', { property: 'type', mapping: [] }],
    [
      "{propertyName: type, mapping: {a: '#/components/schemas/A', b: B}}",
      {
        property: 'type',
        mapping: [
          { value: 'a', schema: 'A' },
          { value: 'b', schema: 'B' },
        ],
      },
    ],
    ['{mapping: {}}', undefined],
    ['type', undefined],
  ])('%s -> %j', (yaml, want) => {
    expect(schemaOf(`oneOf: [true]\ndiscriminator: ${yaml}`).discriminator).toEqual(want);
  });
});

it('reads a whole object', () => {
  const yaml = 'type: object\nproperties: {next: {$ref: "#/components/schemas/Task"}, name: {type: string}}';
  expect(build(yaml)).toEqual(object({ next: reference('Task'), name: string }));
});
