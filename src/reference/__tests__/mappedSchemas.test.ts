import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../load/__tests__/files';
import { generateReference } from '../stages/generate';

/** The pages of models of a description in one file, and the values of the field `t` in its request samples. */
async function generate(schemas: string): Promise<{ models: string[]; values: string[]; options: string[] }> {
  const siteDir = writeFiles({
    'openapi.yaml': `openapi: 3.2.0
info: {title: T, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /a:
    post:
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Asked'}}}}
      responses: {'204': {description: Done.}}
${schemas}`,
  });
  const { pages } = await generateReference({
    source: { siteDir, descriptionFile: path.join(siteDir, 'openapi.yaml') },
    site: { basePath: '', docsPath: '/docs', sitePaths: [], home: { label: 'API', href: '/docs/api' } },
    checks: {},
  });
  const [first] = pages;
  const textOf = JSON.stringify(first);
  const found = (pattern: RegExp): string[] => [
    ...new Set([...textOf.matchAll(pattern)].map(([, value = '']) => value)),
  ];
  return {
    models: pages.flatMap(({ url }) => /\/models\/(.*)/.exec(url)?.[1] ?? []),
    values: found(/\\"t\\": ?\\"([^"\\]*)/g),
    options: found(/"label":"([^"]*)","schema"/g),
  };
}

const cat = '{type: object, required: [t], properties: {t: {type: string}, c: {type: string}}}';
const dog = '{type: object, required: [t], properties: {t: {type: string}, d: {type: string}}}';
const union = (at: string, mapped = at): string =>
  `{type: object, required: [t], oneOf: [{$ref: '${at}/Cat'}, {$ref: '${at}/Dog'}], discriminator: {propertyName: t, mapping: {meow: '${mapped}/Cat', bark: '${mapped}/Dog'}}}`;

it.each<[what: string, schemas: string, models: string[]]>([
  [
    'an extension',
    `components: {schemas: {Asked: ${union('#/x-base/schemas')}}}\nx-base: {schemas: {Cat: ${cat}, Dog: ${dog}}}`,
    ['asked', 'x-base-cat', 'x-base-dog'],
  ],
  [
    'an extension, by the name of the file',
    `components: {schemas: {Asked: ${union('#/x-base/schemas', 'openapi.yaml#/x-base/schemas')}}}\nx-base: {schemas: {Cat: ${cat}, Dog: ${dog}}}`,
    ['asked', 'x-base-cat', 'x-base-dog'],
  ],
  [
    'definitions of the description',
    `components: {schemas: {Asked: ${union('#/$defs')}}}\n$defs: {Cat: ${cat}, Dog: ${dog}}`,
    ['asked', 'cat', 'dog'],
  ],
  [
    'definitions of a schema',
    `components: {schemas: {Asked: {$ref: '#/components/schemas/W/$defs/In'}, W: {type: object, $defs: {In: ${union('#/components/schemas/W/$defs')}, Cat: ${cat}, Dog: ${dog}}}}}`,
    ['w', 'w-cat', 'w-dog', 'w-in'],
  ],
  [
    'the components',
    `components: {schemas: {Asked: ${union('#/components/schemas')}, Cat: ${cat}, Dog: ${dog}}}`,
    ['asked', 'cat', 'dog'],
  ],
  [
    'schemas that extend it',
    `components: {schemas: {Asked: {type: object, required: [t], properties: {t: {type: string}}, discriminator: {propertyName: t, mapping: {meow: '#/x-base/Cat', bark: '#/x-base/Dog'}}}}}
x-base: {Cat: {allOf: [{$ref: '#/components/schemas/Asked'}, ${cat}]}, Dog: {allOf: [{$ref: '#/components/schemas/Asked'}, ${dog}]}}`,
    ['asked', 'x-base-cat', 'x-base-dog'],
  ],
])('a mapping to %s names the values of its schemas, each of which has one page', async (_what, schemas, models) => {
  const made = await generate(schemas);
  expect(made.models.sort()).toEqual(models);
  expect(made.values).toEqual(['meow']);
  expect(made.options).toEqual(expect.arrayContaining(['meow', 'bark']));
});
