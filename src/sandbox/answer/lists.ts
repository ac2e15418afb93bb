import { compareNumbers, isNumber, type JsonNumber } from '../../reference/exactNumber';
import { isJsonObject, isScalar, type Json, typeOfValue } from '../../reference/json';
import type { Operation } from '../../reference/model';
import { conventions } from '../names/conventions';
import type { ParameterValues } from '../request/parameters';
import type { JsonObject } from '../request/types';
import { singularOf } from '../world/collections';
import { cutPage, defaultOf, type Page, pagingNames } from './paging';

/**
 * Filters, sorts and pages a list as the query asks, as far as its parameters refer to fields of the items. `idField` is
 * the field that identifies an item, where there is one, `path` that of their collection, and `idsOf` finds the objects of a
 * kind that an item leads to.
 */
export function selectItems(
  items: readonly JsonObject[],
  operation: Operation,
  values: ParameterValues,
  { idField, path = operation.path, idsOf = () => [] }: { idField?: string; path?: string; idsOf?: IdsOf } = {},
): Page {
  const asked = askedOf(operation, values);
  const fields = new Set(items.flatMap((item) => Object.keys(item)));
  const singular = singularOf(path);
  const ofPaging = pagingNames(operation);
  const filters = asked
    .filter(({ name }) => !ofPaging.has(name))
    .flatMap(({ name, value }) => {
      const ofKind = filterOfKind(name, value, items, idsOf);
      return filterFor(name, value, { fields, singular, ofKind }) ?? ofKind ?? filterInside(name, value, items) ?? [];
    });
  const kept = items.filter((item) => filters.every((isWanted) => isWanted(item)));
  const order = asked.find(({ name }) => conventions.sort.test(name))?.value ?? defaultOf(operation, 'sort');
  const direction = asked.find(({ name }) => conventions.sortDirection.test(name))?.value;
  return cutPage(sorted(kept, order, direction, idField), asked, operation, idField);
}

/** Cuts a list as the query asks, whatever else that asks for. */
export function cutItems(
  items: readonly JsonObject[],
  operation: Operation,
  values: ParameterValues,
  idField?: string,
): Page {
  return cutPage([...items], askedOf(operation, values), operation, idField);
}

/** What a query asks for, by the defaults of what it does not send. */
function askedOf(operation: Operation, values: ParameterValues): { name: string; value: Json }[] {
  const query = operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name);
  return query.flatMap((name) => {
    const value = values.get(`query ${name}`) ?? defaultOf(operation, name);
    return value === undefined ? [] : [{ name: withoutPrefix(name, query), value: listIn(value) }];
  });
}

/** The name of a parameter without a first word that all have: `taskIds` of `var_task_ids`. */
function withoutPrefix(name: string, all: readonly string[]): string {
  const [first = ''] = name.split('_');
  const isShared = all.length > 1 && first !== name && all.every((each) => each.startsWith(`${first}_`));
  if (!isShared) return name;
  return name.slice(first.length + 1).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The values of a list that is written in braces: `{1,2}`. */
function listIn(value: Json): Json {
  return typeof value === 'string' && /^\{.*\}$/.test(value) ? value.slice(1, -1).split(',') : value;
}

type Filter = (item: JsonObject) => boolean;

/** The filter for ids that are in a list of the items: `shopIds` is about the `shopId` of each response of a task. */
function filterInside(name: string, value: Json, items: readonly JsonObject[]): Filter | undefined {
  if (!conventions.filtersByIds.test(name)) return undefined;
  const inside = (item: JsonObject): JsonObject[] => Object.values(item).flatMap((list) => objectsOf(list));
  const fields = new Set(items.flatMap(inside).flatMap((object) => Object.keys(object)));
  const field = [name, name.replace(/s$/, '')].find((each) => fields.has(each));
  if (field === undefined) return undefined;
  const wanted = new Set([value].flat().map(String));
  return (item) => inside(item).some((object) => comparedTexts(object[field]).some((each) => wanted.has(each)));
}

/** Finds the ids of the objects of a kind that an item leads to. */
type IdsOf = (kind: string, item: JsonObject) => readonly string[];

/**
 * A filter by ids of objects that an item refers to under another name or through another object: `regionIds` applies to a
 * `cluster` that is a `Region`, and to the region of the store in `shopId`.
 */
function filterOfKind(name: string, value: Json, items: readonly JsonObject[], idsOf: IdsOf): Filter | undefined {
  const [, kind] = conventions.idOf.exec(name) ?? [];
  if (kind === undefined || !items.some((item) => idsOf(kind, item).length > 0)) return undefined;
  const wanted = new Set([value].flat().map(String));
  return (item) => idsOf(kind, item).some((each) => wanted.has(each));
}

function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The filter that a parameter stands for; undefined for one that is about no field. Items without that field are left to `ofKind`. */
function filterFor(
  name: string,
  value: Json,
  { fields, singular, ofKind }: { fields: ReadonlySet<string>; singular: string; ofKind: Filter | undefined },
): Filter | undefined {
  const had = typeof value === 'boolean' ? fieldHad(name, fields, singular) : undefined;
  if (had !== undefined) return (item) => value === false || comparedTexts(item[had] ?? []).length > 0;
  const own = fieldFor(name, fields, singular);
  const isSubstring = typeof value === 'string' && conventions.search.test(name);
  const searched =
    own ?? (isSubstring ? fieldFor(name.replace(conventions.searchEnding, ''), fields, singular) : undefined);
  if (isSubstring) return containsText(searched, value);
  if (own !== undefined) {
    const wanted = new Set([value].flat().map(String));
    const hasWanted: Filter = (item) => comparedTexts(item[own]).some((each) => wanted.has(each));
    // What is shown of another object may be older than the id that leads to it.
    return (item) => (ofKind && (isJsonObject(item[own]) || !(own in item)) ? ofKind(item) : hasWanted(item));
  }
  const [, stem = '', bound = ''] = conventions.bound.exec(name) ?? [];
  const field = stem === '' ? undefined : timeField(stem, fields);
  if (field === undefined || !isScalar(value) || value === null) return undefined;
  const isStart = conventions.lowerBound.test(bound);
  return (item) => {
    const at = item[field];
    if (at === null || at === undefined) return false;
    return isStart ? compare(at, value) >= 0 : compare(at, value) < 0;
  };
}

/** Items with a text in a field; where no field is called after the parameter, in any of their texts. */
function containsText(field: string | undefined, text: string): Filter {
  const wanted = text.toLowerCase();
  return (item) =>
    (field === undefined ? Object.values(item) : [item[field] ?? ''])
      .filter((value) => value !== null && isScalar(value))
      .some((value) => String(value).toLowerCase().includes(wanted));
}

/** The field that a parameter names: itself, its singular, or the ids of what it names. */
function fieldFor(name: string, fields: ReadonlySet<string>, singular: string): string | undefined {
  const one = name.replace(/ies$/, 'y').replace(/s$/, '');
  const stem = one.replace(/_?ids?$/i, '');
  if (
    conventions.ownIds.test(name) ||
    (name !== stem && stem.toLowerCase() === singular && !fields.has(name) && !fields.has(one))
  )
    return fields.has('id') ? 'id' : undefined;
  return [name, one, `${one}Id`, ...(stem === one ? [] : [`${stem}s`, stem])].find((each) => fields.has(each));
}

/** The field that items have to have: `dir` for `withDirs`. */
function fieldHad(name: string, fields: ReadonlySet<string>, singular: string): string | undefined {
  const [, first = '', rest = ''] = /^with_?([A-Za-z])(\w*)$/.exec(name) ?? [];
  return first === '' || fields.has(name) ? undefined : fieldFor(`${first.toLowerCase()}${rest}`, fields, singular);
}

/** The field that a range is about: `createdAfter` is about `createDate`, or `creationDate`. */
function timeField(stem: string, fields: ReadonlySet<string>): string | undefined {
  const short = stem.replace(/d$/, '');
  const names = [
    stem,
    `${stem}Date`,
    `${stem}At`,
    `${stem}_at`,
    `${short}Date`,
    `${stem.replace(/ed$/, 'ion')}Date`,
    `${short}edAt`,
    `${short}At`,
    `${stem}On`,
    `${stem}_time`,
    `${stem}Time`,
  ];
  return names.find((name) => fields.has(name));
}

/** The texts by which a field is compared: those of its items, and of objects their ids. */
function comparedTexts(value: Json | undefined): string[] {
  if (value === undefined) return [];
  return [value].flat().map((each) => String(isJsonObject(each) ? (each.id ?? '') : each));
}

/** Sorts by `field`, `-field`, `field,desc` or `field:desc`; an order that names no field changes nothing. Equal rows without ids keep their order. */
function sorted(
  items: readonly JsonObject[],
  order: Json | undefined,
  direction: Json | undefined,
  idField: string | undefined,
): JsonObject[] {
  const [, minus, field, suffix] = /^([+-]?)([\w.]+)(?:[,: ](asc|desc))?$/i.exec(String([order].flat()[0] ?? '')) ?? [];
  if (field === undefined || !items.some((item) => field in item)) return [...items];
  const isDown = minus === '-' || /^desc/i.test(suffix ?? String(direction ?? ''));
  if (!isDown || idField === undefined)
    return [...items].sort((a, b) => (isDown ? -1 : 1) * compare(a[field] ?? null, b[field] ?? null));
  // Among objects of one time, what was made last comes first: the highest number, else the last one.
  const idOf = ({ [idField]: id }: JsonObject): JsonNumber => (isNumber(id) ? id : 0);
  return [...items]
    .reverse()
    .sort((a, b) => compare(b[field] ?? null, a[field] ?? null) || compareNumbers(idOf(b), idOf(a)));
}

function compare(a: Json, b: Json): number {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  const isMixed = typeOfValue(a) !== typeOfValue(b);
  const [first, second] = [timeOf(a, isMixed), timeOf(b, isMixed)];
  if (first !== undefined && second !== undefined) return first - second;
  return String(a).localeCompare(String(b), 'en');
}

/** A time in milliseconds, of a text or a number that is one; a number may be in seconds, where it is compared with a text. */
export function timeOf(value: Json, mayBeSeconds: boolean): number | undefined {
  if (typeof value === 'number') return mayBeSeconds && value < 1e11 ? value * 1000 : value;
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined;
  const isLocal = /T[\d:.]+$/.test(value);
  const time = Date.parse(isLocal ? `${value}Z` : value);
  return Number.isNaN(time) ? undefined : time;
}
