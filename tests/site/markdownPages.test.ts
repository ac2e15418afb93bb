import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { wholeAddressIn } from '../../src/reference/markdownAddress';
import { titledFence } from '../../src/reference/outputs/markdown/guidePage';
import { anchorsIn, readLines } from '../../src/reference/outputs/markdown/lines';
import { isReferenceRoute, listFiles, plain, readPage, readRoutes, readSiteFile, siteFolder } from './builtSite';
import { asList, asNode, entries } from './description/nodes';

const routes = readRoutes();
const files = listFiles(siteFolder()).filter((file) => file.endsWith('.md'));
const lists = listFiles(siteFolder()).filter((file) => /(?:^|\/)llms(-\d+)?\.txt$/.test(file));
const texts = new Map([...files, ...lists].map((file) => [file, readSiteFile(file)]));
const markdown = new MarkdownIt({ html: true });
/** Where the site is served: a text that is quoted elsewhere keeps links that work. */
const site = 'https://developers.example.com';

/** The file of a route's Markdown page, without its further parts. */
function markdownPageOf(route: string): string {
  return route === '/' ? 'index.md' : `${plain(route).slice(1)}.md`;
}

/** The uncut text of a Markdown page. */
function wholeMarkdownPage(route: string): string {
  const first = texts.get(markdownPageOf(route)) ?? '';
  return texts.get(wholeAddressIn(first)?.slice(1) ?? '') ?? first;
}

function linksOf(text: string): string[] {
  const tokens = markdown.parse(text, {}).flatMap((token) => token.children ?? []);
  return tokens
    .filter(({ type, markup }) => type === 'link_open' && markup !== 'autolink')
    .map((token) => String(token.attrGet('href')));
}

const anchorsByFile = new Map<string, Set<string>>();

/** The anchors that a file sets by itself, whatever other parts of its text set. */
function anchorsOf(file: string): Set<string> {
  const known = anchorsByFile.get(file) ?? new Set(readLines(texts.get(file) ?? '').flatMap(anchorsIn));
  anchorsByFile.set(file, known);
  return known;
}

/** What is wrong with a link of a Markdown page, or nothing: it leads to a file, and its anchor is in that file. */
function brokenLink(href: string): string[] {
  const url = new URL(href);
  if (url.origin !== site) return [];
  const file = decodeURI(url.pathname).slice(1);
  if (!existsSync(path.join(siteFolder(), file)) || !/\.[a-z]+$/.test(file)) return [`${href}: no such file`];
  const hash = decodeURIComponent(url.hash.slice(1));
  return hash === '' || anchorsOf(file).has(hash) ? [] : [`${href}: the file has no such anchor`];
}

it.each(routes)('%s has a Markdown page that begins with its title and says where the page is', (route) => {
  const text = texts.get(markdownPageOf(route)) ?? '';
  const { $ } = readPage(route);
  const title = $('h1').first().text().replace(/\s+/g, ' ').trim();
  const heading = markdown
    .parse(text, {})[1]
    ?.children?.map(({ content }) => content)
    .join('');
  expect(heading).toBe(title);
  expect(text).toContain(`This page on the web: <${site}${route}>. All pages as Markdown: <${site}/llms.txt>`);
});

it.each([...texts])(
  '%s is sound: under 50,000 characters unless it is the whole of a cut text, no value that is no text, no markup of the build',
  (file, text) => {
    if (!file.endsWith('.whole.md')) expect(text.length).toBeLessThan(50_000);
    const prose = text.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '').replace(/`[^`\n]*`/g, '');
    expect(prose).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b/);
    expect(prose).not.toMatch(/<!-- reference:|^:::|^import .* from|\{#[a-z-]+\}$/m);
    expect(text.endsWith('\n')).toBe(true);
  },
);

it.each([...texts])('every link in %s leads to a file', (_file, text) => {
  const links = linksOf(text);
  expect(links.length).toBeGreaterThan(0);
  expect([...new Set(links)].flatMap(brokenLink)).toEqual([]);
});

it.each([...texts])('links in %s lead to Markdown pages, not to pages', (_file, text) => {
  const pages = new Set(routes.map(plain));
  expect(linksOf(text).filter((href) => pages.has(plain(href.replace(/[?#].*$/, '').replace(site, ''))))).toEqual([]);
});

describe('the Markdown pages of the reference', () => {
  const index = asNode(JSON.parse(readSiteFile('reference-index.json')));
  const document = asNode(JSON.parse(readSiteFile('openapi.json')));
  const whole = new Map(routes.filter(isReferenceRoute).map((route) => [route, wholeMarkdownPage(route)]));

  it('have every operation with its title, method and path under its anchor', () => {
    const items = entries(document.paths).flatMap(([url, item]) =>
      entries(item)
        .filter(([method]) => method !== 'parameters')
        .map(([method, value]) => ({ url, method, operation: asNode(value) })),
    );
    const byId = new Map(items.map((item) => [item.operation.operationId, item]));
    const operations = asList(index.operations).map(asNode);
    expect(operations.length).toBe(byId.size);
    for (const { id, page, anchor } of operations) {
      const { url, method, operation } = byId.get(String(id)) ?? {};
      const [, section = ''] = whole.get(String(page))?.split(`<a id="${String(anchor)}"></a>\n`) ?? [];
      expect(section.split('\n')[0]).toContain(`## ${String(operation?.summary).replace(/[[\]]/g, '\\$&')}`);
      expect(section).toContain(`\`${method?.toUpperCase()} https://api.example.com/v1${url}\``);
    }
  });

  it('have every field and every parameter by its name', () => {
    const fields = asList(index.fields).map(asNode);
    expect(fields.length).toBeGreaterThan(2000);
    const names = new Map<string, Set<string>>();
    for (const [route, text] of whole)
      names.set(
        route,
        new Set([...text.matchAll(/^ *- (?:<a id="[^"]*"><\/a>)?`([^`]+)`/gm)].map((match) => match[1] ?? '')),
      );
    const missing = fields.filter(
      ({ page, name }) => !String(name).startsWith('[') && !names.get(String(page))?.has(String(name)),
    );
    expect(missing).toEqual([]);
  });

  it('have every value that fields of models allow', () => {
    const schemas = asNode(asNode(document.components).schemas);
    const pages = asList(index.models)
      .map(asNode)
      .filter(({ page }) => page !== null);
    expect(pages.length).toBe(26);
    for (const { name, page } of pages) {
      const properties = asNode(asNode(schemas[String(name)]).properties ?? {});
      for (const property of Object.values(properties).map(asNode)) {
        for (const value of asList(property.enum ?? []))
          expect(whole.get(String(page))).toContain(`\`${String(value)}\``);
      }
    }
  });
});

it.each(routes)('%s offers its Markdown page', (route) => {
  const { $ } = readPage(route);
  const address = `/${markdownPageOf(route)}`;
  expect(
    $('.page-actions a[rel="alternate"]')
      .map((_, link) => link.attribs.href)
      .get(),
  ).toEqual([address]);
  expect($('.page-actions button').attr('data-copy-page')).toBe(address);
  const stated = $('head link[rel="alternate"][type="text/markdown"]');
  expect(stated.map((_, link) => link.attribs.href).get()).toEqual([address]);
});

it('a Markdown page of a guide has the lines of its source', () => {
  const source = readFileSync(path.join(__dirname, '../../docs/docs/pagination.md'), 'utf8');
  const prose = source
    .split('\n')
    .slice(5)
    .filter((line) => !/\]\(|^:::|^<!--/.test(line) && line !== '')
    .flatMap(titledFence)
    .map((line) => line.replace(/ \{#[\w-]+\}$/, ''))
    .filter((line) => line !== '');
  const markdownPage = new Set(texts.get('docs/docs/pagination.md')?.replace(/^> /gm, '').split('\n'));
  expect(prose.length).toBeGreaterThan(50);
  expect(prose.filter((line) => !markdownPage.has(line))).toEqual([]);
});

it('the Markdown page of the home page has its sample in every language, and the response', () => {
  const blocks = [...(texts.get('index.md') ?? '').matchAll(/^(.+):\n\n```/gm)].map(([, label]) => label);
  expect(blocks).toEqual(['cURL sample', 'JavaScript sample', 'Python sample', 'Example response']);
});
