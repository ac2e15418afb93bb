import { expect, it } from 'vitest';
import { schemaOf } from '../../__tests__/builders';
import { childrenOf } from '../children';

it.each<[string, string[]]>([
  ['properties: {b: {type: string}, a: false}\nrequired: [b]', ['b!', 'a']],
  ['patternProperties: {^x: {type: string}}', ['[^x]']],
  ['additionalProperties: {type: string}', ['[any other key]']],
  ['additionalProperties: true', []],
  ['additionalProperties: false', []],
  ['unevaluatedProperties: {type: string}', ['[any unevaluated key]']],
  ['propertyNames: {pattern: ^a}', ['[key]']],
  ['type: array\nitems: {type: string}', []],
  ['prefixItems: [{type: string}, true]', ['[0]', '[1]']],
  ['prefixItems: [{type: string}]\nitems: {type: integer}', ['[0]', '[item]']],
  ['prefixItems: [{type: string}]\nitems: false', ['[0]']],
  ['items: {type: string}\ncontains: {const: a}', ['[item]', '[contained item]']],
  ['unevaluatedItems: {type: string}', ['[further item]']],
  ['contentMediaType: application/json\ncontentSchema: {type: object}', ['[decoded content]']],
  ['type: string', []],
])('childrenOf(%j) -> %j', (yaml, want) => {
  const found = childrenOf(schemaOf(yaml));
  expect(found.map(({ name, required }) => (required ? `${name}!` : name))).toEqual(want);
  for (const { name, named } of found) expect(named).toBe(!name.startsWith('['));
});
