import { isJsonObject, type Json } from '../reference/json';
import type { Operation, Schema } from '../reference/model';
import { singularOf } from './collections';
import type { ParameterValues } from './parameters';
import { fieldsOfKind } from './references';
import type { JsonObject } from './types';

/** A page of a list, and what is known of the whole. */
export interface Page {
  items: JsonObject[];
  total: number;
  number: number;
  size: number;
}

/** Filters, sorts and cuts a list as the query asks, as far as its parameters are about fields of the items. */
export function selectItems(
  items: readonly JsonObject[],
  operation: Operation,
  values: ParameterValues,
  properties: ReadonlyMap<string, Schema>,
): Page {
  const asked = operation.parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap(({ name }) => {
      const value = values.get(`query ${name}`);
      return value === undefined ? [] : [{ name, value }];
    });
  const fields = new Set(items.flatMap((item) => Object.keys(item)));
  const singular = singularOf(operation.path);
  const filters = asked.flatMap(
    ({ name, value }) =>
      filterFor(name, value, fields, singular) ??
      filterInside(name, value, items) ??
      filterOfKind(name, value, properties) ??
      [],
  );
  const kept = items.filter((item) => filters.every((isWanted) => isWanted(item)));
  const order =
    asked.find(({ name }) => /^(sort|sort_?by|order_?by)$/i.test(name))?.value ?? defaultOf(operation, 'sort');
  return cut(
    sorted(kept, order, asked.find(({ name }) => /^(order|direction|sort_?(order|dir))$/i.test(name))?.value),
    asked,
    operation,
  );
}

/** The default that a parameter's schema states. */
function defaultOf({ parameters }: Operation, name: string | RegExp): Json | undefined {
  const schema = parameters.find((each) =>
    typeof name === 'string' ? each.name === name : name.test(each.name),
  )?.schema;
  return schema?.kind === 'schema' || schema?.kind === 'reference' ? schema.default : undefined;
}

type Filter = (item: JsonObject) => boolean;

/** The filter for ids that stand in a list of the items: `shopIds` is about the `shopId` of each response of a task. */
function filterInside(name: string, value: Json, items: readonly JsonObject[]): Filter | undefined {
  if (!/ids?$/i.test(name)) return undefined;
  const inside = (item: JsonObject): JsonObject[] => Object.values(item).flatMap((list) => objectsOf(list));
  const fields = new Set(items.flatMap(inside).flatMap((object) => Object.keys(object)));
  const field = [name, name.replace(/s$/, '')].find((each) => fields.has(each));
  if (field === undefined) return undefined;
  const wanted = new Set([value].flat().map(String));
  return (item) => inside(item).some((object) => partsOf(object[field]).some((each) => wanted.has(each)));
}

/** The filter for ids of what stands in a field of another name: `regionIds` is about `cluster`, which is a `Region`. */
function filterOfKind(name: string, value: Json, properties: ReadonlyMap<string, Schema>): Filter | undefined {
  const [, kind] = /^(\w+?)_?ids?$/i.exec(name) ?? [];
  const fields = kind === undefined ? [] : fieldsOfKind(kind, properties);
  if (fields.length === 0) return undefined;
  const wanted = new Set([value].flat().map(String));
  return (item) => fields.some((field) => partsOf(item[`${field}Id`] ?? item[field]).some((each) => wanted.has(each)));
}

function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

const range = /^(.*?)_?(After|Before|From|To|Since|Until|Min|Max)$/i;

/** The filter that a parameter stands for; undefined for one that is about no field. */
function filterFor(name: string, value: Json, fields: ReadonlySet<string>, singular: string): Filter | undefined {
  const own = fieldFor(name, fields, singular);
  const isPart = typeof value === 'string' && /^(name|q|search(_?(string|text|term))?|.*like|.*contains)$/i.test(name);
  const part = own ?? (isPart ? fieldFor(name.replace(/_?(like|contains)$/i, ''), fields, singular) : undefined);
  if (isPart) return hasPart(part, value);
  if (own !== undefined) {
    const wanted = new Set([value].flat().map(String));
    return (item) => partsOf(item[own]).some((each) => wanted.has(each));
  }
  const [, stem = '', bound = ''] = range.exec(name) ?? [];
  const field = stem === '' ? undefined : timeField(stem, fields);
  if (field === undefined || typeof value === 'object') return undefined;
  const isStart = /^(after|from|since|min)$/i.test(bound);
  return (item) => {
    const at = item[field];
    if (at === null || at === undefined) return false;
    return isStart ? compare(at, value) >= 0 : compare(at, value) < 0;
  };
}

/** Items with a text in a field; where no field is called after the parameter, in any of their texts. */
function hasPart(field: string | undefined, text: string): Filter {
  const wanted = text.toLowerCase();
  return (item) =>
    (field === undefined ? Object.values(item) : [item[field] ?? ''])
      .filter((value) => typeof value !== 'object')
      .some((value) => String(value).toLowerCase().includes(wanted));
}

/** The field that a parameter names: itself, its singular, or the ids of what it names. */
function fieldFor(name: string, fields: ReadonlySet<string>, singular: string): string | undefined {
  const one = name.replace(/ies$/, 'y').replace(/s$/, '');
  const stem = one.replace(/_?ids?$/i, '');
  if (
    /^ids?$/i.test(name) ||
    (name !== stem && stem.toLowerCase() === singular && !fields.has(name) && !fields.has(one))
  )
    return fields.has('id') ? 'id' : undefined;
  return [name, one, `${one}Id`, ...(stem === one ? [] : [`${stem}s`, stem])].find((each) => fields.has(each));
}

/** The field that a range is about: `createdAfter` is about `createDate`. */
function timeField(stem: string, fields: ReadonlySet<string>): string | undefined {
  const short = stem.replace(/d$/, '');
  const names = [
    stem,
    `${stem}Date`,
    `${stem}At`,
    `${stem}_at`,
    `${short}Date`,
    `${short}edAt`,
    `${short}At`,
    `${stem}On`,
    `${stem}_time`,
    `${stem}Time`,
  ];
  return names.find((name) => fields.has(name));
}

/** The texts by which a field is compared: those of its items, and of objects their ids. */
function partsOf(value: Json | undefined): string[] {
  if (value === undefined) return [];
  return [value].flat().map((each) => String(isJsonObject(each) ? (each.id ?? '') : each));
}

/** Sorted by `field`, `-field`, `field,desc` or `field:desc`; as it is for an order that names no field. */
function sorted(items: readonly JsonObject[], order: Json | undefined, direction: Json | undefined): JsonObject[] {
  const [, minus, field, way] = /^([+-]?)([\w.]+)(?:[,: ](asc|desc))?$/i.exec(String([order].flat()[0] ?? '')) ?? [];
  if (field === undefined || !items.some((item) => field in item)) return [...items];
  const isDown = minus === '-' || /^desc/i.test(way ?? String(direction ?? ''));
  return [...items].sort((a, b) => (isDown ? -1 : 1) * compare(a[field] ?? null, b[field] ?? null));
}

function compare(a: Json, b: Json): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [timeOf(a), timeOf(b)];
  if (first !== undefined && second !== undefined) return first - second;
  return String(a).localeCompare(String(b), 'en');
}

/** A time in milliseconds, of a text or a number that is one. */
function timeOf(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

const sizeName = /^(size|limit|per_?page|page_?size|max_?results)$/i;
const numberName = /^(page|page_?number)$/i;

function cut(items: JsonObject[], asked: { name: string; value: Json }[], operation: Operation): Page {
  const numberOf = (name: RegExp): number | undefined => {
    const value = asked.find((each) => name.test(each.name))?.value ?? defaultOf(operation, name);
    return typeof value === 'number' ? value : undefined;
  };
  const size = numberOf(sizeName) ?? Math.max(items.length, 1);
  const first = firstPage(operation);
  const number = numberOf(numberName) ?? first;
  const start = numberOf(/^(offset|skip)$/i) ?? Math.max(number - first, 0) * size;
  return { items: items.slice(start, start + size), total: items.length, number, size };
}

/** The number of the first page: 0 where the parameter may be 0, and its default or its smallest value says so; else 1. */
function firstPage({ parameters }: Operation): number {
  const schema = parameters.find(({ name }) => numberName.test(name))?.schema;
  if (schema?.kind !== 'schema') return 1;
  const least = schema.constraints.find(({ keyword }) => keyword === 'minimum')?.value;
  return (schema.default ?? least) === 0 ? 0 : 1;
}

/** What a page says of itself in documented headers, by their names in lower case. */
export function pageHeaders({ responses }: Operation, page: Page): Record<string, string> {
  const headers = responses.flatMap((response) => response.headers.map(({ name }) => name));
  return Object.fromEntries(
    headers.flatMap((name) => {
      const value = pageFact(name.replace(/^x-/i, ''), page);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

/** What a field or header of this name says of a page. */
export function pageFact(name: string, { total, number, size }: Page): number | undefined {
  const word = name.toLowerCase().replace(/[-_]/g, '');
  if (/^(total|totalcount|count|totalitems|totalelements|totalresults)$/.test(word)) return total;
  if (/^(totalpages|pagecount|pages)$/.test(word)) return Math.ceil(total / size);
  if (/^(page|pagenumber|currentpage)$/.test(word)) return number;
  if (/^(pagesize|perpage|limit|size)$/.test(word)) return size;
  return undefined;
}
