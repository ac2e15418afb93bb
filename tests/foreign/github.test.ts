import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { measureStages } from '../../scripts/bench/measure';
import { escapeRegExp } from '../../src/reference/escape';
import { createSiteSearch } from '../../src/search/dialog/siteSearch';
import { askAll, meanOf, readTable, reportOf } from '../search/queries';
import { placesOf } from '../search/referencePlaces';
import { listFiles } from '../site/builtSite';
import { connectMcp, readThrough } from '../support/mcpClient';
import { expectChecked } from './checkInBrowser';
import { fileOf, github } from './descriptions';
import { buildForeign, expectWhole, type ForeignSite } from './foreignSite';

/** Bytes of the script that every page of a site loads, packed. */
function mainScript({ folder, read }: ForeignSite): number {
  const file = listFiles(folder).find((name) => /^assets\/js\/main\.[^/]*js$/.test(name)) ?? '';
  return gzipSync(read(file)).length;
}

it("lays out the pages of GitHub's description in 550 MB, with what Node.js needs itself", {
  timeout: 300_000,
}, async () => {
  expect((await measureStages({ description: github })).stagesPeak).toBeLessThan(550e6);
});

describe("GitHub's description, built whole, and one of webhooks alone", () => {
  let site: ForeignSite;
  let small: ForeignSite;
  beforeAll(async () => {
    site = await buildForeign(github, 'github');
    small = await buildForeign(fileOf('3.1/json/webhooks.json'), 'small');
  }, 900_000);
  afterAll(() => {
    site.remove();
    small.remove();
  });

  it('has its 1,223 operations, and both have everything of their index on a page', () => {
    expect(site.index.operations).toHaveLength(1223);
    expectWhole(site);
    expectWhole(small);
  });

  it('is searched, listed, read and checked over MCP, within seconds', { timeout: 300_000 }, async () => {
    const mcp = await connectMcp(site.folder);
    const { operations, webhooks } = site.index;
    const listed = await readThrough(mcp, 'list', { kind: 'operations', limit: 500 });
    expect(listed.split('\n').filter(Boolean)).toHaveLength(operations.length + webhooks.length);
    for (const { id } of operations.filter((_, at) => at % 100 === 0)) {
      const text = await readThrough(mcp, 'read', { kind: 'operation', name: id });
      expect(/^- Operation: `(.*)`$/m.exec(text)?.[1]).toBe(id);
      const file = await readThrough(mcp, 'read', { kind: 'operation', name: id, format: 'openapi' });
      expect(parse(file)).toMatchObject({ paths: expect.any(Object), components: expect.any(Object) });
    }
    for (const query of ['create a pull request', 'GET /user/repos', 'merge_method', 'list issues']) {
      const search = createSiteSearch(async (part) => JSON.parse(site.read(part)));
      await search.load(query, () => undefined);
      const lines = (await mcp.call('search', { query, limit: 5 })).text.split('\n');
      search
        .find(query)
        .slice(0, 5)
        .forEach(({ url }, at) => {
          expect(lines[at], query).toMatch(new RegExp(`: ${escapeRegExp(url)}(?:;|$)`));
        });
    }
    const headers = { Authorization: 'Bearer any' };
    const found = await mcp.call('check_request', { method: 'GET', url: '/repos/octocat/hello-world/issues', headers });
    expect(found.text).toMatch(/^HTTP 200\n/);
    const made = { method: 'POST', url: '/repos/octocat/hello-world/issues', headers, body: { labels: 1 } };
    expect((await mcp.call('check_request', made)).text).toMatch(/^HTTP 422\n[\s\S]*- body title is missing/);
    const refused = await mcp.call('read', { kind: 'operation', name: 'issues/creat' });
    expect(refused.text).toContain('Did you mean issues/create');
    expect((await mcp.call('list', { kind: 'recipes' })).text).toBe('This site has no recipes.');
    expect([mcp.strays, mcp.log()]).toEqual([[], '']);
    await mcp.close();
  });

  it('has no page of more than 3 MB or 60,000 elements', () => {
    const large = site.routes.filter((route) => {
      const html = site.read(`${route.slice(1)}/index.html`);
      return html.length > 3_000_000 || (html.match(/<[a-z]/g) ?? []).length > 60_000;
    });
    expect(large).toEqual([]);
  });

  it('checks a request in a browser', { timeout: 300_000 }, () =>
    expectChecked(site, 'licenses/get-all-commonly-used'),
  );

  it('cuts what would be larger by segments of paths, and lists all of it where it was', () => {
    const below = site.routes.filter((route) => route.startsWith('/api_reference/api/repos/'));
    expect(below.length).toBeGreaterThan(1);
    const operations = site.index.operations.filter(({ page }) => below.includes(page));
    const tag = site.read('api_reference/api/repos/index.html');
    const links = new Set((tag.match(/href="?[^" >]+#[^" >]+/g) ?? []).map((link) => link.replace(/^href="?/, '')));
    expect(operations.filter(({ page, anchor }) => !links.has(`${page}#${anchor}`))).toEqual([]);
    expect(site.routes.filter((route) => /-\d+$/.test(route) && route.startsWith('/api_reference/api/'))).toEqual([]);
  });

  it('lists the operations of a page in the sidebar of that page, and those of no other', () => {
    const pages = new Map<string, string[]>();
    for (const { page, anchor } of [...site.index.operations, ...site.index.webhooks])
      pages.set(page, [...(pages.get(page) ?? []), `#${anchor}`]);
    expect(pages.size).toBeGreaterThan(40);
    const listed = [...pages.keys()].map((page) => {
      const [, list = ''] =
        /<ul class="[^"]*menu-operations">(.*?)<\/ul>/s.exec(site.read(`${page.slice(1)}/index.html`)) ?? [];
      return [page, [...list.matchAll(/href="?([^" >]+)/g)].map(([, href]) => href).sort()];
    });
    // The index is sorted by id, a page by the description.
    expect(listed).toEqual([...pages].map(([page, anchors]) => [page, anchors.sort()]));
  });

  it('adds at most 30 KB to the script that every page of the small one loads', () => {
    expect(mainScript(site) - mainScript(small)).toBeLessThanOrEqual(30 * 1024);
  });

  it.each([
    { file: 'github.yaml', queries: 60 },
    { file: 'unseen-github.yaml', queries: 30 },
    { file: 'unseen-2-github.yaml', queries: 20 },
  ])(
    'is searched with the right result first: mean reciprocal rank 0.92 over $queries queries of $file',
    {
      timeout: 600_000,
    },
    async ({ file, queries }) => {
      const { kinds } = readTable(file);
      expect(Object.values(kinds).flatMap((kind) => Object.keys(kind)).length).toBeGreaterThanOrEqual(queries);
      const search = () => createSiteSearch(async (part) => JSON.parse(site.read(part)));
      const answers = await askAll(kinds, search, placesOf(site.index));
      console.log(reportOf(answers));
      expect(meanOf(answers)).toBeGreaterThanOrEqual(0.92);
    },
  );
});
