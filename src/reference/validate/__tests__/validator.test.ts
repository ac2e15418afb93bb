import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentOf, placeOf } from '../../__tests__/builders';
import type { Json } from '../../json';
import { buildModel } from '../../objects/model';
import type { Direction } from '../../schema';
import { createValidator } from '../validator';
import { found, problems } from './checkedValue';

describe('null beside subschemas', () => {
  const named = 'Other: {type: object, required: [a], properties: {a: {type: string}}}';
  const other = "{$ref: '#/components/schemas/Other'}";
  it.each<[yaml: string, value: Json, want: string[]]>([
    [`{nullable: true, allOf: [${other}]}`, null, []],
    [`{nullable: true, allOf: [${other}]}`, {}, [' required']],
    [`{nullable: true, type: object, allOf: [${other}]}`, null, []],
    [`{nullable: true, oneOf: [${other}, {type: integer}]}`, null, []],
    [`{nullable: true, anyOf: [${other}]}`, null, []],
    [`{nullable: true, anyOf: [${other}]}`, { a: 1 }, ['/a type']],
    [`{nullable: false, allOf: [${other}]}`, null, [' type']],
    [`{type: 'null', allOf: [${other}]}`, null, []],
    [`{type: 'null', allOf: [${other}]}`, {}, [' required']],
    [`{type: ['null'], oneOf: [${other}]}`, { a: 'text' }, []],
    [`{type: 'null', allOf: [{description: x}]}`, {}, [' type']],
  ])('%s finds in %j %j', async (yaml, value, want) => {
    const list = await problems(yaml, value, { named, openapi: '3.0.3' });
    expect(list.filter((each) => !each.endsWith('anyOf'))).toEqual(want);
  });
});

describe('keywords', () => {
  it.each<[string, Json, string[]]>([
    ['{type: string}', 'a', []],
    ['{type: string}', 1, [' type']],
    ['{type: [integer, "null"]}', null, []],
    ['{type: integer}', 1.0, []],
    ['{enum: [a, b]}', 'c', [' enum']],
    ['{const: {a: 1}}', { a: 1 }, []],
    ['{minLength: 2}', '💚', [' minLength']],
    ['{pattern: "^a+$"}', 'b', [' pattern']],
    ['{multipleOf: 0.01}', 0.07, []],
    ['{type: string, nullable: true}', null, []],
    ['{type: string, nullable: true}', 1, [' type']],
    ['{type: string, nullable: true, enum: [a]}', null, []],
    ['{format: int32}', 2 ** 31, [' format']],
    ['{format: date-time}', 'today', [' format']],
    ['{format: date-time}', 1, []],
    ['{format: date-time-local}', '2030-02-28T08:15:00.5', []],
    ['{format: date-time-local}', '2030-02-30T08:15:00', [' format']],
    ['{format: date-time-local}', '2030-02-28T08:15:00Z', [' format']],
    ['{format: unheard-of}', 'x', []],
    ['{format: uri}', 'https://[v1.a]/', []],
    ['{format: uri}', 'https://[v1.a', [' format']],
    ['{format: time}', '23:59:60Z', []],
    ['{format: time}', '01:29:60+01:30', []],
    ['{format: time}', '12:00:60Z', [' format']],
    [
      '{uniqueItems: true}',
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [' uniqueItems'],
    ],
    ['{items: {type: string}}', ['a', 1], ['/1 type']],
    ['{prefixItems: [{type: string}], items: false}', ['a', 1], ['/1 items']],
    ['{items: [{type: string}], additionalItems: {type: integer}}', ['a', 'b'], ['/1 type']],
    ['{items: [{type: string}], prefixItems: [{type: integer}]}', ['a', 'b'], ['/1 type']],
    ['{contains: {type: string}, minContains: 2}', ['a', 1], [' contains']],
    ['{properties: {a/b: {type: string}}}', { 'a/b': 1 }, ['/a~1b type']],
    ['{properties: {a: false}}', { a: 1 }, ['/a properties']],
    ['{required: [a, b]}', {}, [' required', ' required']],
    [
      '{properties: {a: {}}, patternProperties: {^x-: {}}, additionalProperties: false}',
      { a: 1, 'x-b': 1, c: 1 },
      ['/c additionalProperties'],
    ],
    ['{dependentRequired: {a: [b]}}', { a: 1 }, [' dependentRequired']],
    ['{dependentRequired: {a: [b, c], d: [c], e: [f]}}', { a: 1, d: 1 }, [' dependentRequired', ' dependentRequired']],
    ['{dependencies: {a: [b], c: {required: [d]}}}', { a: 1, c: 1 }, [' dependentRequired', ' required']],
    ['{propertyNames: {maxLength: 1}}', { ab: 1 }, [' propertyNames']],
    ['{if: {required: [a]}, then: {required: [b]}, else: {required: [c]}}', { a: 1 }, [' required']],
    ['{oneOf: [{type: integer}, {minimum: 2}]}', 3, [' oneOf']],
    ['{anyOf: [{type: integer}, {type: boolean}]}', 'x', [' type']],
    ['{anyOf: [{type: integer}, {type: boolean, const: true}]}', 'x', [' anyOf', ' type']],
    ['{not: {type: integer}}', 1, [' not']],
    ['{allOf: [{properties: {a: {}}}], unevaluatedProperties: false}', { a: 1, b: 1 }, ['/b unevaluatedProperties']],
    ['{anyOf: [{prefixItems: [true]}], unevaluatedItems: false}', [1, 2], ['/1 unevaluatedItems']],
    ['{properties: {__proto__: {type: string}, toString: {type: string}}}', {}, []],
  ])('%s of %j', async (yaml, value, want) => {
    expect(await problems(yaml, value)).toEqual(want);
  });

  it.each([
    '{type: strange}',
    '{minimum: low}',
    '{required: true}',
    '{pattern: "["}',
    '{properties: [a]}',
    '{allOf: []}',
  ])('says nothing where a keyword is not as it should be: %s', async (yaml) =>
    expect(await problems(yaml, { a: 1 })).toEqual([]),
  );

  it.each(['^(a+)+$', '^(a|a)*b$', '(x+x+)+y'])('comes to an end with the pattern %s', async (pattern) => {
    expect(await problems(`{pattern: '${pattern}'}`, `${'a'.repeat(500)}!`)).toEqual(expect.any(Array));
  });
});

describe('OpenAPI 3.0', () => {
  it.each<[string, Json, string[]]>([
    ['{type: integer, minimum: 5, exclusiveMinimum: true}', 5, [' exclusiveMinimum']],
    ['{type: integer, maximum: 5, exclusiveMaximum: false}', 5, []],
    ['{type: string, nullable: true}', null, []],
    ['{type: string, nullable: true, enum: [a]}', null, []],
    ["{$ref: '#/components/schemas/Name', maxLength: 1}", 'ab', []],
  ])('%s of %j', async (yaml, value, want) => {
    expect(await problems(yaml, value, { named: 'Name: {type: string}', openapi: '3.0.3' })).toEqual(want);
  });
});

describe('direction', () => {
  const named = `
Id: {type: string, readOnly: true}
User: {required: [id, password], properties: {id: {$ref: '#/components/schemas/Id'}, password: {writeOnly: true}}}`;
  it.each<[Direction, string, Json, string[]]>([
    ['request', "{$ref: '#/components/schemas/User'}", { password: 'p' }, []],
    ['request', "{$ref: '#/components/schemas/User'}", { id: '1', password: 'p' }, ['/id readOnly']],
    ['response', "{$ref: '#/components/schemas/User'}", { id: '1' }, []],
    ['response', "{$ref: '#/components/schemas/User'}", { password: 'p' }, [' required', '/password writeOnly']],
    [
      'request',
      "{allOf: [{$ref: '#/components/schemas/User'}, {required: [id, name]}]}",
      { password: 'p' },
      [' required'],
    ],
  ])('%s by %s of %j', async (direction, yaml, value, want) => {
    const found = await problems(yaml, value, { named, direction });
    expect(found.sort()).toEqual(want.sort());
  });
});

describe('references', () => {
  const tree = `
Tree: {$id: 'https://example.com/tree', $dynamicAnchor: node, type: object, properties: {value: {}, children: {type: array, items: {$dynamicRef: '#node'}}}}
Strict: {$id: 'https://example.com/strict', $dynamicAnchor: node, $ref: tree, unevaluatedProperties: false}`;
  it.each<[string, Json, string[]]>([
    ["{$ref: 'https://example.com/tree'}", { children: [{ more: 1 }] }, []],
    ["{$ref: '#/components/schemas/Strict'}", { children: [{ value: 1 }] }, []],
    ["{$ref: '#/components/schemas/Strict'}", { children: [{ more: 1 }] }, ['/children/0/more unevaluatedProperties']],
    ["{$ref: '#/components/schemas/Tree/properties/children'}", 1, [' type']],
    ["{$ref: '#named', maxLength: 1}", 1, [' type']],
    ["{$ref: '#/components/schemas/Lost'}", 1, []],
    ["{$ref: 'https://example.com/elsewhere'}", 1, []],
    ["{$ref: '#/components/schemas/Subject'}", 1, []],
    ["{allOf: [{$ref: '#/components/schemas/Subject'}]}", 1, []],
  ])('%s of %j', async (yaml, value, want) => {
    expect(await problems(yaml, value, { named: `${tree}\nNamed: {$anchor: named, type: string}` })).toEqual(want);
  });
});

describe('a value that is nested too deeply', () => {
  const reason = 'is nested too deeply: a value may have 100 levels of objects and lists';
  const levels = (count: number): Json => (count === 1 ? {} : { child: levels(count - 1) });
  const tree = (inside: string): string =>
    `Tree: {type: object, ${inside}properties: {child: {$ref: '#/components/schemas/Tree'}}}`;
  /** A schema of which each level of a value needs many. */
  const wide = tree(
    `${'allOf: [{'.repeat(90)}properties: {child: {$ref: '#/components/schemas/Tree'}}${'}], '.repeat(90)}`,
  );

  it.each<[string, string, Json, string[]]>([
    ['at the limit', tree(''), levels(100), []],
    ['above it', tree(''), levels(101), [`/child ${reason}`]],
    ['far above it', tree(''), { a: [], 'b/c': levels(5000) }, [`/b~1c ${reason}`]],
    ['in a list', 'Tree: {}', [1, levels(100)], [`/1 ${reason}`]],
    ['for its schema', wide, levels(100), [' is nested too deeply for its schema']],
  ])('%s', async (_case, named, value, want) => {
    const list = await found("{$ref: '#/components/schemas/Tree'}", value, { named });
    expect(list.map(({ pointer, reason }) => `${pointer} ${reason}`)).toEqual(want);
  });

  it.each([tree(''), wide])('leaves the checks of other values as they were: %#', async (named) => {
    const document = { ...documentOf(''), components: { schemas: parse(named) } };
    const { check, accepts } = await createValidator(document, new Map());
    const wrong = [levels(5000), levels(100), { child: 5 }] as const;
    const asked = wrong.map((value) => check('#/components/schemas/Tree', value, 'request').length > 0);
    expect(asked).toEqual([true, named === wide, true]);
    expect(wrong.map((value) => !accepts('#/components/schemas/Tree', value, 'request'))).toEqual(asked);
  });
});

it('says in words what is wrong', async () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: { b: { type: ['integer', 'null'] }, c: { minItems: 1 } },
  };
  const document = { ...documentOf(''), components: { schemas: { Subject: schema } } };
  const validator = await createValidator(document, new Map());
  expect(validator.check('#/components/schemas/Subject', { b: 'x', c: [] }, 'request')).toEqual([
    { pointer: '/b', keyword: 'type', reason: 'must be integer or null', types: ['integer', 'null'] },
    { pointer: '/c', keyword: 'minItems', reason: 'must have at least 1 item' },
    { pointer: '', keyword: 'required', reason: 'must have the field a', missing: ['a'] },
  ]);
});

it.each([
  ['{anyOf: [{type: string}, {type: "null"}]}', 'must be string or null'],
  [
    '{oneOf: [{type: [integer, string]}, {anyOf: [{type: string}, {type: array}]}]}',
    'must be integer, string or array',
  ],
])('says which types the alternatives allow where a value is of none of them: %s', async (yaml, want) => {
  const document = { ...documentOf(''), components: { schemas: { Subject: parse(yaml) } } };
  const validator = await createValidator(document, new Map());
  expect(validator.check('#/components/schemas/Subject', { a: 1 }, 'request')).toMatchObject([{ reason: want }]);
});

it('knows the schemas of the model', async () => {
  const document = documentOf('paths: {/a: {get: {parameters: [{name: q, in: query, schema: {type: integer}}]}}}');
  const { model, schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  const schema = model.operations[0]?.parameters[0]?.schema ?? { kind: 'any' as const };
  const validator = await createValidator(document, schemaNodes);
  expect([1, 'x'].map((value) => validator.accepts(schema, value, 'request'))).toEqual([true, false]);
});

it.each([
  [
    'null once, which is stated twice',
    '{type: [string, "null"], nullable: true, enum: [a, null]}',
    'must be "a" or null',
  ],
  ['values that fit into a sentence', '{enum: [PDF, CSV, 3]}', 'must be "PDF", "CSV" or 3'],
  [
    'more than that',
    `{enum: [${Array.from({ length: 60 }, (_, index) => `value${index}`)}]}`,
    'must be one of the 60 values that are listed',
  ],
])('says %s that are allowed', async (_, schema, want) => {
  const [problem] = await found(schema, 'b', {});
  expect(problem?.reason).toBe(want);
});

it('says the pattern that a text does not match', async () => {
  const [problem] = await found('{pattern: "^a+$"}', 'b', {});
  expect(problem?.reason).toBe('must match ^a+$');
});

describe('alternatives that are all refused', () => {
  const named = `
    Cat: {type: object, required: [kind, claws], properties: {kind: {const: cat}, claws: {type: integer}}}
    Dog: {type: object, required: [kind, name], properties: {kind: {const: dog}, name: {type: string}}}`;

  it.each<[string, string, Json, string[]]>([
    [
      'the nearest by its constants is named, and what it refuses',
      "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}",
      { kind: 'dog', name: 1, claws: 3 },
      [' must match exactly one of the alternatives; the nearest is Dog', '/name must be string'],
    ],
    [
      'the nearest by its type, by its number where it has no name',
      '{anyOf: [{type: string}, {type: array, maxItems: 1}]}',
      [1, 2],
      [' must match at least one of the alternatives; the nearest is number 2', ' must have at most 1 item'],
    ],
    [
      'the nearest by the number of problems',
      '{anyOf: [{required: [a, b]}, {required: [a]}]}',
      {},
      [' must match at least one of the alternatives; the nearest is number 2', ' must have the field a'],
    ],
    [
      'the one whose fields are there, where another lacks one',
      '{anyOf: [{required: [a], properties: {a: {minItems: 1}}}, {required: [b]}]}',
      { a: [] },
      [' must match at least one of the alternatives; the nearest is number 1', '/a must have at least 1 item'],
    ],
    [
      'the fields of which one is missing',
      '{anyOf: [{required: [a]}, {required: [b]}, {type: array}]}',
      { c: 1 },
      [' must have the field a or b'],
    ],
    [
      'the values that tell them apart, where the value has none of these',
      "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}",
      { kind: 'cow', name: 1 },
      ['/kind must be "cat" or "dog"'],
    ],
    [
      'what all of them refuse, where they are equally near',
      "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}",
      'cat',
      [' must be object'],
    ],
    [
      'none where two are equally near',
      '{oneOf: [{minLength: 2}, {maxLength: 0}]}',
      'a',
      [' must match exactly one of the alternatives'],
    ],
    [
      'alternatives inside alternatives',
      "{oneOf: [{type: string}, {properties: {pet: {oneOf: [{type: string}, {$ref: '#/components/schemas/Cat'}]}}}]}",
      { pet: { kind: 'cat' } },
      [
        ' must match exactly one of the alternatives; the nearest is number 2',
        '/pet must match exactly one of the alternatives; the nearest is Cat',
        '/pet must have the field claws',
      ],
    ],
    [
      'the several that match',
      '{oneOf: [{type: string}, {type: integer}, {minimum: 2}]}',
      3,
      [' must match exactly one of the alternatives, and matches number 2 and number 3'],
    ],
  ])('%s', async (_case, yaml, value, want) => {
    expect((await found(yaml, value, { named })).map(({ pointer, reason }) => `${pointer} ${reason}`)).toEqual(want);
  });
});
