import { describe, expect, it } from 'vitest';
import { documentOf, modelOf, placeOf } from '../../__tests__/builders';
import { ExactNumber } from '../../exactNumber';
import { createExampleCache, makeExample } from '../../examples/schemaExample';
import { schemasByName } from '../../schema';
import { createValidator } from '../../validate/validator';
import { buildModel } from '../model';

const read = 'The example is a string of JSON; it is read as the value in it.';

/** The examples of a named schema, and what is reported, as `pointer message`. */
function schemaExamples(yaml: string, more = ''): { examples: unknown; reported: string[] } {
  const { model, problems } = modelOf(`components:\n  schemas:\n    S: ${yaml}\n    T: {type: array}\n${more}`);
  const schema = model.schemas.find(({ name }) => name === 'S')?.schema;
  return {
    examples: schema && 'examples' in schema ? schema.examples : [],
    reported: problems.map(({ place, message }) => `${place.pointer.replace('#/components/schemas/S', '')} ${message}`),
  };
}

describe('a text where an object or a list is wanted', () => {
  it.each<[string, unknown]>([
    [`{type: object, example: '{"a": [1]}'}`, { a: [1] }],
    [`{type: array, example: '[1, 2]'}`, [1, 2]],
    [`{type: [array, 'null'], example: '[]'}`, []],
    [`{properties: {a: {}}, example: '{}'}`, {}],
    [`{$ref: '#/components/schemas/T', example: '[1]'}`, [1]],
    [`{allOf: [{$ref: '#/components/schemas/T'}], example: '[1]'}`, [1]],
    [`{anyOf: [{$ref: '#/components/schemas/T'}, {type: 'null'}], example: '[1]'}`, [1]],
  ])('is read as the value whose JSON it is: %s', (yaml, want) => {
    expect(schemaExamples(yaml)).toEqual({ examples: [want], reported: [`/example ${read}`] });
  });

  it('keeps numbers as they are written', () => {
    const { examples } = schemaExamples(`{type: object, example: '{"a": 1.10}'}`);
    expect(examples).toEqual([{ a: new ExactNumber('1.10') }]);
  });

  it.each([
    `{type: string, example: '{"a": 1}'}`,
    `{type: [string, object], example: '{"a": 1}'}`,
    `{example: '{"a": 1}'}`,
  ])('is a text where one is allowed: %s', (yaml) => {
    expect(schemaExamples(yaml)).toEqual({ examples: ['{"a": 1}'], reported: [] });
  });
});

/** Where the example of a schema, and its default, are shown. */
const shown = 'is shown as written, but examples of larger values have an allowed value in its place.';
const shownDefault = 'is shown as written, but examples have an allowed value in its place.';
const none = 'is none of the values that its schema allows; it';

it.each<[yaml: string, reported: string[]]>([
  ['{type: string, enum: [a, b], default: c}', [`/default The default ${none} ${shownDefault}`]],
  ['{type: string, enum: [a, b], example: c}', [`/example The example ${none} ${shown}`]],
  [
    '{type: array, items: {type: string, enum: [a], default: b}}',
    [`/items/default The default ${none} ${shownDefault}`],
  ],
  ["{$ref: '#/components/schemas/E', default: c}", [`/default The default ${none} ${shownDefault}`]],
  ["{allOf: [{$ref: '#/components/schemas/E'}], default: c}", [`/default The default ${none} ${shownDefault}`]],
  ['{const: a, default: b}', [`/default The default ${none} ${shownDefault}`]],
  [
    "{type: integer, default: '10'}",
    [`/default The default is of the type string, its schema of the type integer; it ${shownDefault}`],
  ],
  [
    '{type: number, multipleOf: 2, default: 3}',
    [`/default The default 3 is not a multiple of 2, as its schema wants; it ${shownDefault}`],
  ],
  ['{type: string, enum: [a, b], default: a, example: b}', []],
  [
    '{type: [string, "null"], enum: [a], default: null}',
    [`/default The default is of the type null, its schema of the type string; it ${shownDefault}`],
  ],
  ['{type: string, nullable: true, enum: [a], default: null}', []],
  ['{anyOf: [{type: string, enum: [a]}, {type: "null"}], default: null}', []],
  ['{type: number, enum: [1.0], default: 1}', []],
])('what a schema states that it does not allow is reported: %s', (yaml, reported) => {
  expect(schemaExamples(yaml, '    E: {type: string, enum: [a, b]}').reported).toEqual(reported);
});

describe('an example of another type', () => {
  it.each<[string, unknown, string, string]>([
    ["{type: integer, example: '5'}", '5', 'string', 'integer'],
    ['{type: string, example: 5}', 5, 'integer', 'string'],
    ['{type: integer, example: 1.5}', 1.5, 'number', 'integer'],
    ['{type: boolean, example: "false"}', 'false', 'string', 'boolean'],
    ['{type: string, example: null}', null, 'null', 'string'],
    [`{type: object, example: '{"a": 1'}`, '{"a": 1', 'string', 'object'],
    [`{type: object, example: '[1]'}`, '[1]', 'string', 'object'],
    ["{$ref: '#/components/schemas/T', example: 1}", 1, 'integer', 'array'],
    ['{oneOf: [{type: string}, {type: boolean}], example: 1}', 1, 'integer', 'string or boolean'],
  ])('is shown as it is written: %s', (yaml, example, own, wanted) => {
    const message = `The example is of the type ${own}, its schema of the type ${wanted}; it ${shown}`;
    expect(schemaExamples(yaml)).toEqual({ examples: [example], reported: [`/example ${message}`] });
  });

  it.each<[string, string, string, string]>([
    ["{type: array, items: {type: integer}, example: ['1', '2']}", '/0', 'string', 'integer'],
    ['{type: array, items: {type: string}, example: [a, 2]}', '/1', 'integer', 'string'],
    ['{type: array, items: {type: array, items: {type: integer}}, example: [[1], [x]]}', '/1/0', 'string', 'integer'],
    [
      '{type: array, prefixItems: [{type: string}], items: {type: integer}, example: [a, b]}',
      '/1',
      'string',
      'integer',
    ],
    ['{anyOf: [{type: array, items: {type: integer}}, {type: "null"}], example: [a]}', '/0', 'string', 'integer'],
    [
      '{type: object, properties: {ids: {type: array, items: {type: integer}}}, example: {ids: [a]}}',
      '/ids/0',
      'string',
      'integer',
    ],
    ['{type: object, properties: {a: {type: integer}}, example: {a: b}}', '/a', 'string', 'integer'],
  ])('is found inside a list or an object: %s', (yaml, place, own, wanted) => {
    const message = `This value of the example is of the type ${own}, its schema of the type ${wanted}; the example ${shown}`;
    expect(schemaExamples(yaml).reported).toEqual([`/example${place} ${message}`]);
  });

  it.each([
    '{type: array, items: {type: number}, example: [1, 2.5]}',
    '{type: array, items: {}, example: [1, a]}',
    '{oneOf: [{type: array, items: {type: string}}, {type: array, items: {type: integer}}], example: [1]}',
    '{type: array, items: {type: string, nullable: true}, example: [null]}',
    '{type: object, additionalProperties: {type: string}, example: {a: b}}',
  ])('is not inside: %s', (yaml) => {
    expect(schemaExamples(yaml).reported).toEqual([]);
  });

  it('keeps a text of digits where it is in quotes', () => {
    const { problems } = modelOf('components: {schemas: {S: {type: string, example: 01234}}}');
    expect(problems.map(({ remedy }) => remedy)).toEqual([
      'Write a value of that type (a text of digits in quotes), or correct the type.',
    ]);
  });

  it.each([
    '{type: number, example: 5}',
    '{type: integer, example: 5.0}',
    '{type: [string, "null"], example: null}',
    '{oneOf: [{type: string}, {minimum: 1}], example: 1}',
  ])('is none: %s', (yaml) => {
    expect(schemaExamples(yaml).reported).toEqual([]);
  });

  it('is found through unions that name others many times, in chains and in rings', () => {
    const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
    const names = Array.from({ length: 24 }, (_, i) => `U${i}`);
    const chain = names.map((name, i) => {
      const before = i === 0 ? '{type: integer}' : ref(`U${i - 1}`);
      return `    ${name}: {anyOf: [${before}, ${before}]}`;
    });
    const ring = names.map((name) => `    ${name}: {type: integer, anyOf: [${names.map(ref).join(', ')}]}`);
    for (const unions of [chain, ring]) {
      const { reported } = schemaExamples(`{anyOf: [${ref('U23')}], example: a}`, unions.join('\n'));
      expect(reported).toEqual([expect.stringContaining('is of the type string, its schema of the type integer')]);
    }
  });

  it('is named among several by its number', () => {
    const { reported } = schemaExamples("{type: integer, example: 1, examples: [2, 'x']}");
    expect(reported.map((each) => each.split(' ')[0])).toEqual(['/examples/1']);
  });
});

describe('examples of bodies, parameters and headers', () => {
  const { model, problems } = modelOf(`paths:
  /a:
    post:
      parameters: [{name: q, in: query, schema: {type: array}, example: '[1]'}]
      requestBody:
        content:
          application/json:
            schema: {type: object}
            examples: {own: {value: '{"a": 1}'}, shared: {$ref: '#/components/examples/E'}}
          application/xml: {schema: {type: object}, example: <a/>}
          application/x-www-form-urlencoded: {schema: {type: object}, example: 'a=1&b=x+y%26&c=&b=2'}
      responses: {'200': {description: A, headers: {X: {schema: {type: integer}, example: x}}}}
components: {examples: {E: {value: '{"b": 2}'}}}`);
  const [operation] = model.operations;

  it('are read by their schemas', () => {
    expect(operation?.parameters[0]?.examples[0]?.value).toEqual([1]);
    const [json, xml, form] = operation?.requestBody?.content ?? [];
    expect(json?.examples.map(({ value }) => value)).toEqual([{ a: 1 }, { b: 2 }]);
    expect(xml?.examples.map(({ value }) => value)).toEqual(['<a/>']);
    expect(form?.examples.map(({ value }) => value)).toEqual([{ a: '1', b: ['x y&', '2'], c: '' }]);
    expect(operation?.responses[0]?.headers[0]?.examples[0]?.value).toBe('x');
  });

  it('are shown as written, and said to be', () => {
    const message = 'The example is of the type string, its schema of the type integer; it is shown as written.';
    expect(problems.at(-1)?.message).toBe(message);
  });

  it('are reported where they stand', () => {
    const post = '#/paths/~1a/post';
    expect(problems.map(({ place }) => place.pointer)).toEqual([
      `${post}/parameters/0/example`,
      `${post}/requestBody/content/application~1json/examples/own/value`,
      '#/components/examples/E/value',
      `${post}/responses/200/headers/X/example`,
    ]);
  });
});

it.each<[string, string[]]>([
  ['{type: integer, multipleOf: 5, example: 7}', ['/example The example 7 is not a multiple of 5']],
  ['{type: number, multipleOf: 0.01, example: 1.005}', ['/example The example 1.005 is not a multiple of 0.01']],
  ['{allOf: [{multipleOf: 2}], type: integer, example: 3}', ['/example The example 3 is not a multiple of 2']],
  ['{type: number, multipleOf: 0.1, example: 0.3}', []],
  ["{multipleOf: 5, example: '7'}", []],
])('an example that is no multiple of its step is a notice: %s', (yaml, want) => {
  const { reported } = schemaExamples(yaml);
  expect(reported).toEqual(want.map((each) => `${each}, as its schema wants; it ${shown}`));
});

it.each([
  ['application/x-ndjson', '{"a":1}\n{"a":2}\n'],
  ['application/json-seq', '\u001E{"a":1}\n'],
  ['application/yaml', 'a: 1\n'],
  ['application/jsonl', '{"a":1}'],
])('a text of %s is what is sent', (type, text) => {
  const { model, problems } = modelOf(`
paths:
  /a: {post: {requestBody: {content: {${type}: {schema: {type: object}, example: ${JSON.stringify(text)}}}}, responses: {'204': {description: Done}}}}`);
  expect(model.operations[0]?.requestBody?.content[0]?.examples[0]?.value).toBe(text);
  expect(problems).toEqual([]);
});

describe('where a value that its schema does not allow is shown', () => {
  async function made(schema: string): Promise<unknown[]> {
    const whole = `{type: object, properties: {field: {$ref: '#/components/schemas/S'}}}`;
    const document = documentOf(`components: {schemas: {S: ${schema}, Whole: ${whole}}}`);
    const { model, schemaNodes, problems } = buildModel({ document: document as never, locate: placeOf });
    const named = schemasByName(model.schemas);
    const cache = createExampleCache(named, await createValidator(document, schemaNodes));
    const examples = model.schemas.map((each) => makeExample(each.schema, named, 'request', cache));
    return [...examples, problems.length];
  }

  it.each<[schema: string, alone: unknown, inField: unknown, reported: number]>([
    ['{type: string, enum: [a, b], example: c}', 'c', 'a', 1],
    ['{type: string, enum: [a, b], default: c}', 'a', 'a', 1],
    ['{type: integer, multipleOf: 5, example: 7}', 7, 5, 1],
    ["{type: integer, example: 'x'}", 'x', 1, 1],
    ["{type: object, properties: {n: {type: integer}}, example: {n: 'x'}}", { n: 'x' }, { n: 1 }, 1],
    ['{type: integer, maximum: 5, example: 7}', 7, 7, 0],
    ["{type: string, pattern: '^a$', example: b}", 'b', 'b', 0],
  ])('%s', async (schema, alone, inField, reported) => {
    expect(await made(schema)).toEqual([alone, { field: inField }, reported]);
  });
});

/** What is reported of an example of a response, without the operation that has it. */
function reportedOf(mediaType: string, schema: string, example: string): string[] {
  const { problems } = modelOf(`
paths: {/a: {get: {responses: {'200': {description: OK, content: {${mediaType}: {schema: ${schema}, example: ${example}}}}}}}}
components:
  schemas:
    Item:
      type: object
      discriminator: {propertyName: kind, mapping: {paper: Paper, e: EBook}}
      properties: {kind: {type: string}}
    Paper: {allOf: [{$ref: '#/components/schemas/Item'}, {type: object, properties: {size: {type: string}}}]}
    EBook: {allOf: [{$ref: '#/components/schemas/Item'}, {type: object, properties: {size: {type: integer}}}]}
    Either:
      oneOf: [{$ref: '#/components/schemas/Paper'}, {$ref: '#/components/schemas/EBook'}]
      discriminator: {propertyName: kind, mapping: {paper: Paper, e: EBook}}`);
  return problems.map(({ place, message }) => `${place.pointer.split('/example').at(-1)} ${message.split(';')[0]}`);
}

const integers = '{type: object, properties: {n: {type: integer}}}';

it.each<[mediaType: string, schema: string, example: string, want: string[]]>([
  [
    'application/xml',
    '{type: array, items: {}}',
    '{a: b}',
    [' The example is of the type object, its schema of the type array'],
  ],
  ['application/xml', '{type: object}', 'five', [' The example is of the type string, its schema of the type object']],
  [
    'application/atom+xml',
    integers,
    '{n: five}',
    ['/n This value of the example is of the type string, its schema of the type integer'],
  ],
  ['text/xml', integers, "{n: '5'}", []],
  [
    'text/xml',
    '{type: object, properties: {zip: {type: string}, ok: {type: boolean}}}',
    "{zip: 12345, ok: 'true'}",
    [],
  ],
  ['text/xml', '{type: integer, enum: [1]}', "'1'", []],
  ['text/xml', integers, "'<root><n>5</n></root>'", []],
  [
    'multipart/form-data',
    integers,
    '{n: five}',
    ['/n This value of the example is of the type string, its schema of the type integer'],
  ],
  [
    'application/x-www-form-urlencoded',
    '{type: object, properties: {name: {type: string}}}',
    '{name: [a]}',
    ['/name This value of the example is of the type array, its schema of the type string'],
  ],
  ['application/x-www-form-urlencoded', integers, "{n: '5'}", []],
  ['application/x-www-form-urlencoded', integers, 'n=5', []],
  [
    'multipart/form-data',
    '{type: object, properties: {ids: {type: array, items: {type: integer}}, meta: {type: object}}}',
    "{ids: 5, meta: '{}'}",
    [],
  ],
])('an example of %s with the schema %s: %s', (mediaType, schema, example, want) => {
  expect(reportedOf(mediaType, schema, example)).toEqual(want);
});

const ofSize = '/size This value of the example is of the type string, its schema of the type integer';

it.each<[schema: string, example: string, want: string[]]>([
  ['Item', '{kind: e, size: big}', [ofSize]],
  ['Either', '{kind: e, size: big}', [ofSize]],
  ['Item', '{kind: paper, size: big}', []],
  ['Item', '{kind: other, size: big}', []],
  ['Item', '{size: big}', []],
])('an example of the subtype that a discriminator of %s chooses: %s', (name, example, want) => {
  expect(reportedOf('application/json', `{$ref: '#/components/schemas/${name}'}`, example)).toEqual(want);
});
