import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { left } from './left';

it.each([
  ['schemas', 'components: {schemas: {x-internal: true, A: {}}}', '#/components/schemas'],
  [
    'properties',
    'components: {schemas: {A: {properties: {x-internal: true, a: {}}}}}',
    '#/components/schemas/A/properties',
  ],
])('a mark of a map of %s says to mark the entries', async (_what, yaml, at) => {
  const { document, messages } = await left(yaml);
  expect(messages).toEqual([`notice ${at}/x-internal This "x-internal" is an entry of a map, so it marks nothing.`]);
  expect(document).toMatchObject(parse(yaml) as object);
});

it.each([
  [
    'content',
    'components: {responses: {R: {description: d, content: {x-internal: true, a/b: {}}}}}',
    'responses/R/content',
  ],
  [
    'content alone',
    'components: {responses: {R: {description: d, content: {x-internal: true}}}}',
    'responses/R/content',
  ],
  [
    'headers',
    'components: {responses: {R: {description: d, headers: {x-internal: true, a: {}}}}}',
    'responses/R/headers',
  ],
  ['examples', 'components: {headers: {H: {examples: {x-internal: true, a: {value: 1}}}}}', 'headers/H/examples'],
  ['parameters', 'components: {parameters: {x-internal: true, P: {name: p, in: query}}}', 'parameters'],
  [
    'scopes',
    'components: {securitySchemes: {O: {type: oauth2, flows: {implicit: {authorizationUrl: "https://example.com", scopes: {x-internal: true, a: b}}}}}}',
    'securitySchemes/O/flows/implicit/scopes',
  ],
  [
    'mapping',
    'components: {schemas: {A: {discriminator: {propertyName: a, mapping: {x-internal: true, b: "#/components/schemas/A"}}}}}',
    'schemas/A/discriminator/mapping',
  ],
  [
    'encoding',
    'components: {requestBodies: {B: {content: {multipart/form-data: {encoding: {x-internal: true}}}}}}',
    'requestBodies/B/content/multipart~1form-data/encoding',
  ],
])('a mark of a map of %s is an error', async (_what, yaml, at) => {
  const { messages } = await left(yaml);
  expect(messages).toEqual([
    `error #/components/${at}/x-internal This "x-internal" is an entry of a map, so it marks nothing.`,
  ]);
});

it.each([
  'components: {examples: {E: {value: {x-internal: true}}}}',
  'components: {headers: {H: {example: {x-internal: true}, x-data: {x-internal: false}}}}',
])('a value of the author is no map: %s', async (yaml) => {
  expect((await left(yaml)).messages).toEqual([]);
});

it.each([
  ...['X-Internal', 'x-Internal', 'x_internal', 'xInternal', 'x\u2011internal'].map((name) => [name, `${name}: true`]),
  ['x-Internal', 'x-Internal: "TRUE"'],
  ['x-internal ', '"x-internal ": true'],
  ['x-internal:true', 'x-internal:true'],
  ['X-Internal:true', 'X-Internal:true'],
  ['x-internal:"true"', 'x-internal:"true"'],
  ['x-internal:yes', 'x-internal:yes'],
  ['x-internal:true', '"x-internal:true": ""'],
  ['x-internal ', '"x-internal ": yes'],
  ['x-internal\u200b', '"x-internal\\u200b": true'],
  ['x\u2212internal', 'x\u2212internal: true'],
])('%s is no mark, which is an error: %s', async (name, field) => {
  const { messages } = await left(`paths: {/a: {get: {${field}, responses: {}}}}`);
  expect(messages).toEqual([`error #/paths/~1a/get/${name} "${name}" is no mark, so this is not internal.`]);
});

it.each([
  'components: {schemas: {A: {properties: {xInternal: true}}}}',
  'paths: {/a: {get: {responses: {200: {description: d, content: {a/b: {example: {xInternal: true}}}}}}}}',
  'paths: {/a: {get: {X-Internal: false, responses: {}}}}',
  'components: {schemas: {A: {properties: {a: {enum: ["x-internal:true"]}}}}}',
  'components: {schemas: {A: {example: {x-internal:true}}}}',
  'paths: {/a: {get: {x-internal:false, responses: {}}}}',
  'paths: {/a: {get: {x_internal: {team: a}, xInternal: a note, responses: {}}}}',
])('a name like that of the mark is none: %s', async (yaml) => {
  expect((await left(yaml)).messages).toEqual([]);
});

const schemaOf = (schema: string): string => `components: {schemas: {A: ${schema}}}`;

it.each([
  ['a schema', schemaOf('{"<<": {x-internal: true}, type: object}'), 'components/schemas/A'],
  ['an operation', 'paths: {/a: {get: {"<<": {x-internal: true}, responses: {}}}}', 'paths/~1a/get'],
  ['a map of paths', 'paths: {"<<": {x-internal: true}}', 'paths'],
  ['properties', schemaOf('{properties: {a: {}, "<<": {x-internal: true}}}'), 'components/schemas/A/properties'],
])('a merge key in quotation marks in %s is an error', async (_where, yaml, at) => {
  expect((await left(yaml)).messages).toEqual([
    `error #/${at}/<< "<<" in quotation marks is no merge key, so its "x-internal" is not that of the object around it.`,
  ]);
});

it.each([
  ['a schema', schemaOf('{type: object, kw: {x-internal: true, a: SECRET}}'), 'components/schemas/A/kw'],
  ['a schema, deeper', schemaOf('{kw: {a: [{x-internal: true, a: SECRET}]}}'), 'components/schemas/A/kw/a/0'],
  ['an operation', 'paths: {/a: {get: {kw: {x-internal: true, a: SECRET}, responses: {}}}}', 'paths/~1a/get/kw'],
])('what is marked in a field that there is not goes with a notice: %s', async (_where, yaml, at) => {
  const { messages, text } = await left(yaml);
  expect(text).not.toContain('SECRET');
  expect(messages).toEqual([
    `notice #/${at} This is internal, in "kw", which is no field of the object around it, and is left out.`,
  ]);
});

it.each([
  'x-a: {x-internal: true, b: SECRET}',
  'x-a: [{x-internal: true, b: SECRET}, {b: 1}]',
  'paths: {/a: {get: {x-a: {b: {c: {x-internal: true, d: SECRET}}}, responses: {}}}}',
  schemaOf('{x-a: {x-internal: false, b: {x-internal: true, c: SECRET}}}'),
])('what is marked in an extension goes: %s', async (yaml) => {
  const { messages, text } = await left(yaml);
  expect(messages).toEqual([]);
  expect(text).not.toMatch(/SECRET|x-internal/);
});

it.each([
  ['a list', schemaOf('{required: [{x-internal: true}]}'), 'components/schemas/A/required/0'],
  [
    'a text',
    'paths: {/a: {get: {description: {a: {x-internal: true}}, responses: {}}}}',
    'paths/~1a/get/description/a',
  ],
  [
    'the values of a variable',
    'servers: [{url: "https://{v}.example", variables: {v: {default: a, enum: [a, {x-internal: true}]}}}]',
    'servers/0/variables/v/enum/1',
  ],
])('a mark where no object is, but %s, is an error', async (_what, yaml, at) => {
  expect((await left(yaml)).messages).toEqual([
    `error #/${at}/x-internal No object of the specification stands here, so this "x-internal" marks nothing.`,
  ]);
});

it.each(['dependentRequired: {x-internal: true, a: [b]}', 'required: {x-internal: true, a: b}'])(
  'a mark beside the names of fields is an error: %s',
  async (keyword) => {
    const [name = ''] = keyword.split(':');
    expect((await left(schemaOf(`{${keyword}}`))).messages).toEqual([
      `error #/components/schemas/A/${name}/x-internal This "x-internal" is an entry of a map, so it marks nothing.`,
    ]);
  },
);

it.each(['const', 'default', 'example'])('a value of a schema has no marks: %s', async (keyword) => {
  const yaml = schemaOf(`{${keyword}: {x-internal: true, a: {x-internal: true}}, enum: [{x-internal: true}]}`);
  const { document, messages } = await left(yaml);
  expect(messages).toEqual([]);
  expect(document).toMatchObject(parse(yaml) as object);
});
