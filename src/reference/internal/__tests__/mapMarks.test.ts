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
  expect(messages).toEqual([
    `notice ${at}/x-internal This "x-internal" is an entry of a map, so nothing in it is internal.`,
  ]);
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
    `error #/components/${at}/x-internal This "x-internal" is an entry of a map, so nothing in it is internal.`,
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
