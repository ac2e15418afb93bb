import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { changeFields } from '../changeFields';

const withoutTexts = (document: string): unknown =>
  changeFields(parse(document) as object, (name, value) => (name === 'description' ? undefined : value));

it.each([
  ['a text', 'info: {title: T, description: Of all.}', 'info: {title: T}'],
  [
    'a text inside a schema of a schema, by whatever keyword',
    'components: {schemas: {A: {contains: {description: x, propertyNames: {description: x}}, oneOf: [{description: x}]}}}',
    'components: {schemas: {A: {contains: {propertyNames: {}}, oneOf: [{}]}}}',
  ],
  [
    'a text beside a reference',
    'components: {responses: {A: {$ref: "#/b", description: x}}}',
    'components: {responses: {A: {$ref: "#/b"}}}',
  ],
])('%s is a field', (_what, given, want) => {
  expect(withoutTexts(given)).toEqual(parse(want));
});

it.each([
  [
    'a component',
    'components: {schemas: {description: true}, mediaTypes: {description: {}}, pathItems: {description: {}}}',
  ],
  ['a property', 'components: {schemas: {A: {properties: {description: {}}, patternProperties: {description: {}}}}}'],
  ['a schema in a schema', 'components: {schemas: {A: {$defs: {description: {}}, definitions: {description: {}}}}}'],
  ['a part of a form', 'paths: {/a: {put: {requestBody: {content: {a/b: {encoding: {description: {style: form}}}}}}}}'],
  ['a security scheme that is asked for', 'security: [{description: []}]'],
  [
    'what stands in an example or a default',
    'components: {schemas: {A: {example: {description: 1}, default: {description: 1}}}}',
  ],
  ['what stands in an extension', 'x-own: {description: 1}'],
])('the name of %s is none', (_what, given) => {
  expect(withoutTexts(given)).toEqual(parse(given));
});
