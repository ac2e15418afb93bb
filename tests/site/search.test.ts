import { expect, test } from 'vitest';
import { anchorFor } from '../../src/reference/pages/__tests__/anchorFor';
import { createSiteSearch } from '../../src/search/dialog/siteSearch';
import { askAll, meanOf, readTable, reportOf } from '../search/queries';
import { readPage, readSiteFile } from './builtSite';

const { kinds, pages } = readTable('ours.yaml');
/** Tables that were committed before their queries were asked once, each with the mean that it is held to. */
const later = [
  { file: 'holdout.yaml', least: 0.9 },
  { file: 'unseen-ours.yaml', least: 0.95 },
  { file: 'unseen-2-ours.yaml', least: 0.9 },
  { file: 'unseen-3-ours.yaml', least: 0.95 },
].map((table) => ({ ...table, kinds: readTable(table.file).kinds }));
const search = createSiteSearch(async (file) => JSON.parse(readSiteFile(file)));

/**
 * The address of a place: of a page by its name in the table, with an anchor of a guide (`errors#retries`), or with the names
 * that lead to a place of the reference (`tasks#createTask.body.name`).
 */
function resolve(place: string): string[] {
  const [name = '', inside] = place.split('#');
  const page = pages[name];
  if (page === undefined) throw new Error(`The table has no page "${name}".`);
  if (inside === undefined) return [page];
  const [title = '', ...names] = inside.split('.');
  const isGuide = !/^\/docs\/api_reference\/(api|models)\//.test(page);
  return [`${page}#${isGuide ? inside : anchorFor(title, ...names)}`];
}

test('the table has at least 150 queries, 15 of each kind, and its places exist', () => {
  const counts = Object.values(kinds).map((queries) => Object.keys(queries).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(150);
  const places = [kinds, ...later.map((table) => table.kinds)]
    .flatMap((table) => Object.values(table))
    .flatMap((queries) => Object.values(queries));
  // Parsing a page of the reference takes a tenth of a second, and many places are on one.
  const documents = new Map<string, ReturnType<typeof readPage>>();
  const read = (route: string): ReturnType<typeof readPage> => {
    const page = documents.get(route) ?? readPage(route);
    documents.set(route, page);
    return page;
  };
  const missing = [...new Set(places.flat().flatMap(resolve))].filter((address) => {
    const [route = '', anchor] = address.split('#');
    return anchor !== undefined && read(route).$(`[id="${anchor}"]`).length === 0;
  });
  expect(missing).toEqual([]);
});

test('search has the right result first: mean reciprocal rank 0.95', { timeout: 300_000 }, async () => {
  const answers = await askAll(kinds, () => search, resolve);
  console.log(reportOf(answers));
  expect(meanOf(answers)).toBeGreaterThanOrEqual(0.95);
});

test.each(later)(
  '$file has the right result first: mean reciprocal rank $least',
  {
    timeout: 300_000,
  },
  async ({ kinds, least }) => {
    const answers = await askAll(kinds, () => search, resolve);
    console.log(reportOf(answers));
    expect(meanOf(answers)).toBeGreaterThanOrEqual(least);
  },
);

interface Indexed {
  models: { name: string; page: string | null }[];
  operations: { id: string; page: string; anchor: string }[];
  webhooks: { name: string; page: string; anchor: string }[];
}

const found = async (query: string): Promise<ReturnType<typeof search.find>> => {
  await search.load(query, () => undefined);
  return search.find(query);
};

test('the exact name of a model, an operation or an event comes first', { timeout: 300_000 }, async () => {
  const { models, operations, webhooks } = JSON.parse(readSiteFile('reference-index.json')) as Indexed;
  const wanted = [
    ...models.flatMap(({ name, page }) => (page === null ? [] : [[name, page] as const])),
    ...operations.map(({ id, page, anchor }) => [id, `${page}#${anchor}`] as const),
    ...webhooks.map(({ name, page, anchor }) => [name, `${page}#${anchor}`] as const),
  ];
  expect(wanted.length).toBeGreaterThan(90);
  const missed: string[] = [];
  for (const [name, address] of wanted) {
    const [first] = await found(name);
    if (decodeURI(first?.url ?? '') !== address) missed.push(`${name}: ${first?.url}`);
  }
  expect(missed).toEqual([]);
});

test.each([
  ['deadlneDate', 'deadlineDate'],
  ['deadlineDte', 'deadlineDate'],
  ['deadlienDate', 'deadlineDate'],
  ['diisionExternalIds', 'divisionExternalIds'],
  ['loadFromGaleryProhibited', 'loadFromGalleryProhibited'],
  ['executorComentRequired', 'executorCommentRequired'],
])('%s, a long name with one typo, finds %s', async (typed, name) => {
  const [first] = await found(typed);
  expect(first?.title.split('.').at(-1)).toBe(name);
});

test('results of one name say where each is', async () => {
  const lines = (await found('name'))
    .slice(0, 10)
    .map(({ kind, title, of, where, page }) => [kind, title, of, where, page].join(' '));
  expect(new Set(lines).size).toBe(lines.length);
});
