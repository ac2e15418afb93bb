import type { AnyNode, Element } from 'domhandler';
import { readPage } from '../builtSite';
import { bareText, isHidden, readText, visibleText } from '../visibleText';

/** A row of a page: an element with an id that begins with a link to itself, whose text is the field's name. */
export interface Row {
  id: string;
  /** Names of the rows around it and its own; rows without a name of their own (`[item]`) are left out. */
  chain: string[];
  /** The row's text without the rows inside. */
  text: string;
  bare: string;
}

/** What a page shows with JavaScript off. */
export interface ShownPage {
  rows: Row[];
  text: string;
  bare: string;
  /** Addresses of the model pages that it links to. */
  models: string[];
  /** Text of the part of the page that an anchor opens. */
  section: (anchor: string) => string;
}

/** Reads the page of a route as its readers see it. */
export function showPage(route: string): ShownPage {
  const { $ } = readPage(route);
  const main = $('main').get(0);
  if (!main) throw new Error(`${route} has no main element.`);
  const hrefs = $('main a[href^="/docs/api_reference/models/"]')
    .map((_, link) => $(link).attr('href')?.replace(/#.*$/, ''))
    .get();
  const text = visibleText(main);
  return {
    rows: collectRows(main, []),
    text,
    bare: bareText(text),
    models: [...new Set(hrefs)],
    section: (anchor) => {
      const article = $(`[id="${anchor}"]`).closest('article').get(0);
      const isShown = article?.type === 'tag' && !isHidden(article) && !$(article).parents().toArray().some(isHidden);
      return isShown ? visibleText(article) : '';
    },
  };
}

function collectRows(node: AnyNode, around: string[]): Row[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    if (!('attribs' in child) || isHidden(child)) return [];
    const name = rowName(child);
    if (name === undefined) return collectRows(child, around);
    const chain = isNamed(name) ? [...around, name] : around;
    const text = visibleText(child, (element) => isNamed(rowName(element) ?? '[]'));
    return [{ id: child.attribs.id ?? '', chain, text, bare: bareText(text) }, ...collectRows(child, chain)];
  });
}

function isNamed(name: string): boolean {
  return !/^\[.*\]$/.test(name);
}

/** The name of the row that an element is, if it is one. Headings link to themselves at their end and are none. */
function rowName(element: Element): string | undefined {
  const { id } = element.attribs;
  if (id === undefined || element.name !== 'li') return undefined;
  const link = firstLink(element);
  return link?.attribs.href === `#${id}` ? readText(visibleText(link)) : undefined;
}

function firstLink(node: Element): Element | undefined {
  for (const child of node.children) {
    if (!('attribs' in child)) continue;
    const found = child.name === 'a' ? child : firstLink(child);
    if (found) return found;
  }
  return undefined;
}
