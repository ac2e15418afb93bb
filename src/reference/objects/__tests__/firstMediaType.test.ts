import { expect, it } from 'vitest';
import { contextOf, yamlOf } from '../../__tests__/builders';
import { buildContent } from '../mediaType';

const components = `components:
  schemas:
    Task: { type: object }
    Patch: { type: array, items: { type: object } }
    Word: { type: [string, 'null'] }`;

it.each<[what: string, schema: string, types: string[], first: string]>([
  ['an object as text', 'Task', ['text/plain', 'application/json', 'text/json'], 'application/json'],
  ['an object as text alone', 'Task', ['text/plain'], 'text/plain'],
  ['a word as text', 'Word', ['text/plain', 'application/json'], 'text/plain'],
  ['an object as a patch', 'Task', ['application/json-patch+json', 'application/json'], 'application/json'],
  ['an object as a patch beside text', 'Task', ['application/json-patch+json', 'text/plain', 'text/json'], 'text/json'],
  ['a patch', 'Patch', ['application/json-patch+json', 'application/json'], 'application/json-patch+json'],
  ['JSON by several names', 'Task', ['text/json', 'application/*+json', 'application/json'], 'application/json'],
  ['a word as JSON by several names', 'Word', ['application/*+json', 'application/json'], 'application/json'],
  ['JSON by other names alone', 'Task', ['text/json', 'application/*+json'], 'text/json'],
  ['an object as text before all JSON', 'Task', ['text/plain', 'text/json', 'application/json'], 'application/json'],
  [
    'an object as a patch before a range',
    'Task',
    ['application/json-patch+json', 'application/*+json', 'application/json'],
    'application/json',
  ],
  ['XML, as listed', 'Task', ['application/xml', 'application/json'], 'application/xml'],
])('%s: %s in %j is sent as %s', (_what, schema, types, first) => {
  const media = types.map((type) => `'${type}': { schema: { $ref: '#/components/schemas/${schema}' } }`);
  const content = buildContent(yamlOf(`{ ${media.join(', ')} }`), '', contextOf(components));
  expect(content[0]?.mediaType).toBe(first);
  expect(content.map(({ mediaType }) => mediaType).sort()).toEqual([...types].sort());
});
