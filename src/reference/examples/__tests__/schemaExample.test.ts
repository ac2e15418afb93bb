import { describe, expect, it } from 'vitest';
import { examplesOf, schemaOf } from '../../__tests__/builders';
import { type Direction, makeExample } from '../schemaExample';

async function example(yaml: string, named = '', direction: Direction = 'response', openapi?: string) {
  const { schema, schemas, cache } = await examplesOf(yaml, named, openapi);
  return makeExample(schema, schemas, direction, cache);
}

/** The example of a schema that is referred to. */
function exampleOf(name: string, named: string, direction: Direction = 'response') {
  return example(`{$ref: '#/components/schemas/${name}'}`, named, direction);
}

describe("the author's own value", () => {
  it.each<[string, unknown]>([
    ['{type: string, example: a, default: b, enum: [c]}', 'a'],
    ['{type: string, default: b, enum: [c, b]}', 'b'],
    ['{type: string, enum: [c, b]}', 'c'],
    ['{const: x, example: y}', 'x'],
    ['{const: null}', null],
    ['{const: false}', false],
    ['{type: [string, "null"], example: null}', null],
    ['{type: [string, "null"], default: null}', 'text'],
    ['{enum: [null, a]}', 'a'],
    ['{enum: [null]}', null],
    ['{type: [string, "null"], enum: [null]}', null],
    ['{type: [number, "null"], const: null}', null],
    ['{items: {type: [string, "null"], format: uuid, enum: [null]}}', [null]],
    ['{type: integer, default: 0}', 0],
    ['{type: object, example: {a: 1}, properties: {b: {type: string}}}', { a: 1 }],
    ['{allOf: [{type: string}, {example: a}]}', 'a'],
  ])('%s -> %j', async (yaml, want) => {
    expect(await example(yaml)).toEqual(want);
  });
});

describe('plain values', () => {
  it.each<[string, unknown]>([
    ['{type: string}', 'text'],
    ['{type: string, minLength: 6}', 'textxx'],
    ['{type: string, maxLength: 2}', 'te'],
    ['{type: string, format: date-time}', '2026-03-02T08:15:00Z'],
    ['{type: string, format: uuid}', '0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11'],
    ['{type: string, format: constructor}', 'text'],
    ['{type: integer}', 1],
    ['{type: integer, minimum: 5}', 5],
    ['{type: integer, exclusiveMinimum: 5}', 6],
    ['{type: integer, maximum: -3}', -3],
    ['{type: number, exclusiveMaximum: 0}', -1],
    ['{type: integer, minimum: 5, multipleOf: 4}', 8],
    ['{type: boolean}', true],
    ['{type: [integer, string]}', 1],
    ['{type: "null"}', null],
    ['{type: array, items: {type: integer}}', [1]],
    ['{type: array, items: {type: integer}, minItems: 3}', [1, 1, 1]],
    ['{type: array}', []],
    ['{prefixItems: [{type: integer}, {type: string}]}', [1, 'text']],
    ['{prefixItems: [{type: integer}], items: {type: string}, minItems: 3}', [1, 'text', 'text']],
    ['{type: object}', {}],
    ['{type: object, additionalProperties: {type: integer}}', { key: 1 }],
    ['{type: object, additionalProperties: false}', {}],
    ['{properties: {a: true, b: {type: integer}}}', { a: {}, b: 1 }],
  ])('%s -> %j', async (yaml, want) => {
    expect(await example(yaml)).toEqual(want);
  });

  it.each(['any', 'never'] as const)('of %s is an empty object', (kind) => {
    expect(makeExample({ kind }, new Map(), 'request')).toEqual({});
  });

  it('reads bounds of 3.0', async () => {
    expect(await example('{type: integer, minimum: 5, exclusiveMinimum: true}', '', 'response', '3.0.3')).toBe(6);
  });

  it.each(['__proto__', 'constructor', 'toString'])('has a field that is named %s', async (name) => {
    expect(Object.keys((await example(`{properties: {${name}: {type: string}}}`)) ?? {})).toEqual([name]);
    expect(Object.keys((await example(`{example: {${name}: 1}}`)) ?? {})).toEqual([name]);
  });
});

describe('direction', () => {
  const named = `
Id: {type: string, readOnly: true}
User: {properties: {id: {$ref: '#/components/schemas/Id'}, password: {type: string, writeOnly: true}, name: {type: string}}}`;
  const stated = "{id: '1', password: p, name: n, more: m}";
  it.each<[Direction, string, unknown]>([
    ['request', "{$ref: '#/components/schemas/User', minProperties: 1}", { password: 'text', name: 'text' }],
    ['response', "{$ref: '#/components/schemas/User', minProperties: 1}", { id: 'text', name: 'text' }],
    [
      'request',
      `{allOf: [{$ref: '#/components/schemas/User'}], example: ${stated}}`,
      { password: 'p', name: 'n', more: 'm' },
    ],
    [
      'response',
      `{allOf: [{$ref: '#/components/schemas/User'}], example: ${stated}}`,
      { id: '1', name: 'n', more: 'm' },
    ],
    [
      'response',
      `{type: array, items: {$ref: '#/components/schemas/User'}, example: [${stated}]}`,
      [{ id: '1', name: 'n', more: 'm' }],
    ],
    [
      'request',
      `{properties: {user: {$ref: '#/components/schemas/User'}}, example: {user: ${stated}}}`,
      { user: { password: 'p', name: 'n', more: 'm' } },
    ],
    [
      'request',
      "{properties: {id: {$ref: '#/components/schemas/Id'}, a: {$ref: '#/components/schemas/No', readOnly: true}}}",
      {},
    ],
  ])('%s of %s', async (direction, yaml, want) => {
    expect(await example(yaml, named, direction)).toEqual(want);
  });
});

describe('composition', () => {
  const named = `
Pet: {type: object, properties: {type: {type: string}}}
Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {lives: {type: integer}}}]}
Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {type: {const: woof}}}]}`;
  const cat = "{$ref: '#/components/schemas/Cat'}";
  const dog = "{$ref: '#/components/schemas/Dog'}";
  it.each<[string, unknown]>([
    [`{allOf: [${cat}, {properties: {a: {type: integer}}}]}`, { type: 'text', lives: 1, a: 1 }],
    [`{oneOf: [${cat}, ${dog}]}`, { type: 'text', lives: 1 }],
    [`{anyOf: [{type: 'null'}, ${cat}]}`, { type: 'text', lives: 1 }],
    [`{oneOf: [${cat}, ${dog}], discriminator: {propertyName: type}}`, { type: 'Cat', lives: 1 }],
    [
      `{oneOf: [${cat}, ${dog}], discriminator: {propertyName: type, mapping: {cat: '#/components/schemas/Cat'}}}`,
      { type: 'cat', lives: 1 },
    ],
    [`{oneOf: [${dog}, ${cat}], discriminator: {propertyName: type}}`, { type: 'woof' }],
    [`{oneOf: [${dog}, ${cat}], discriminator: {propertyName: type, mapping: {dog: Dog}}}`, { type: 'Cat', lives: 1 }],
    [
      '{properties: {a: {type: string}, b: {type: string}}, anyOf: [{required: [a]}, {required: [b]}]}',
      { a: 'text', b: 'text' },
    ],
    [
      '{properties: {kind: {type: string}}, oneOf: [{properties: {kind: {const: x}, x: {type: integer}}}]}',
      { kind: 'x', x: 1 },
    ],
    [
      `{properties: {type: {type: string}}, oneOf: [${cat}], discriminator: {propertyName: type}}`,
      { type: 'Cat', lives: 1 },
    ],
    ['{properties: {a: {type: string}}, allOf: [{required: [a]}]}', { a: 'text' }],
  ])('%s', async (yaml, want) => {
    expect(await example(yaml, named)).toEqual(want);
  });
});

describe('recursion', () => {
  it.each<[string, string, unknown]>([
    ['a field', "Node: {properties: {id: {type: integer}, next: {$ref: '#/components/schemas/Node'}}}", { id: 1 }],
    [
      'a list',
      "Node: {properties: {id: {type: integer}, all: {type: array, items: {$ref: '#/components/schemas/Node'}}}}",
      { id: 1, all: [] },
    ],
    ['a map', "Node: {properties: {all: {additionalProperties: {$ref: '#/components/schemas/Node'}}}}", { all: {} }],
    ['a required field', "Node: {required: [next], properties: {next: {$ref: '#/components/schemas/Node'}}}", {}],
    [
      'a union',
      "Node: {type: object, properties: {next: {oneOf: [{$ref: '#/components/schemas/Node'}, {type: string}]}}}",
      { next: 'text' },
    ],
    [
      'a union with null',
      "Node: {type: object, properties: {next: {oneOf: [{$ref: '#/components/schemas/Node'}, {type: 'null'}]}}}",
      { next: null },
    ],
    [
      'nullable beside allOf (3.0)',
      "Node: {required: [next], properties: {id: {type: integer}, next: {nullable: true, allOf: [{$ref: '#/components/schemas/Node'}]}}}",
      { id: 1, next: null },
    ],
    [
      'allOf of one',
      "Node: {properties: {id: {type: integer}, next: {description: D, allOf: [{$ref: '#/components/schemas/Node'}]}}}",
      { id: 1 },
    ],
    [
      'allOf of several',
      "Node: {properties: {id: {type: integer}, next: {allOf: [{$ref: '#/components/schemas/Node'}, {properties: {a: {type: integer}}}]}}}",
      { id: 1, next: { id: 1, a: 1 } },
    ],
    [
      'a field that is limited again',
      "Node: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {next: {minProperties: 1}}}]}\nBase: {properties: {id: {type: integer}, next: {$ref: '#/components/schemas/Node'}}}",
      expect.objectContaining({ id: 1 }),
    ],
    ['a union of itself', "Node: {oneOf: [{$ref: '#/components/schemas/Node'}, {type: integer}]}", 1],
    ['allOf', "Node: {allOf: [{$ref: '#/components/schemas/Node'}, {properties: {a: {type: integer}}}]}", { a: 1 }],
    ['aliases', "Node: {$ref: '#/components/schemas/Other'}\nOther: {$ref: '#/components/schemas/Node'}", {}],
    [
      'a parent that lists its children',
      "Node: {properties: {a: {type: integer}}, oneOf: [{$ref: '#/components/schemas/Child'}]}\nChild: {allOf: [{$ref: '#/components/schemas/Node'}, {properties: {b: {type: integer}}}]}",
      { a: 1, b: 1 },
    ],
    [
      'a parent with an unnamed child',
      "Node: {properties: {a: {type: integer}}, oneOf: [{allOf: [{$ref: '#/components/schemas/Node'}, {properties: {b: {type: integer}}}]}]}",
      { a: 1, b: 1 },
    ],
  ])('through %s ends', async (_case, named, want) => {
    expect(await exampleOf('Node', named)).toEqual(want);
  });

  it('leaves out what need not be there where the whole is too much to show', async () => {
    const fields = (count: number, name: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => name(index)).join(', ');
    const whole = `Whole: {required: [f0], properties: {${fields(30, (index) => `f${index}: {$ref: '#/components/schemas/Part'}`)}}}`;
    const part = `Part: {required: [p0], properties: {${fields(20, (index) => `p${index}: {type: integer}`)}}}`;
    expect(Object.keys((await exampleOf('Whole', `${whole}\n${part}`)) ?? {})).toEqual(['f0']);
  });

  it('fills the fields of what it opens last', async () => {
    const named = Array.from(
      { length: 12 },
      (_, index) =>
        `N${index}: {properties: {id: {type: integer}, next: {$ref: '#/components/schemas/N${index + 1}'}}}`,
    );
    const text = JSON.stringify(await exampleOf('N0', named.join('\n')));
    expect(text).toMatch(/\{"id":1\}+$/);
  });
});

describe('closely linked schemas', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`);
  const kinds: Record<string, (name: string) => string> = {
    fields: (name) => `${name}: {$ref: '#/components/schemas/${name}'}`,
    lists: (name) => `${name}: {type: array, items: {$ref: '#/components/schemas/${name}'}}`,
  };
  it.each(['fields', 'lists'])('through %s give an example that does not explode', async (kind) => {
    const lengths = [5, 10, 20, 40].map(async (count) => {
      const named = names(count).map(
        (name) =>
          `${name}: {properties: {${names(count)
            .map(kinds[kind] ?? String)
            .join(', ')}}}`,
      );
      return JSON.stringify(await exampleOf('S0', named.join('\n'))).length;
    });
    expect(Math.max(...(await Promise.all(lengths)))).toBeLessThan(15_000);
  });

  it.each(['oneOf', 'anyOf', 'allOf'])('through %s come to an end', async (keyword) => {
    const named = names(40).map(
      (name) =>
        `${name}: {${keyword}: [${names(40)
          .map((other) => `{$ref: '#/components/schemas/${other}'}`)
          .join(', ')}]}`,
    );
    expect(JSON.stringify(await exampleOf('S0', named.join('\n'), 'request')).length).toBeLessThan(1000);
  });
});

it('is the same every time', () => {
  const given = schemaOf('{properties: {a: {type: string, format: uuid}, b: {type: number}}}');
  expect(makeExample(given, new Map(), 'request')).toEqual(makeExample(given, new Map(), 'request'));
});

it.each<[what: string, string, unknown]>([
  [
    'JSON by its schema',
    '{type: string, contentMediaType: application/json, contentSchema: {type: object, properties: {a: {const: 1.5}}}}',
    '{"a":1.5}',
  ],
  ['JSON of another type', '{contentMediaType: application/problem+json, contentSchema: {type: integer}}', '1'],
  ['packed', '{contentMediaType: application/json, contentEncoding: base64, contentSchema: {}}', 'ZXhhbXBsZQ=='],
  ['no JSON', '{type: string, contentMediaType: text/html, contentSchema: {type: object}}', 'text'],
  ['JSON of which nothing is known', '{type: string, contentMediaType: application/json}', 'text'],
  [
    'too long',
    '{type: string, maxLength: 4, contentMediaType: application/json, contentSchema: {const: long}}',
    'text',
  ],
])('a text whose content is described is %s', async (_what, yaml, want) => {
  expect(await example(yaml)).toEqual(want);
});

it('of a union one member of which holds beside it is valid', async () => {
  const named = `
Cat: {type: object, required: [name], properties: {name: {type: string}}}
Dog: {type: object, required: [bark], properties: {bark: {type: string}}}`;
  const [cat, dog] = ['Cat', 'Dog'].map((name) => `{$ref: '#/components/schemas/${name}'}`);
  expect(await example(`{allOf: [{oneOf: [${cat}, ${dog}]}, ${cat}]}`, named)).toEqual({ name: 'text' });
});

it('has the fields of an envelope in an envelope, at both levels', async () => {
  const named = `
    Envelope: {type: object, required: [status, data], properties: {status: {enum: [success]}, data: {type: object, properties: {trace: {type: string}}}}}`;
  const data = (inner: string): string =>
    `{allOf: [{$ref: '#/components/schemas/Envelope'}, {type: object, properties: {data: ${inner}}}]}`;
  const yaml = data(data('{type: object, properties: {id: {type: integer}}}'));
  expect(await example(yaml, named)).toEqual({
    status: 'success',
    data: { status: 'success', data: { trace: 'text', id: 1 }, trace: 'text' },
  });
});
