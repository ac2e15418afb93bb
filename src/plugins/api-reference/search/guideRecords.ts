import { type Cheerio, load } from 'cheerio';
import type { SearchRecord } from '../../../search/record';

type Elements = Cheerio<never>;

/** The words of one section: those below a heading, up to the next one. */
interface Section {
  title: string;
  anchor: string;
  text: string;
}

const contents = ['.theme-doc-markdown', 'article', 'main'];
const silent = 'script, style, svg, button, nav, pre, .toc-fold, .hash-link, [aria-hidden="true"], [hidden]';
const lists =
  'html[class*="blog-list-page"], html[class*="blog-tags"], html[class*="blog-authors"], meta[content*="noindex"]';

/** Records of a page that is written by hand, from its HTML: one for the page and one for each heading with an anchor. */
export function guideRecords(html: string, url: string, kind: string): SearchRecord[] {
  const $ = load(html);
  if ($(lists).length > 0) return [];
  const root = contents.map((selector) => $(selector).first()).find((found) => found.length > 0);
  if (!root) return [];
  root.find(silent).remove();
  const page = words(root.find('h1').first().text()) || words($('title').text());
  const summary = words($('meta[name="description"]').attr('content') ?? '');
  return sectionsOf(root as Elements, page).map(({ title, anchor, text }, index) => ({
    group: 'guides',
    kind,
    title,
    where: index === 0 ? summary || shorten(text) : `${page} · ${shorten(text)}`,
    url: index === 0 ? url : `${url}#${anchor}`,
    names: index === 0 ? '' : page,
    values: '',
    text: index === 0 ? `${summary} ${text}` : text,
  }));
}

/** Cuts a page at its headings; what has no anchor belongs to the section before. */
function sectionsOf(root: Elements, page: string): Section[] {
  const sections: Section[] = [{ title: page, anchor: '', text: '' }];
  const visit = (nodes: Elements): void => {
    nodes.contents().each((index) => {
      const node = nodes.contents().eq(index) as Elements;
      const id = node.is('h2, h3, h4') ? node.attr('id') : undefined;
      const last = sections.at(-1);
      if (id !== undefined) sections.push({ title: words(node.text()), anchor: id, text: '' });
      else if (node.is('h1')) return;
      else if (node.find('h1, h2, h3, h4').length > 0) visit(node);
      else if (last) last.text = words(`${last.text} ${spaced(node)}`);
    });
  };
  visit(root);
  return sections;
}

/** The text of a node, with a space where a cell or an item ends. */
function spaced(node: Elements): string {
  node.find('td, th, li, p, dt, dd, br').append(' ');
  return node.text();
}

function words(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

function shorten(text: string): string {
  return text.length <= 90 ? text : `${text.slice(0, 89).replace(/\s+\S*$/, '')}…`;
}
