import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type BuiltPage, plain, readHtml, readPage, readRoutes, siteFolder } from './builtSite';

const origin = 'https://this.site';
const pages = new Map(readRoutes().map((route) => [plain(route), readPage(route)]));
const pagesWithNotFound = [...pages.values(), readHtml('/404.html', '404.html')];
const idsOf = new Map(
  [...pages].map(([route, { $ }]) => [
    route,
    new Set(
      $('[id], a[name]')
        .map((_, element) => element.attribs.id ?? element.attribs.name)
        .get(),
    ),
  ]),
);

/** Link texts that say nothing about the target, as Lighthouse's `link-text` has them. */
const vague =
  /^(click (here|this)|go|(right )?here|(more )?info(rmation)?|(learn|read|see) more|more( info)?|start|this)$/i;

/** What is wrong with an address on a page, or nothing. */
function brokenLink(page: BuiltPage, href: string): string[] {
  // A directory's page is the base of its links, as in the browser: the address has no trailing slash.
  const url = new URL(href, `${origin}${page.route}`);
  if (url.origin !== origin) return [];
  const route = plain(decodeURI(url.pathname));
  const ids = idsOf.get(route);
  if (!ids)
    return existsSync(path.join(siteFolder(), route)) && /\.[a-z]+$/.test(route)
      ? []
      : [`${href}: no such page or file`];
  const hash = decodeURIComponent(url.hash.slice(1));
  return hash === '' || ids.has(hash) ? [] : [`${href}: the page has no such anchor`];
}

it.each(pagesWithNotFound)('every link and anchor on $route leads somewhere', (page) => {
  const hrefs = page
    .$('a[href], area[href]')
    .toArray()
    .map((link) => link.attribs.href ?? '');
  expect(hrefs.length).toBeGreaterThan(5);
  expect([...new Set(hrefs)].flatMap((href) => brokenLink(page, href))).toEqual([]);
});

it.each(pagesWithNotFound)('every link on $route has an address, and a text that describes it', ({ $ }) => {
  const links = $('a').toArray();
  expect(links.filter(({ attribs }) => attribs.href === undefined).map((link) => $.html(link))).toEqual([]);
  expect(links.map((link) => $(link).text().trim()).filter((text) => vague.test(text))).toEqual([]);
});

it.each([...pages.values()])('links on $route are written as the route table writes them', (page) => {
  const written = new Set(readRoutes());
  const hrefs = page
    .$('a[href^="/"]')
    .toArray()
    .map((link) => (link.attribs.href ?? '').replace(/[?#].*$/, ''));
  expect([...new Set(hrefs)].filter((href) => !written.has(href) && !/\.[a-z]+$/.test(href))).toEqual([]);
});

it.each([...pages.values()])('every picture, style sheet and script of $route is a file of the site', ({ $ }) => {
  const addresses = [
    ...$('img[src], script[src], source[src]')
      .toArray()
      .map((element) => element.attribs.src ?? ''),
    ...$('link[rel="stylesheet"], link[rel="preload"], link[rel="modulepreload"], link[rel="icon"]')
      .toArray()
      .map((element) => element.attribs.href ?? ''),
  ].filter((address) => !address.startsWith('data:'));
  expect(addresses.length).toBeGreaterThan(0);
  expect(
    addresses.filter((address) => !address.startsWith('/') || !existsSync(path.join(siteFolder(), address))),
  ).toEqual([]);
});
