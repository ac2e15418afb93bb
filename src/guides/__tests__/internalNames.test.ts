import { expect, it } from 'vitest';
import { documentOf, placeOf } from '../../reference/__tests__/builders';
import { nothingInternal } from '../../reference/internal/internal';
import { removeInternal } from '../../reference/internal/removeInternal';
import { findInternalNames } from '../internalNames';

const description = `servers: [{url: "https://a.example/v1"}, {url: "https://inner.example", x-internal: true}]
paths:
  /a: {get: {operationId: listUnits, responses: {200: {description: d}}}}
  /cost-reports: {get: {x-internal: true, operationId: listCosts, responses: {200: {description: d}}}}
components: {schemas: {Task: {properties: {id: {}, unitCost: {x-internal: true}, cost: {x-internal: true}, status: {x-internal: true}}}}}`;

async function noticesIn(text: string): Promise<string[]> {
  const { internal } = await removeInternal({ document: documentOf(description), locate: placeOf });
  return findInternalNames([{ file: 'docs/a.md', text }], internal).map(({ severity, place, message }) => {
    return `${severity} ${place.file}:${place.line}:${place.column} ${message.replace(/^This (.*) is internal, (".*"), and is shown\.$/, '$1 $2')}`;
  });
}

it.each<[where: string, text: string, place: string, says: string]>([
  ['a sentence', '# A\n\nA task.\nIts unit cost is 3.\n', '4:1', 'names a field that "unitCost"'],
  ['two lines', 'A task has a unit\ncost, too.', '1:1', 'names a field that "unitCost"'],
  ['the front matter', '---\ntitle: About unitCost\n---\n', '2:1', 'names a field that "unitCost"'],
  ['a list', '- a\n  - `listCosts`', '2:3', 'names an operation that "listCosts"'],
  ['a link', '[A](/docs/list-costs)', '1:1', 'names an operation that "listCosts"'],
  ['a word as code', 'The `cost`.', '1:1', 'names a field that "cost"'],
  ['JSON', '```json\n{\n  "cost": 3\n}\n```', '3:3', 'may name a field that "cost"'],
  ['a program', '```js\nconst a = 1;\n\n\nsend(task.cost);\n```', '5:1', 'may name a field that "cost"'],
  ['a program, like a word of clients', '~~~\n{"status": 1}\n~~~', '2:1', 'may name a field that "status"'],
  ['a program, an operation', '```js\napi.listCosts()\n```', '2:1', 'names an operation that "listCosts"'],
])('a guide that names what is internal in %s has a notice with its line', async (_where, text, place, says) => {
  expect(await noticesIn(text)).toEqual([`notice docs/a.md:${place} ${says}`]);
});

it.each([
  ['a path', 'Call `GET /cost-reports`.'],
  ['the address of a server', 'At https://inner.example/a'],
])('a guide with %s that is internal has a notice', async (_what, text) => {
  expect(await noticesIn(text)).toEqual([
    'notice docs/a.md:1:1 This has the address of a server, or the path of an operation, that is internal, and is shown.',
  ]);
});

it('each line has a notice', async () => {
  expect(await noticesIn('a unitCost\nb\nc unitCost\n\nunitCost')).toEqual(
    ['1:1', '3:1', '5:1'].map((place) => `notice docs/a.md:${place} names a field that "unitCost"`),
  );
});

it.each(['The cost of it.', 'Call `GET /a`.', '`listUnits`'])(
  'a guide that names nothing internal has none: %s',
  async (text) => {
    expect(await noticesIn(text)).toEqual([]);
  },
);

it('a guide of a description with nothing internal has none', () => {
  expect(findInternalNames([{ file: 'a.md', text: 'unitCost' }], nothingInternal)).toEqual([]);
});
