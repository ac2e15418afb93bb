import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { listFiles, plain, readPage, readRoutes, readSiteFile, repository, siteFolder } from './builtSite';
import { xmlProblems } from './formats/validateXml';

const site = 'https://developers.example.com';
const files = listFiles(siteFolder());
const atomFeeds = files.filter((file) => /^(?!assets\/).*atom(\.xml)?$/.test(file));
const jsonFeeds = files.filter((file) => /^(?:blog\/feed|changelog)\.json$/.test(file));
const atomSchema = readFileSync(path.join(__dirname, 'formats/atom.rng'), 'utf8');
const sitemapSchema = readFileSync(path.join(repository, 'node_modules/sitemap/schema/sitemap.xsd'), 'utf8');

/** What a JSON Schema among the formats says is wrong with a value. */
function jsonProblems(value: unknown, schema: 'jsonFeed' | 'linkset'): string[] {
  const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false }));
  const validate = ajv.compile(JSON.parse(readFileSync(path.join(__dirname, `formats/${schema}.json`), 'utf8')));
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('Atom feeds', () => {
  it('are those of the blog and of the changelog', () =>
    expect(atomFeeds).toEqual(['blog/atom.xml', 'changelog.atom']));

  it.each(atomFeeds)('%s is as RFC 4287 says', async (file) => {
    expect(await xmlProblems(readSiteFile(file), atomSchema, 'relaxng')).toEqual([]);
  });

  it.each(atomFeeds)('%s gives each entry an id of its own and a date that is not after its own', (file) => {
    const text = readSiteFile(file);
    const ids = [...text.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [updated = '', ...dates] = [...text.matchAll(/<updated>([^<]*)<\/updated>/g)].map(([, date = '']) => date);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => Date.parse(date) > Date.parse(updated))).toEqual([]);
  });

  it.each(atomFeeds)('%s names its own address (RFC 4287, 4.1.1)', (file) => {
    const [feed = ''] = readSiteFile(file).split('<entry>');
    expect(feed.match(/<link rel="self" href="([^"]*)"/)?.[1]).toBe(`${site}/${file}`);
  });

  const feed = readSiteFile('blog/atom.xml');
  it.each<[what: string, xml: string]>([
    ['an entry without an author', feed.replace(/<author>[\s\S]*?<\/author>/, '')],
    ['an entry without an id', feed.replace(/(<entry>[\s\S]*?)<id>[^<]*<\/id>/, '$1')],
    ['a date without a time', feed.replace(/T[\d:.]+Z<\/updated>/, '</updated>')],
    ['a link without a host', feed.replace(`<link href="${site}`, '<link href="')],
    ['an element that nobody knows', feed.replace('<entry>', '<entry><pubDate>now</pubDate>')],
  ])('the schema refuses %s', async (_what, xml) => {
    expect(xml).not.toBe(feed);
    expect(await xmlProblems(xml, atomSchema, 'relaxng')).not.toEqual([]);
  });
});

describe('JSON feeds', () => {
  it('are those of the blog and of the changelog', () =>
    expect(jsonFeeds).toEqual(['blog/feed.json', 'changelog.json']));

  it.each(jsonFeeds)('%s is as JSON Feed says', (file) =>
    expect(jsonProblems(JSON.parse(readSiteFile(file)), 'jsonFeed')).toEqual([]),
  );

  it.each(jsonFeeds)('%s names its own address', (file) =>
    expect(JSON.parse(readSiteFile(file))).toMatchObject({ feed_url: `${site}/${file}` }),
  );

  it.each(jsonFeeds)('%s says who published each item, and when', (file) => {
    const { authors, items } = JSON.parse(readSiteFile(file)) as {
      authors?: object[];
      items: Record<string, unknown>[];
    };
    for (const item of items) {
      expect(item.authors ?? authors).toEqual([{ name: 'Retail Operations API' }]);
      expect(item.date_published).toMatch(/^20\d\d-/);
    }
  });

  it.each<[what: string, feed: object]>([
    ['version 1.0', { items: [], version: 'https://jsonfeed.org/version/1' }],
    ['the one author of version 1.0', { items: [{ id: 'a', content_text: 'a', author: { name: 'a' } }] }],
    ['a feed without an address of its own', { items: [], feed_url: undefined }],
    ['an item without content', { items: [{ id: 'a' }] }],
    ['an item without an id', { items: [{ content_text: 'a' }] }],
    ['a day without a time', { items: [{ id: 'a', content_text: 'a', date_published: '2030-01-01' }] }],
    ['an address without a host', { items: [], feed_url: '/feed.json' }],
    ['a name that nobody knows', { items: [], link: 'https://example.com' }],
  ])('the schema refuses %s', (_what, feed) => {
    const addresses = { home_page_url: site, feed_url: `${site}/feed.json` };
    const sound = { version: 'https://jsonfeed.org/version/1.1', title: 'a', ...addresses, items: [] };
    expect(jsonProblems(sound, 'jsonFeed')).toEqual([]);
    expect(jsonProblems({ ...sound, ...feed }, 'jsonFeed')).not.toEqual([]);
  });
});

it('every page names the feeds, with their types', () => {
  for (const route of readRoutes()) {
    const { $ } = readPage(route);
    const named = (type: string): string[] =>
      $(`link[rel="alternate"][type="${type}"]`)
        .map((_, link) => link.attribs.href?.slice(1))
        .get()
        .sort();
    expect(named('application/atom+xml')).toEqual(atomFeeds);
    expect(named('application/feed+json')).toEqual(jsonFeeds);
  }
});

it('robots.txt lets programs read everything, and leads to the sitemap (RFC 9309)', () => {
  expect(readSiteFile('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
});

describe('the sitemap', () => {
  const text = readSiteFile('sitemap.xml');
  const dates = new Map(
    [...text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, loc = '', lastmod]) => [
      plain(loc.replace(site, '') || '/'),
      lastmod,
    ]),
  );

  it('is as its schema says', async () => expect(await xmlProblems(text, sitemapSchema)).toEqual([]));

  it.each<[what: string, xml: string]>([
    ['a date that is none', text.replace('</loc>', '</loc><lastmod>yesterday</lastmod>')],
    ['an element that nobody knows', text.replace('</loc>', '</loc><title>a</title>')],
  ])('its schema refuses %s', async (_what, xml) => expect(await xmlProblems(xml, sitemapSchema)).not.toEqual([]));

  it('dates a guide or post by a commit that changed it, or not at all', () => {
    const sources = new Map([
      ['/docs/docs/errors', 'docs/docs/errors.md'],
      ['/docs/docs/webhooks', 'docs/docs/webhooks.md'],
      ['/blog/welcome', 'blog/2024-11-12-welcome.md'],
    ]);
    for (const [route, file] of sources) {
      expect([undefined, ...daysOfCommits(file)]).toContain(dates.get(route));
    }
  });

  it('dates pages of the reference when anything is dated, and no page that is made of components', () => {
    const dated = [...dates].filter(([, date]) => date !== undefined).map(([route]) => route);
    expect(dated.filter((route) => route === '/' || route.startsWith('/integrations'))).toEqual([]);
    const hasPosts = dated.includes('/blog/welcome');
    expect(dated.includes('/docs/api_reference/models/tasks/observer')).toBe(hasPosts);
  });
});

/** The days, in UTC, on which commits changed a file; none without git. */
function daysOfCommits(file: string): string[] {
  const args = ['log', '--format=%ad', '--date=format-local:%Y-%m-%d', '--', file];
  try {
    const options = { cwd: repository, env: { ...process.env, TZ: 'UTC' }, encoding: 'utf8' as const };
    return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

describe('the catalog of the API', () => {
  const catalog = JSON.parse(readSiteFile('.well-known/api-catalog')) as {
    linkset: Record<string, { href: string; type?: string }[]>[];
  };

  it('is a link set (RFC 9264)', () => expect(jsonProblems(catalog, 'linkset')).toEqual([]));

  it('names the API, and where it is described (RFC 9727, 4.1)', () => {
    const [root, ...apis] = catalog.linkset;
    expect(root?.anchor).toBe(`${site}/.well-known/api-catalog`);
    const named = root?.item?.map(({ href }) => href) ?? [];
    expect(apis.map(({ anchor }) => anchor)).toEqual(named);
    for (const api of apis) {
      expect(api['service-desc']?.length).toBeGreaterThan(0);
      expect(api['service-doc']?.length).toBeGreaterThan(0);
    }
  });

  it('leads to files and pages of the site', () => {
    const targets = catalog.linkset.slice(1).flatMap((context) => Object.values(context).filter(Array.isArray).flat());
    const routes = new Set(readRoutes().map(plain));
    for (const { href } of targets) {
      const address = href.replace(site, '');
      expect(files.includes(address.slice(1)) || routes.has(address), href).toBe(true);
    }
  });

  it.each<[what: string, linkset: unknown]>([
    ['a relation with one target outside a list', [{ item: { href: 'https://example.com' } }]],
    ['a target without an address', [{ item: [{ type: 'text/html' }] }]],
    ['a relation that is not registered', [{ docs: [{ href: 'https://example.com' }] }]],
    ['a type that is none', [{ item: [{ href: 'https://example.com', type: 'html' }] }]],
  ])('the schema refuses %s', (_what, linkset) => expect(jsonProblems({ linkset }, 'linkset')).not.toEqual([]));
});
