import { type Cheerio, load } from 'cheerio';
import { type SearchKind, type SearchRecord, searchRecord } from '../record';

/** What a page can be that is written by hand. */
export type WrittenKind = Extract<SearchKind, 'guide' | 'news' | 'page'>;

type Elements = Cheerio<never>;

/** The words of one section: those below a heading, up to the next one. */
interface Section {
  title: string;
  /** The headings above it, without the page's. */
  below: string[];
  anchor: string;
  text: string;
  /** Address of the page that the heading leads to. */
  leadsTo?: string;
}

const contents = ['.theme-doc-markdown', 'article', 'main'];
const controls =
  'script, style, svg, button, nav, .page-actions, .toc-fold, .hash-link, [aria-hidden="true"], [hidden]';
/** What goes into the steps of a recipe: names of fields that the page of the operation is found by. */
const inputsOfSteps = 'li:has(> .method) > ul';
const ignored = `${controls}, pre, ${inputsOfSteps}`;
const lists =
  'html[class*="blog-list-page"], html[class*="blog-tags"], html[class*="blog-authors"], meta[content*="noindex"]';

/**
 * Records of a page that is written by hand, from its HTML: one for the page and one for each heading with an anchor. A
 * heading that is a link to one of the pages `elsewhere` is left out, since search finds that page anyway.
 */
export function guideRecords(
  html: string,
  url: string,
  kind: WrittenKind,
  elsewhere: ReadonlySet<string> = new Set(),
): SearchRecord[] {
  const $ = load(html);
  if ($(lists).length > 0) return [];
  const crumbs = $('.breadcrumbs__item').toArray();
  const areas = crumbs
    .slice(0, -1)
    .map((item) => words($(item).text()))
    .filter((area) => area !== '');
  const root = contents.map((selector) => $(selector).first()).find((found) => found.length > 0);
  if (!root) return [];
  root.find(ignored).remove();
  root
    .find('p')
    .filter((_, paragraph) => isListOfLinks($(paragraph) as Elements))
    .remove();
  root.find('ul').each((_, list) => removeLetter($(list) as Elements, elsewhere));
  const page = words(root.find('h1').first().text()) || words($('title').text());
  const summary = words($('meta[name="description"]').attr('content') ?? '');
  const sections = sectionsOf(root as Elements, page).filter(({ leadsTo = '' }) => !elsewhere.has(leadsTo));
  return sections.map(({ title, below, anchor, text }, index) =>
    searchRecord({
      kind,
      title,
      where: index === 0 ? summary || shorten(text) : shorten(text),
      page: [...areas, ...(index === 0 ? [] : [page]), ...below].join(' › '),
      url: index === 0 ? url : `${url}#${anchor}`,
      names: index === 0 ? summary : [page, ...below].join(' '),
      text,
    }),
  );
}

/** Whether a paragraph only lists several pages, each of which search finds by itself. */
function isListOfLinks(paragraph: Elements): boolean {
  const links = paragraph.children('a');
  const between = paragraph.clone();
  between.children('a').remove();
  return links.length > 3 && /^(,|and|\s)*\.?$/.test(between.text().trim());
}

/** Removes a letter with nothing below but pages that search finds by themselves: "E" of a list of all models. */
function removeLetter(list: Elements, elsewhere: ReadonlySet<string>): void {
  const heading = list.prev('h2, h3, h4');
  const items = list.children('li');
  const isEntry = (at: number): boolean => {
    const link = items.eq(at).children('a');
    return elsewhere.has(link.attr('href') ?? '') && words(link.text()) === words(items.eq(at).text());
  };
  const isWhole = list.next().length === 0 || list.next().is('h1, h2, h3, h4');
  if (!isWhole || words(heading.text()).length !== 1 || !items.toArray().every((_, at) => isEntry(at))) return;
  heading.remove();
  list.remove();
}

/** Cuts a page at its headings; what has no anchor belongs to the section before. */
function sectionsOf(root: Elements, page: string): Section[] {
  const sections: Section[] = [{ title: page, below: [], anchor: '', text: '' }];
  let above: string[] = [];
  const visit = (nodes: Elements): void => {
    nodes.contents().each((index) => {
      const node = nodes.contents().eq(index) as Elements;
      const id = node.is('h2, h3, h4') ? node.attr('id') : undefined;
      const last = sections.at(-1);
      if (id !== undefined) {
        const leadsTo = node.find('a[href]').attr('href');
        const level = Number(node.prop('tagName')?.slice(1)) - 2;
        const title = words(node.text());
        above = [...above.slice(0, level), title];
        const below = above.slice(0, -1);
        sections.push({ title, below, anchor: id, text: '', ...(leadsTo ? { leadsTo } : {}) });
      } else if (node.is('h1')) return;
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
