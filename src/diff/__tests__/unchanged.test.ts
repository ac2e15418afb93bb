import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Node } from '../../reference/json';
import type { Change } from '../change';
import { compareDescriptions } from '../compareDescriptions';
import { createComparison } from '../comparison';
import { compareSchemas } from '../schemas/compareSchemas';

const today = '2026-03-01';

/** A description of shops and pets, of which the pets have subtypes that are found by their names. */
const shop = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  paths: {
    '/shops': { get: { responses: { 200: { $ref: '#/components/responses/Shops' } } } },
    '/owners': {
      get: {
        responses: { 200: { $ref: '#/components/responses/Owners' }, 404: { $ref: '#/components/responses/Gone' } },
      },
    },
    '/pets': { get: { responses: { 200: jsonOf('Pet') } } },
  },
  components: {
    headers: { Total: { schema: { type: 'integer' } } },
    responses: {
      Shops: { ...jsonOf('Shop'), headers: { 'X-Total': { $ref: '#/components/headers/Total' } } },
      Owners: jsonOf('Owner'),
      Gone: { description: 'There is none.' },
    },
    schemas: {
      Shop: { type: 'object', properties: { name: { type: 'string' }, owner: { $ref: '#/components/schemas/Owner' } } },
      Owner: { type: 'object', properties: { name: { type: 'string', maxLength: 80 } } },
      Pet: { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: { type: 'string' } } },
      Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }], properties: { lives: { type: 'integer' } } },
    },
  },
};

function jsonOf(name: string): object {
  return { description: name, content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } };
}

function edited(from: string, to: string): Node {
  const text = JSON.stringify(shop);
  expect(text).toContain(from);
  return JSON.parse(text.replace(from, to)) as Node;
}

const edits: [what: string, revision: Node][] = [
  [
    'a header that operations share',
    edited('"Total":{"schema":{"type":"integer"}', '"Total":{"schema":{"type":"string"}'),
  ],
  ['a schema that others lead to', edited('"maxLength":80', '"maxLength":40')],
  ['a response that operations share', edited('{"description":"There is none."}', '{"description":"Not there."}')],
  ['a subtype that is found by its name', edited('"Cat":', '"Tiger":')],
  ['a field of a subtype', edited('{"lives":{"type":"integer"}}', '{"lives":{"type":"string"}}')],
  ['a server of all', edited('"paths":', '"servers":[{"url":"https://api.example.com"}],"paths":')],
  ['security of all', edited('"paths":', '"security":[{"key":[]}],"paths":')],
  ['an operation', edited('"/pets":{"get":{', '"/pets":{"get":{"deprecated":true,')],
  ['another path', edited('"/owners":', '"/people":')],
  ['the version of OpenAPI', edited('"openapi":"3.1.0"', '"openapi":"3.0.4"')],
  ['the version of the API', edited('"version":"1.0.0"', '"version":"2.0.0"')],
];

/** The recorded releases of the API, the earliest first; an API may have none yet. */
const folder = path.resolve('openapi/releases');
const releases = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => /^\d.*\.json$/.test(file))
  .sort()
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Node);

const pairs: [what: string, base: Node, revision: Node][] = [
  ...edits.map(([what, revision]): [string, Node, Node] => [what, shop as unknown as Node, revision]),
  ...releases
    .slice(1)
    .map((release, index): [string, Node, Node] => [`release ${index + 2}`, releases[index] ?? {}, release]),
];

/** What is found when every part is compared: an extension beside the paths tells all of them apart. */
function comparedInFull(base: Node, revision: Node): Change[] {
  const changes = compareDescriptions({ ...base, 'x-side': 'base' }, { ...revision, 'x-side': 'revision' }, today);
  return changes.filter(({ where }) => where !== 'x-side');
}

test.each(pairs)('what says the same is left out, and no change with it: %s', (_what, base, revision) => {
  expect(compareDescriptions(base, revision, today)).toEqual(comparedInFull(base, revision));
  expect(compareDescriptions(revision, base, today)).toEqual(comparedInFull(revision, base));
});

test.each([
  ['a part that leads to no change', edited('"maxLength":80', '"maxLength":40'), '#/components/headers/Total', true],
  ['one that leads to it through others', edited('"maxLength":80', '"maxLength":40'), '#/paths/~1shops/get', false],
  ['one whose subtypes are found by their names', edited('"Cat":', '"Tiger":'), '#/components/schemas/Pet', false],
  [
    'all, by what counts for all',
    edited('"paths":', '"security":[{"key":[]}],"paths":'),
    '#/paths/~1owners/get',
    false,
  ],
  ['none, by the version of the API', edited('"1.0.0"', '"2.0.0"'), '#/paths/~1owners/get', true],
])('says whether it is unchanged: %s', (_what, revision, pointer, want) => {
  const { isUnchanged } = createComparison(shop as unknown as Node, revision, today, compareSchemas);
  expect(isUnchanged({ pointer }, { pointer })).toBe(want);
});
