import type { Json } from '../../reference/json';
import { boundOf } from '../../reference/keywords/limits';
import { suppliedBy } from '../../reference/keywords/suppliedValues';
import type { Operation } from '../../reference/model';
import { conventions } from '../names/conventions';
import type { JsonObject } from '../request/types';

/** A page of a list, and what is known of the whole. */
export interface Page {
  items: JsonObject[];
  total: number;
  number: number;
  size: number;
  /** How many items are before it. */
  offset: number;
  /** The other pages, each as the query parameters that ask for it; missing where there is no such page. */
  next?: PageQuery;
  prev?: PageQuery;
  first: PageQuery;
  last?: PageQuery;
}

/** The query parameters that ask for a page, apart from those of the request; null stands for one that is left out. */
export type PageQuery = Record<string, string | null>;

/** A query parameter that asks for a page, with its value. */
interface Asked {
  name: string;
  value: Json;
}

/**
 * The query parameters of a list that ask for a page, and are not filters. `size` alone may be one, and so may `after`
 * and `before` beside pages with numbers.
 */
export function pagingNames(operation: Operation): ReadonlySet<string> {
  const { pageSize, pageNumber, pageOffset, pageAfter, pageBefore } = conventions;
  const hasCursor = cursorName(operation) !== undefined;
  const asking = hasCursor ? [pageSize, pageAfter, pageBefore] : [pageSize, pageNumber, pageOffset];
  const found = asking.flatMap((name) => nameIn(operation, name) ?? []);
  return new Set(found.length === 1 && found[0] === 'size' ? [] : found);
}

function nameIn({ parameters }: Operation, name: RegExp): string | undefined {
  return parameters.find((each) => each.in === 'query' && name.test(each.name))?.name;
}

/** The default that a parameter's schema states. */
export function defaultOf({ parameters }: Operation, name: string | RegExp): Json | undefined {
  const schema = parameters.find((each) =>
    typeof name === 'string' ? each.name === name : name.test(each.name),
  )?.schema;
  return schema?.kind === 'schema' || schema?.kind === 'reference' ? suppliedBy(schema, 'default')[0] : undefined;
}

/**
 * The requested page of a list: by its number, by how many items come before it, or by the item before or after it,
 * whose id is the cursor.
 */
export function cutPage(items: JsonObject[], asked: Asked[], operation: Operation, idField = 'id'): Page {
  const askedFor = (name: RegExp): Json | undefined =>
    asked.find((each) => name.test(each.name))?.value ?? defaultOf(operation, name);
  const numberOf = (name: RegExp): number | undefined => {
    const value = askedFor(name);
    return typeof value === 'number' ? value : undefined;
  };
  const total = items.length;
  const size = Math.max(numberOf(conventions.pageSize) ?? total, 1);
  const first = firstPage(operation);
  const cursor = cursorName(operation);
  const places = items.map((item, index) => String(item[idField] ?? index));
  const placeOf = (name: RegExp): number => places.indexOf(String(askedFor(name) ?? ''));
  const [after, before] =
    cursor === undefined ? [-1, -1] : [placeOf(conventions.pageAfter), placeOf(conventions.pageBefore)];
  const offset = numberOf(conventions.pageOffset);
  const number = numberOf(conventions.pageNumber) ?? first + (offset === undefined ? 0 : Math.floor(offset / size));
  const start =
    after >= 0 ? after + 1 : before >= 0 ? Math.max(before - size, 0) : (offset ?? Math.max(number - first, 0) * size);
  const pageAt = (at: number): PageQuery => {
    if (cursor !== undefined) return { [cursor]: at <= 0 ? null : (places[at - 1] ?? null), ...cleared(operation) };
    const byOffset = nameIn(operation, conventions.pageOffset);
    if (byOffset !== undefined) return { [byOffset]: String(at) };
    return { [nameIn(operation, conventions.pageNumber) ?? 'page']: String(first + Math.floor(at / size)) };
  };
  // Of a page beyond the end, the one before is the last.
  const lastStart = Math.max(Math.ceil(total / size) - 1, 0) * size;
  return {
    ...{ items: items.slice(start, start + size), total, number, size, offset: start, first: pageAt(0) },
    ...(start + size < total ? { next: pageAt(start + size) } : {}),
    ...(start > 0 ? { prev: pageAt(Math.max(Math.min(start - size, lastStart), 0)) } : {}),
    // With a cursor, a client cannot jump to a page.
    ...(cursor === undefined ? { last: pageAt(lastStart) } : {}),
  };
}

/** The parameter that takes a cursor; a list that has pages by number or offset too is read by these. */
function cursorName(operation: Operation): string | undefined {
  const hasNumber = [conventions.pageNumber, conventions.pageOffset].some(
    (name) => nameIn(operation, name) !== undefined,
  );
  return hasNumber ? undefined : nameIn(operation, conventions.pageAfter);
}

function cleared(operation: Operation): PageQuery {
  const before = nameIn(operation, conventions.pageBefore);
  return before === undefined ? {} : { [before]: null };
}

/** The number of the first page: 0 where the parameter may be 0, and its default or its smallest value says so; else 1. */
function firstPage({ parameters }: Operation): number {
  const schema = parameters.find(({ name }) => conventions.pageNumber.test(name))?.schema;
  if (schema?.kind !== 'schema') return 1;
  const least = boundOf([schema], 'number', 'lower');
  const smallest = least && least.value + Number(least.isExclusive);
  return (suppliedBy(schema, 'default')[0] ?? smallest) === 0 ? 0 : 1;
}
