import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  fileOf,
  isReferenceRoute,
  laterRoutes,
  listFiles,
  plain,
  readHtml,
  readPage,
  readRoutes,
  readSiteFile,
  repository,
  routeOf,
  siteFolder,
} from './builtSite';
import { readText, visibleText } from './visibleText';

const routes = readRoutes();
const pages = routes.filter((route) => existsSync(path.join(siteFolder(), fileOf(route)))).map(readPage);
const notFound = '404.html';

describe('the route table', () => {
  it('has the 68 routes that the site began with, and each once', () => {
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes.filter((route) => !laterRoutes().includes(route))).toHaveLength(68);
  });

  it('names exactly the HTML documents of the site, beside the not-found page', () => {
    const files = listFiles(siteFolder()).filter((file) => file.endsWith('.html') && file !== notFound);
    expect(files.map(routeOf).sort()).toEqual(routes.map(plain).sort());
  });

  it('is what the sitemap lists', () => {
    const addresses = [...readSiteFile('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(addresses.sort()).toEqual([...routes].sort());
  });
});

describe('every page has its own', () => {
  it('title', () =>
    expect(repeated(pages.map(({ route, $ }) => [readText($('head title').text()), route]))).toEqual([]));

  it('description for search engines', () => {
    expect(
      repeated(pages.map(({ route, $ }) => [readText($('meta[name="description"]').attr('content') ?? ''), route])),
    ).toEqual([]);
  });
});

describe.each([...routes, '/404.html'])('%s', (route) => {
  const { html, $ } = pages.find((page) => page.route === route) ?? readHtml(route, notFound);

  it('has one heading of the first rank', () => {
    expect(
      $('h1')
        .toArray()
        .map((heading) => readText(visibleText(heading))),
    ).toEqual([expect.stringMatching(/\S/)]);
  });

  it('has no id twice', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => element.attribs.id ?? '');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('carries the copyright line of 2024', () => {
    expect(
      readText(
        $('footer')
          .toArray()
          .map((footer) => visibleText(footer))
          .join(' '),
      ),
    ).toMatch(/Copyright © 2024/);
  });

  it('is at most 1.5 MB of HTML and 30,000 elements', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(1_500_000);
    expect($('*').length).toBeLessThanOrEqual(30_000);
  });
});

describe('"Edit this page"', () => {
  const links = pages.flatMap(({ route, $ }) =>
    $('a')
      .toArray()
      .filter((link) => /^Edit this page/.test(readText(visibleText(link))))
      .map((link) => ({ route, file: new URL(link.attribs.href ?? '').pathname.replace(/^.*\/edit\/main\//, '') })),
  );

  it.each(links)('of $route names a file that exists: $file', ({ file }) => {
    expect(existsSync(path.join(repository, file))).toBe(true);
  });

  it('is on every page of the documentation, and in the reference leads to the YAML source', () => {
    const documented = routes.filter((route) => route === '/docs' || route.startsWith('/docs/'));
    expect(
      links
        .map(({ route }) => route)
        .filter((route) => route.startsWith('/docs'))
        .sort(),
    ).toEqual(documented.sort());
    expect(links.filter(({ route, file }) => isReferenceRoute(route) && !/^openapi\/.*\.yaml$/.test(file))).toEqual([]);
  });
});

/** Values that are empty or are on more than one page, with the pages. */
function repeated(values: [value: string, route: string][]): string[] {
  const routesOf = new Map<string, string[]>();
  for (const [value, route] of values) routesOf.set(value, [...(routesOf.get(value) ?? []), route]);
  return [...routesOf]
    .filter(([value, on]) => value === '' || on.length > 1)
    .map(([value, on]) => `"${value}": ${on.join(' ')}`);
}

it('the links of tags are in sentence case, as all words of the site are', () => {
  const tags = pages.filter(({ route }) => route.startsWith('/blog/tags/'));
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.some(({ html }) => html.includes('View All Tags'))).toBe(false);
});
