import { describe, expect, it } from 'vitest';
import { type Made, makeAll, modelPage } from '../../__tests__/builders';
import { createMarkdownWriter } from '../../outputs/markdown/referencePage';
import type { FieldView, SchemaView } from '../../schemaRows';
import { anchorFor } from './anchorFor';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

/** The model page of A, as text: a line for each row, with what it says. */
function rows(schemas: string, openapi?: string): string[] {
  return outline(modelPage(make(schemas, openapi), 'A').schema, '');
}

function make(schemas: string, openapi?: string): Made {
  return makeAll(`components:\n  schemas:\n${schemas.replace(/^/gm, '    ')}`, openapi);
}

function outline(view: SchemaView, indent: string): string[] {
  const options = view.alternatives.flatMap(({ options: list, label, discriminator }) => [
    `${indent}(${[label, discriminator].filter(Boolean).join(', chosen by ')})`,
    ...list.flatMap((option) => [`${indent}- ${option.label}`, ...outline(option.schema, `${indent}  `)]),
  ]);
  return [...view.fields.flatMap((field) => [indent + line(field), ...outline(field, `${indent}  `)]), ...options];
}

function line(field: FieldView): string {
  const marks = [...(field.required ? ['required'] : []), ...field.marks.map(({ keyword }) => keyword)];
  const facts = field.facts.map(({ label, value }) => `${label}=${value}`);
  const values = field.enum.length > 0 ? [`[${field.enum.map(({ value }) => value).join(' ')}]`] : [];
  const see = field.seeModel ? [`-> ${field.seeModel.href}`] : [];
  return [`${field.name}:`, field.type.map(({ text }) => text).join(''), ...marks, ...facts, ...values, ...see].join(
    ' ',
  );
}

describe('rows', () => {
  it.each<[string, string, string[]]>([
    [
      'type arrays',
      'A: {type: object, properties: {a: {type: [string, integer, "null"]}}}',
      ['a: string or integer nullable'],
    ],
    [
      'a constant',
      'A: {type: object, properties: {a: {const: x}, b: {const: null}}}',
      ['a: string Always=x', 'b: null Always=null'],
    ],
    [
      'marks',
      'A: {type: object, required: [a], properties: {a: {type: string, readOnly: true, deprecated: true}, b: {type: string, writeOnly: true}}}',
      ['a: string required readOnly deprecated', 'b: string writeOnly'],
    ],
    ['patterns', 'A: {type: object, patternProperties: {^x-: {type: integer}}}', ['[^x-]: integer']],
    [
      'a map',
      'A: {type: object, properties: {a: {additionalProperties: {type: object, properties: {b: {type: string}}}}}}',
      ['a: map of object', '  [any other key]: object', '    b: string'],
    ],
    [
      'a tuple',
      'A: {type: object, properties: {a: {prefixItems: [{type: string}, {type: integer}]}}}',
      ['a: tuple of 2', '  [0]: string', '  [1]: integer'],
    ],
    [
      'a list of objects',
      'A: {type: object, properties: {a: {type: array, minItems: 1, items: {type: object, properties: {b: {type: string}}}}}}',
      ['a: array of object Min items=1', '  b: string'],
    ],
    [
      'facts of items',
      'A: {type: object, properties: {a: {type: array, items: {type: string, minLength: 2, enum: [xx, yy]}}}}',
      ['a: array of string Item min length=2 [xx yy]'],
    ],
    [
      'marks of items',
      'A: {type: object, properties: {a: {type: array, items: {type: [string, "null"], deprecated: true, readOnly: true}}}}',
      ['a: array of (string or null) Item read-only=yes Item deprecated=yes'],
    ],
    [
      'marks of lists in a list',
      'A: {type: object, properties: {a: {type: array, items: {type: array, deprecated: true, items: {type: string}}}}}',
      ['a: array of array of string Item deprecated=yes'],
    ],
    [
      'names in XML of a list and of its items',
      'A: {type: object, properties: {a: {type: array, xml: {wrapped: true}, items: {type: object, xml: {name: b}}}}}',
      ['a: array of object XML={"wrapped":true} Item XML={"name":"b"}'],
    ],
    [
      'dependent fields of items',
      'A: {type: object, properties: {a: {type: array, items: {type: string, dependentRequired: {userID: [b]}}}}}',
      ['a: array of string Item with userID also=b'],
    ],
    [
      'closed objects',
      'A: {type: object, properties: {a: {type: object, additionalProperties: false}}}',
      ['a: object Other fields=not allowed'],
    ],
    [
      'closed objects in lists',
      'A: {type: object, properties: {a: {type: array, items: {type: object, additionalProperties: false}}}}',
      ['a: array of object Other fields in items=not allowed'],
    ],
    [
      'closed lists in lists',
      'A: {type: object, properties: {a: {type: array, items: {type: array, prefixItems: [{type: object}], items: false}}}}',
      ['a: array of tuple of 1 Further items in items=not allowed', '  [0]: object'],
    ],
    [
      'dependent fields',
      'A: {type: object, properties: {a: {type: object, dependentRequired: {x: [y, z]}}}}',
      ['a: object With x also=y, z'],
    ],
    [
      'boolean schemas',
      'A: {type: object, properties: {a: true, b: false, c: {}}}',
      ['a: any', 'b: nothing', 'c: any'],
    ],
    [
      'odd names',
      'A: {type: object, properties: {__proto__: {type: string}, constructor: {type: string}, "<b>": {type: string}}}',
      ['__proto__: string', 'constructor: string', '<b>: string'],
    ],
    [
      'values of null',
      'A: {type: object, properties: {a: {type: [string, "null"], default: null, example: null}}}',
      ['a: string nullable Default=null Example=null'],
    ],
  ])('of %s', (_case, schemas, want) => {
    expect(rows(schemas)).toEqual(want);
  });

  it('of 3.0 say the same', () => {
    const yaml =
      'A: {type: object, properties: {a: {type: integer, nullable: true, minimum: 0, exclusiveMinimum: true}}}';
    expect(rows(yaml, '3.0.3')).toEqual(['a: integer nullable More than=0']);
  });

  it('show every value of a long enumeration', () => {
    const values = Array.from({ length: 300 }, (_, index) => `v${index}`);
    expect(rows(`A: {type: object, properties: {a: {enum: [${values.join(', ')}]}}}`)).toEqual([
      `a: string [${values.join(' ')}]`,
    ]);
  });
});

describe('composition', () => {
  it.each<[string, string, string[]]>([
    [
      'allOf laid together',
      `A: {allOf: [${ref('B')}, {required: [x], properties: {y: {type: string}}}]}\nB: {type: object, properties: {x: {type: string}}}`,
      ['x: string required', 'y: string'],
    ],
    [
      'oneOf',
      'A: {oneOf: [{title: S, type: object, properties: {s: {type: string}}}, {type: integer}]}',
      ['(One of 2)', '- S', '  s: string', '- integer'],
    ],
    [
      'oneOf whose schema requires what an alternative does not',
      'A: {required: [k, s], oneOf: [{title: S, required: [s], properties: {k: {type: string}, s: {type: string}}}, {title: T, required: [s], properties: {k: {type: string}, s: {type: string}}}]}',
      [
        ...['k: string required', '(One of 2)', '- S', '  k: string', '  s: string required'],
        ...['- T', '  k: string', '  s: string required'],
      ],
    ],
    [
      'alternatives that differ in what they say of a field that is required',
      'A: {required: [k], oneOf: [{title: S, properties: {k: {type: string}}}, {title: T, properties: {k: {type: integer}}}]}',
      ['k: any required', '(One of 2)', '- S', '  k: string', '- T', '  k: integer'],
    ],
    [
      'alternatives that require what the schema describes',
      'A: {properties: {a: {type: array, items: {type: string}}, b: {type: integer}}, anyOf: [{required: [a]}, {required: [b, c]}]}',
      [
        ...['a: array of string', 'b: integer', '(Any of 2)', '- with a', '  a: array of string required'],
        ...['- with b and c', '  b: integer required', '  c: any required'],
      ],
    ],
    [
      'an alternative with a limit of what can be null in the schema',
      'A: {properties: {a: {type: [string, "null"]}}, anyOf: [{properties: {a: {maxLength: 3}}}, {required: [b]}]}',
      [
        ...['a: string nullable', '(Any of 2)', '- object', '  a: string nullable Max length=3'],
        ...['- with b', '  b: any required'],
      ],
    ],
    [
      'a union with null',
      `A: {type: object, properties: {b: {anyOf: [${ref('B')}, {type: 'null'}]}}}\nB: {type: string, maxLength: 3}`,
      ['b: string nullable Max length=3'],
    ],
    ['not', 'A: {type: object, properties: {a: {not: {type: string}}}}', ['a: any', '  (Not allowed)', '  - not']],
    [
      'a reference with siblings',
      `A: {type: object, properties: {b: {${ref('B').slice(1, -1)}, minLength: 2, description: D}}}\nB: {type: string, maxLength: 3}`,
      ['b: string Length=2–3'],
    ],
  ])('%s', (_case, schemas, want) => {
    expect(rows(schemas)).toEqual(want);
  });
});

describe('recursion is a link', () => {
  it.each<[string, string, string[]]>([
    [
      'of a field',
      `A: {type: object, properties: {a: ${ref('A')}, n: {type: string}}}`,
      ['a: A -> /docs/ref/models/a', 'n: string'],
    ],
    [
      'of a list',
      `A: {type: object, properties: {all: {type: array, items: ${ref('A')}}}}`,
      ['all: array of A -> /docs/ref/models/a'],
    ],
    [
      'of a union with null',
      `A: {type: object, properties: {a: {oneOf: [${ref('A')}, {type: 'null'}]}}}`,
      ['a: A nullable -> /docs/ref/models/a'],
    ],
    [
      'of allOf with words',
      `A: {type: object, properties: {a: {description: D, allOf: [${ref('A')}]}}}`,
      ['a: A -> /docs/ref/models/a'],
    ],
    [
      'through another',
      `A: {type: object, properties: {b: ${ref('B')}}}\nB: {type: object, properties: {a: ${ref('A')}, n: {type: string}}}`,
      ['b: B', '  a: A -> /docs/ref/models/a', '  n: string'],
    ],
    ['of its own allOf', `A: {allOf: [${ref('A')}, {type: object, properties: {n: {type: string}}}]}`, ['n: string']],
  ])('%s', (_case, schemas, want) => {
    expect(rows(schemas)).toEqual(want);
  });

  it('of a schema without a page leads to where it is open', () => {
    const made = make(
      `A: {type: object, x-page: g/a, properties: {b: ${ref('B')}}}\nB: {type: object, properties: {b: ${ref('B')}, n: {type: string}}}`,
    );
    expect(outline(modelPage(made, 'A').schema, '')).toEqual([
      'b: object',
      `  b: object -> #${anchorFor('A', 'b')}`,
      '  n: string',
    ]);
  });
});

describe('small schemas without pages, each with the one before twice', () => {
  const count = (levels: number): number => {
    const schemas = Array.from(
      { length: levels },
      (_, i) => `S${i + 1}: {not: {anyOf: [${ref(`S${i}`)}, {not: ${ref(`S${i}`)}}]}}`,
    );
    return rows(
      ['S0: {type: string}', ...schemas, `A: {type: object, properties: {a: ${ref(`S${levels}`)}}}`].join('\n'),
    ).length;
  };

  it('open in place on a small page', () => {
    expect(count(2)).toBeGreaterThan(count(1) * 2);
  });

  it('do not double the rows with each level', () => {
    expect(count(16) - count(14)).toBeLessThan(50);
  });
});

describe('the text of a row', () => {
  it.each<[string, string, string | undefined]>([
    ['its own', `{description: Own., type: string}`, 'Own.'],
    ['its own before that of its schema', `{description: Own., ${ref('Text').slice(1)}`, 'Own.,Schema.'],
    ['its own, then that of its items', `{description: Own., type: array, items: {description: Item.}}`, 'Own.,Item.'],
    ['its own before those of its parts', `{description: Own., allOf: [${ref('Text')}, ${ref('B')}]}`, 'Own.'],
    [
      'its own before those of its parts without a name',
      `{description: Own., allOf: [${ref('B')}, {type: object, description: Part., allOf: [{description: Inner.}]}]}`,
      'Own.,Part.,Inner.',
    ],
    [
      'its own, then that of the one thing it can be, which has no page',
      `{description: Own., anyOf: [${ref('Text')}, {type: "null"}]}`,
      'Own.,Schema.',
    ],
    [
      'its own and that of the one thing it can be, in place',
      `{title: T, description: Own., anyOf: [{type: string, title: U, description: Inner.}, {type: "null"}]}`,
      'T,Own.,U,Inner.',
    ],
    ['each once, of an allOf of one', `{description: Own., allOf: [{type: string, description: Own.}]}`, 'Own.'],
    ['that of its schema', ref('Text'), 'Schema.'],
    ['that of the schema of its items', `{type: array, items: ${ref('Text')}}`, 'Schema.'],
    ['none', '{type: string}', undefined],
  ])('is %s', (_case, schema, want) => {
    const made = make(
      `A: {type: object, properties: {a: ${schema}}}\nText: {type: string, description: Schema.}\nB: {type: object, description: Part.}`,
    );
    expect(modelPage(made, 'A').schema.fields[0]?.description?.source.join()).toBe(want);
  });
});

describe('a page with very many rows', () => {
  const many = (count: number): string =>
    Array.from({ length: count }, (_, index) => `f${index}: {type: string}`).join(', ');
  const getting = (name: string): string =>
    `{get: {tags: [t], responses: {'200': {description: '', content: {application/json: {schema: ${ref(name)}}}}}}}`;
  const { pages } = makeAll(`
paths:
  /one: ${getting('Holder')}
  /two: ${getting('Holder2')}
  /big: ${getting('Big')}
  /three: ${getting('Holder3')}
components:
  schemas:
    Big: {type: object, properties: {${many(1300)}}}
    Small: {type: object, properties: {x: {type: string}, y: {type: string}}}
    Large: {type: object, properties: {${many(20)}}}
    Holder: {type: object, properties: {s: ${ref('Small')}, l: ${ref('Large')}}}
    Holder2: {type: object, properties: {s: ${ref('Small')}, l: ${ref('Large')}, n: {type: string}}}
    Holder3: {type: object, properties: {s: ${ref('Small')}, m: {type: string}}}
`);
  const found = pages.flatMap((page) => (page.kind === 'api' ? page.operations : []));
  const below = found
    .flatMap(({ responses }) => responses)
    .flatMap(({ mediaTypes }) => mediaTypes)
    .map(({ schema }) => (schema ? outline(schema, '') : []));

  it('opens small models wherever they are named, and large ones once', () => {
    expect(below[0]?.slice(0, 3)).toEqual(['s: Small', '  x: string', '  y: string']);
    expect(below[0]).toHaveLength(24);
    expect(below[1]?.slice(0, 3)).toEqual(['s: Small', '  x: string', '  y: string']);
  });

  it('links small ones, too, once it has grown', () => {
    expect(below[3]?.[0]).toMatch(/^s: Small -> #/);
    expect(below[3]).toHaveLength(2);
  });

  it('leads from a large one to where it is open on the page', () => {
    const [, large] = /-> #(\S+)/.exec(below[1]?.join('\n') ?? '') ?? [];
    const fields = found[0]?.responses[0]?.mediaTypes[0]?.schema?.fields ?? [];
    expect(large).toBe(fields.find(({ name }) => name === 'l')?.anchor);
  });
});

it.each([
  ['fields', `{type: object, properties: {a: ${ref('A')}}}`],
  ['fields', `{type: object, properties: {a: ${ref('A')}}, additionalProperties: {type: string}}`],
  ['values', `{type: object, additionalProperties: ${ref('A')}}`],
  ['values', `{type: object, patternProperties: {^x: ${ref('A')}}}`],
  ['items', `{type: array, prefixItems: [{type: string}, ${ref('A')}]}`],
  ['alternatives', `{oneOf: [{type: string}, {type: array, items: ${ref('A')}}]}`],
])('a link to what is open around it says what there is to see: %s', (parts, schema) => {
  const made = makeAll(`paths:
  /x: {get: {tags: [T], responses: {'200': {content: {application/json: {schema: ${ref('A')}}}}}}}
components: {schemas: {A: ${schema}}}`);
  const [page] = made.pages;
  expect(JSON.stringify(page)).toContain(`"parts":"${parts}"`);
  const write = createMarkdownWriter((href) => href);
  expect(page && write(page)).toContain(`See the ${parts} of [A]`);
});
