import { isNumber } from '../../reference/exactNumber';
import { isJsonObject, isScalar, type Json } from '../../reference/json';
import type { Operation } from '../../reference/model';
import { conventions } from '../names/conventions';
import type { JsonObject } from '../request/types';
import type { Page, PageQuery } from './paging';

/** What a page says of itself in documented headers, by their names in lower case; `url` is that of the request. */
export function pageHeaders({ responses }: Operation, page: Page, url: string): Record<string, string> {
  const headers = responses.flatMap((response) => response.headers.map(({ name }) => name));
  return Object.fromEntries(
    headers.flatMap((name) => {
      const isLink = name.toLowerCase() === 'link';
      const value = isLink ? linksOf(page, url) : (numberOf(name, page) ?? cursorOf(name, page));
      return value === undefined ? [] : [[name, String(value ?? '')]];
    }),
  );
}

/** The header `Link` (RFC 8288): `</tasks?page=2>; rel="next"`. */
function linksOf(page: Page, url: string): string {
  const relations = ['prev', 'next', 'last', 'first'] as const;
  return relations
    .flatMap((relation) => {
      const query = page[relation];
      return query ? [`<${addressOf(query, url)}>; rel="${relation}"`] : [];
    })
    .join(', ');
}

/** The address of a request for another page. */
function addressOf(query: PageQuery, url: string): string {
  const [path = '', text = ''] = url.split('?');
  const parameters = new URLSearchParams(text);
  for (const [name, value] of Object.entries(query)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/**
 * What stands around a list, and in objects there, with what is true of the page: numbers, cursors, addresses of other pages,
 * and whether there are more. `none` stands where there is no other page; undefined takes the field away.
 */
export function withPageFacts(
  value: JsonObject,
  page: Page,
  url: string,
  none: null | undefined,
  around = '',
): JsonObject {
  // Spring calls it that, beside the size of a page; elsewhere it is the number of anything.
  const hasPageNumber = Object.hasOwn(value, 'size') && Object.hasOwn(value, 'number');
  const wordOf = (name: string): string => {
    if (conventions.address.test(name)) return around;
    return hasPageNumber && name === 'number' ? 'pageNumber' : name;
  };
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    if (isJsonObject(inner)) return [[name, withPageFacts(inner, page, url, none, name)]];
    const fact = factOf(wordOf(name), inner, page, url);
    if (fact !== null) return [[name, fact ?? inner]];
    return none === null ? [[name, null]] : [];
  });
  return Object.fromEntries(entries);
}

/** What a field says of a page; null where there is no such page, undefined where the field is about none. */
function factOf(name: string, shown: Json, page: Page, url: string): Json | undefined {
  const word = plain(name);
  const [, relation = ''] = conventions.otherPage.exec(word) ?? [];
  const query = page[relation === 'previous' ? 'prev' : (relation as 'next' | 'prev' | 'first' | 'last')];
  if (isNumber(shown)) {
    if (relation === '') return numberOf(name, page);
    return query ? Number(Object.values(query)[0]) : null;
  }
  if (typeof shown === 'boolean') return stateOf(word, page);
  if (!isScalar(shown)) return undefined;
  const isAddress = shown === null || /^(\/|https?:)/.test(shown);
  if (relation === '' || (!isAddress && relation === 'next')) return cursorOf(name, page);
  return isAddress ? (query ? addressOf(query, url) : null) : undefined;
}

/** What a field of this name says of a page by true or false. */
function stateOf(word: string, { next, prev, items }: Page): boolean | undefined {
  if (conventions.hasNext.test(word)) return next !== undefined;
  if (conventions.hasPrevious.test(word)) return prev !== undefined;
  if (conventions.isFirst.test(word)) return prev === undefined;
  if (conventions.isLast.test(word)) return next === undefined;
  return conventions.isEmpty.test(word) ? items.length === 0 : undefined;
}

/** The cursor of the next page; null behind the last one, undefined where a field or header of this name has none. */
function cursorOf(name: string, { next }: Page): string | null | undefined {
  if (!conventions.cursor.test(plain(name))) return undefined;
  return next ? (Object.values(next).find((value) => value !== null) ?? null) : null;
}

/** What a field or header of this name says of a page in numbers. */
function numberOf(name: string, { total, number, size, items, offset }: Page): number | undefined {
  const word = plain(name);
  if (conventions.total.test(word)) return total;
  if (conventions.totalPages.test(word)) return Math.ceil(total / size);
  if (conventions.page.test(word)) return number;
  if (conventions.itemsOnPage.test(word)) return items.length;
  if (conventions.offset.test(word)) return offset;
  if (conventions.size.test(word)) return size;
  return undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/^x-/, '').replace(/[-_]/g, '');
}
