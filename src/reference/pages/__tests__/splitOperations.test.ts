import { describe, expect, it } from 'vitest';
import { apiPage, makeAll, modelOf } from '../../__tests__/builders';
import { maxWeight, splitOperations } from '../splitOperations';

/** One operation of a description for each line, `tag /path characters`: with a text of so many characters. */
function described(lines: string[]): string {
  const paths = lines.map((line) => {
    const [tag = '-', path = '/', characters = '1'] = line.split(' ');
    const tags = tag === '-' ? '[]' : `[${tag}]`;
    const id = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
    return `  "${path}": {get: {tags: ${tags}, operationId: op-${id}, description: "${'x'.repeat(Number(characters))}"}}`;
  });
  return ['tags: [{name: acme, description: All of them.}]', 'paths:', ...paths].join('\n');
}

/** Where each operation is. */
function places(lines: string[]): Map<string, string> {
  const { addresses } = makeAll(described(lines));
  return new Map([...addresses.operations].map(([id, { page, anchor }]) => [id, `${page}#${anchor}`]));
}

/** So many characters that two operations with them do not fit on a page, and one does. */
const large = Math.round(maxWeight / 3);

const acme = [
  'acme /v1/items/get',
  `acme /v1/items/{id}/sync ${large}`,
  `acme /v1/transfers/create ${large}`,
  'acme /v1/transfers/create/{id}',
];

const urls = (lines: string[]): string[] =>
  makeAll(described(lines)).pages.map(({ url }) => url.replace('/docs/ref/api/', ''));

describe('a tag with too much for one page', () => {
  const made = makeAll(described(acme));
  const pages = made.pages.flatMap((page) => (page.kind === 'api' ? [page] : []));

  it('has pages by the first segments of the paths, named after them', () => {
    expect(pages.map(({ url, title }) => [url.replace('/docs/ref/api/', ''), title])).toEqual([
      ['acme', 'acme'],
      ['acme/items', 'Items'],
      ['acme/transfers', 'Transfers'],
    ]);
    expect(pages.map(({ operations }) => operations.map(({ path }) => path))).toEqual([
      [],
      ['/v1/items/get', '/v1/items/{id}/sync'],
      ['/v1/transfers/create', '/v1/transfers/create/{id}'],
    ]);
  });

  it('says what describes the tag on its own page, to which the others lead back', () => {
    expect(pages.map(({ description }) => description?.source)).toEqual([['All of them.'], undefined, undefined]);
    expect(pages.map(({ breadcrumbs }) => breadcrumbs.slice(1))).toEqual([
      [],
      ...Array(2).fill([{ label: 'acme', href: '/docs/ref/api/acme' }]),
    ]);
  });

  it('never numbers a page: not in title, description, breadcrumb or overview', () => {
    expect(JSON.stringify(pages)).not.toMatch(/\bpart \d/i);
    expect(pages.map(({ summary }) => summary)).toEqual(
      ['All of them.', 'Operations of Items in the Test API.', 'Operations of Transfers in the Test API.'].map((text) =>
        text.replace('the Test API', 'the Test'),
      ),
    );
  });

  it('keeps the address that it had, with every operation and its anchor there', () => {
    const before = places(acme.map((line) => line.replace(/ \d+$/, '')));
    const parts = apiPage(made, 'acme').parts ?? [];
    const leads = parts.flatMap(({ operations }) =>
      operations.map(({ anchor, href }) => [`/docs/ref/api/acme#${anchor}`, href]),
    );
    expect(leads.map(([from]) => from)).toEqual([...before.values()]);
    expect(leads.map(([, to]) => to)).toEqual([...places(acme).values()]);
  });

  it('names the tag in titles where there are others, and not in the list on its own page', () => {
    const several = makeAll(described([...acme, 'other /x']));
    expect(several.pages.map(({ title }) => title)).toEqual(['acme', 'acme: Items', 'acme: Transfers', 'other']);
    expect(apiPage(several, 'acme').parts?.map(({ label }) => label)).toEqual(['Items', 'Transfers']);
  });

  it('is cut again by further segments, and keeps on a page what ends there', () => {
    const deep = [...acme, 'acme /v1/transfers', `acme /v1/transfers/{id}/cancel ${large}`];
    expect(urls(deep)).toEqual([
      'acme',
      'acme/items',
      'acme/transfers',
      'acme/transfers/create',
      'acme/transfers/cancel',
    ]);
    const transfers = apiPage(makeAll(described(deep)), 'Transfers');
    expect(transfers.operations.map(({ path }) => path)).toEqual(['/v1/transfers']);
    expect(transfers.parts?.map(({ label }) => label)).toEqual(['Transfers create', 'Transfers cancel']);
  });

  it('is named once on the way to a page below others', () => {
    const deep = [...acme, 'acme /v1/transfers', `acme /v1/transfers/{id}/cancel ${large}`, 'other /x'];
    const { breadcrumbs } = apiPage(makeAll(described(deep)), 'acme: Transfers cancel');
    expect(breadcrumbs.slice(1).map(({ label }) => label)).toEqual(['acme', 'Transfers']);
  });

  it('is not cut where all paths end with the segment', () => {
    const one = [`acme /items ${large}`, `acme /items/{id} ${large}`, `acme /items/{id}/{part} ${large}`];
    expect(urls(one)).toEqual(['acme', 'acme/items']);
  });

  it('weighs each operation once', () => {
    const { operations } = modelOf(described(acme)).model;
    const weighed: string[] = [];
    splitOperations(operations, ({ id }) => {
      weighed.push(id);
      return { own: maxWeight, schemas: new Map() };
    });
    expect(weighed).toEqual(operations.map(({ id }) => id));
  });
});

describe('a further operation', () => {
  const untagged = ['- /v1/orders', '- /v1/orders/{id}', '- /v1/stores', `- /v1/stores/{id}/stock ${large}`];

  it.each<[string, string[], string]>([
    ['without a tag, below another version', untagged, '- /v2/orders/{id}/lines'],
    ['without a tag, outside the version', untagged, '- /health'],
    ['without a tag, before all others', untagged, '- /a'],
    ['of a new tag', [...acme, ...untagged], 'zeta /v1/orders/{id}/more'],
    ['of a tag that has the name of a segment', acme, 'items /x'],
    ['of a cut tag, with a new segment', acme, 'acme /v1/accounts'],
    ['of a cut tag, where others are', acme, 'acme /v1/items/{id}/remove'],
    ['of a cut tag, where nothing follows', acme, 'acme /v1'],
  ])('%s moves no other', (_case, lines, added) => {
    const before = places(lines);
    for (const all of [
      [...lines, added],
      [added, ...lines],
    ])
      expect([...places(all)].filter(([id]) => before.has(id)).sort()).toEqual([...before].sort());
  });

  it('moves those of the page that it makes too large, and of no other', () => {
    const before = places(acme);
    const after = places([...acme, `acme /v1/transfers/{id}/cancel ${large}`]);
    const moved = [...before].filter(([id, place]) => after.get(id) !== place).map(([id]) => id);
    expect(moved).toEqual(['op-v1-transfers-create', 'op-v1-transfers-create-id']);
    const { pages } = makeAll(described([...acme, `acme /v1/transfers/{id}/cancel ${large}`]));
    const earlier = pages.find(({ url }) => url === '/docs/ref/api/acme/transfers');
    const leads = earlier?.kind === 'api' ? earlier.parts?.flatMap(({ operations }) => operations) : [];
    for (const id of moved)
      expect(leads?.find(({ anchor }) => `${earlier?.url}#${anchor}` === before.get(id))?.href).toBe(after.get(id));
  });
});

describe('operations without a tag', () => {
  it('have pages of the first segments of their paths, in words', () => {
    const { pages } = makeAll(described(['- /api/v2/asset_report/create', '- /api/v2/assetReport/get', '- /{id}']));
    expect(pages.map(({ url, title }) => [url.replace('/docs/ref/api/', ''), title])).toEqual([
      ['asset_report', 'Asset report (asset_report)'],
      ['assetreport', 'Asset report (assetReport)'],
      ['other', 'Other'],
    ]);
  });

  it('have further ones below where one is too large', () => {
    const lines = [`- /users ${large}`, `- /users/{id}/orders ${large}`, `- /users/{id}/roles ${large}`];
    const { pages } = makeAll(described(lines));
    expect(pages.map(({ url, title }) => [url.replace('/docs/ref/api/', ''), title])).toEqual([
      ['users', 'Users'],
      ['users/orders', 'Users orders'],
      ['users/roles', 'Users roles'],
    ]);
  });
});

it('leaves what fits on one page', () => {
  expect(urls(Array.from({ length: 60 }, (_, index) => `acme /r/${index} 100`))).toEqual(['acme']);
});

it('cuts webhooks by the words of their names', () => {
  const hooks = ['check-run-created', 'check-run-done', 'ping'].map(
    (name) => `  ${name}: {post: {operationId: ${name}, description: "${'x'.repeat(large * 0.7)}"}}`,
  );
  const { pages } = makeAll(`webhooks:\n${hooks.join('\n')}`);
  expect(pages.map(({ url, title }) => [url.replace('/docs/ref/api/', ''), title])).toEqual([
    ['webhooks', 'Webhooks'],
    ['webhooks/check', 'Check run'],
    ['webhooks/ping', 'Ping'],
  ]);
});

it('cuts a tag whose operations have little but samples before their elements pass 60,000', () => {
  const bare = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => `acme /${'ab'[index % 2]}/x${index}`);
  expect(urls(bare(60))).toEqual(['acme']);
  expect(urls(bare(130))).toEqual(['acme', 'acme/a', 'acme/b']);
});
