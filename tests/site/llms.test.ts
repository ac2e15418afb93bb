import { statSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { wholeAddressIn } from '../../src/reference/markdownAddress';
import { listFiles, plain, readRoutes, readSiteFile, siteFolder } from './builtSite';
import { asList, asNode } from './description/nodes';

const site = 'https://developers.example.com';
const routes = readRoutes();
const lists = listFiles(siteFolder()).filter((file) => /(?:^|\/)llms\.txt$/.test(file));
const markdown = new MarkdownIt({ html: true });

function markdownPageOf(route: string): string {
  return route === '/' ? 'index.md' : `${plain(route).slice(1)}.md`;
}

/** The uncut text of a Markdown page. */
function wholeMarkdownPage(route: string): string {
  const whole = wholeAddressIn(readSiteFile(markdownPageOf(route)));
  return readSiteFile(whole ? whole.slice(1) : markdownPageOf(route));
}

/** What is wrong with a list by llmstxt.org: title, summary, notes without headings, then sections of links. */
function listProblems(text: string): string[] {
  const blocks = markdown.parse(text, {});
  const top = blocks.filter(({ level, nesting }) => level === 0 && nesting >= 0);
  const headings = blocks.filter(({ type }) => type === 'heading_open').map(({ tag }) => tag);
  const firstSection = top.findIndex(({ tag }) => tag === 'h2');
  const problems = [
    ...(top[0]?.tag === 'h1' ? [] : ['It begins with no title.']),
    ...(top[1]?.type === 'blockquote_open' ? [] : ['No summary follows the title.']),
    ...(headings.slice(1).every((tag) => tag === 'h2') && headings.length > 1
      ? []
      : ['Its sections are not of one rank.']),
    ...(top.slice(2, firstSection).every(({ type }) => /paragraph|list/.test(type))
      ? []
      : ['Its notes have headings.']),
  ];
  const sections = top.slice(firstSection);
  for (const [at, { type }] of sections.entries()) {
    if (type !== (at % 2 === 0 ? 'heading_open' : 'bullet_list_open')) problems.push('A section is no list.');
  }
  const start = blocks.findIndex(({ tag }) => tag === 'h2');
  const items = blocks.slice(start).filter(({ type, level }) => type === 'inline' && level > 1);
  for (const { content, children } of items) {
    const closing = children?.findIndex(({ type }) => type === 'link_close') ?? -1;
    const after = children?.[closing + 1]?.content ?? '';
    if (children?.[0]?.type !== 'link_open' || !/^(?:$|: \S)/.test(after))
      problems.push(`No link with notes: ${content}`);
  }
  return [...new Set(problems)];
}

function linksOf(text: string): string[] {
  const tokens = markdown.parse(text, {}).flatMap((token) => token.children ?? []);
  return tokens.filter(({ type }) => type === 'link_open').map((token) => String(token.attrGet('href')));
}

describe('llms.txt', () => {
  const text = readSiteFile('llms.txt');

  it('is there for the site and for each section, and names those', () => {
    expect(lists).toEqual([
      'api-reference/llms.txt',
      'guides/llms.txt',
      'llms.txt',
      'models/llms.txt',
      'news/llms.txt',
    ]);
    const named = linksOf(text).filter((href) => href.endsWith('/llms.txt'));
    expect(named.map((href) => href.replace(`${site}/`, '')).sort()).toEqual(
      lists.filter((file) => file !== 'llms.txt'),
    );
  });

  it.each(lists)('%s is as llmstxt.org says, and short enough to be read at once', (file) => {
    expect(listProblems(readSiteFile(file))).toEqual([]);
    expect(readSiteFile(file).length).toBeLessThan(50_000);
  });

  it.each<[what: string, broken: string]>([
    ['no title', text.replace('# ', '')],
    ['no summary', text.replace('\n> ', '\n')],
    ['a heading of another rank', text.replace('\n## ', '\n### ')],
    ['prose in a section', text.replace('## Guides\n', '## Guides\n\nAll of them:\n')],
    ['an entry without a link', text.replace(/- \[Errors\]\([^)]*\)/, '- Errors')],
    ['notes without a colon', text.replace(/(- \[Errors\]\([^)]*\)): /, '$1 ')],
  ])('with %s is refused', (_what, broken) => {
    expect(broken).not.toBe(text);
    expect(listProblems(broken)).not.toEqual([]);
  });

  it('lists the Markdown page of every page once', () => {
    const listed = linksOf(text).filter((href) => href.endsWith('.md'));
    expect(listed.sort()).toEqual(routes.map((route) => `${site}/${markdownPageOf(route)}`).sort());
  });

  it('begins with the title and the summary of the site', () => {
    expect(text).toMatch(/^# Retail Operations API\n(.*\n)*?\n> Send work to every store\./);
  });

  it('says of each page of the reference which operations it has', () => {
    const section = readSiteFile('api-reference/llms.txt');
    const operations = asList(asNode(JSON.parse(readSiteFile('reference-index.json'))).operations).map(asNode);
    const lines = new Map(section.split('\n').map((line) => [/\]\(([^)]*)\)/.exec(line)?.[1], line]));
    for (const { method, path: where, page } of operations) {
      const line = lines.get(`${site}/${markdownPageOf(String(page))}`);
      expect(line).toContain(`\`${String(method).toUpperCase()} ${String(where)}\``);
    }
  });
});

describe('llms-full.txt', () => {
  const full = readSiteFile('llms-full.txt');

  it('has the uncut text of every page', () => {
    expect(routes.filter((route) => !full.includes(wholeMarkdownPage(route)))).toEqual([]);
  });

  it('of a section has the pages that its list has, and at most 1 MB', () => {
    const sections = listFiles(siteFolder()).filter((file) => /\/llms-full\.txt$/.test(file));
    expect(sections).toContain('guides/llms-full.txt');
    for (const file of sections) {
      const text = readSiteFile(file);
      expect(text.length).toBeLessThan(1_000_000);
      const listed = new Set(linksOf(readSiteFile(file.replace('-full', ''))));
      const own = routes.filter((route) => listed.has(`${site}/${markdownPageOf(route)}`));
      expect(own.length).toBeGreaterThan(1);
      expect(own.filter((route) => !text.includes(wholeMarkdownPage(route)))).toEqual([]);
    }
  });

  it('stands in llms.txt with its size', () => {
    const named = [
      ...readSiteFile('llms.txt').matchAll(
        /`([^`]*llms-full\.txt)` \((\d+) KB\)|`([^`]*llms-full\.txt)` \(([\d.]+) MB\)/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(1);
    for (const [, small, kilobytes, large = '', megabytes] of named) {
      const { size } = statSync(path.join(siteFolder(), (small ?? large).replace(`${site}/`, '')));
      const said = small ? Number(kilobytes) * 1000 : Number(megabytes) * 1e6;
      expect(Math.abs(said - size)).toBeLessThan(small ? 1000 : 51_000);
    }
  });
});
