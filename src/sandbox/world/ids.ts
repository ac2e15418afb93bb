import { greaterNumber, isNumber, type JsonNumber, nextInteger } from '../../reference/exactNumber';
import { isJsonObject, isSame, isScalar, type Json } from '../../reference/json';
import { conventions } from '../names/conventions';
import type { JsonObject, SandboxEnvironment } from '../request/types';

/** A UUID of version 4. */
export function newUuid(random: SandboxEnvironment['random']): string {
  const digits = `${hex(12, random)}4${hex(3, random)}${'89ab'[Math.floor(random() * 4)]}${hex(15, random)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function hex(length: number, random: SandboxEnvironment['random']): string {
  return Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** A secret of the same form as another one: as long, after the same `prefix_`. */
export function newSecret(like: string, random: SandboxEnvironment['random']): string {
  return like.replace(/[^_]+$/, (digits) => hex(digits.length, random));
}

/** Ids that no new object may get. */
export interface TakenIds {
  /** Whether an id, written as a text, is taken. */
  has: (id: string) => boolean;
  /** Takes one more id, at a cost that does not grow with those taken before. */
  add: (id: Json) => void;
  /** The largest number among them. */
  readonly largest: JsonNumber;
  /** For an id after which others are numbered, the last number that was given, if that is known. */
  lastNumbers?: Map<string, number>;
}

/** The ids of a list as taken ones. */
export function takenIds(ids: readonly Json[]): TakenIds {
  const texts = new Set<string>();
  let largest: JsonNumber = Number.NEGATIVE_INFINITY;
  const add = (id: Json): void => {
    texts.add(String(id));
    if (isNumber(id)) largest = greaterNumber(largest, id);
  };
  for (const id of ids) add(id);
  return {
    has: (id) => texts.has(id),
    add,
    get largest() {
      return largest;
    },
  };
}

/** An id of the same form as another one that is not taken: that one itself, if it is free. */
export function newId(like: Json, taken: TakenIds, random: SandboxEnvironment['random']): Json {
  if (!taken.has(String(like))) return like;
  if (isNumber(like)) return nextInteger(greaterNumber(like, taken.largest), 1);
  const text = String(like);
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return newUuid(random);
  // An ObjectId of MongoDB ends with a counter.
  if (/^[0-9a-f]{24}$/.test(text))
    return nextNumbered(text, { start: text.slice(0, -6), digits: text.slice(-6) }, 16, taken);
  const [, start = text, digits = '0'] = /^(.*?)(\d+)$/s.exec(text) ?? [];
  return nextNumbered(text, { start, digits }, 10, taken);
}

/** The next id with a higher number that is free. */
function nextNumbered(
  like: string,
  { start, digits }: { start: string; digits: string },
  radix: number,
  { has, lastNumbers }: TakenIds,
): string {
  const idOf = (number: number): string => start + number.toString(radix).padStart(digits.length, '0');
  const given = lastNumbers?.get(like);
  // What was given may belong to a state that nobody kept.
  const from = given !== undefined && has(idOf(given)) ? given : Number.parseInt(digits, radix);
  for (let number = from + 1; ; number += 1) {
    const next = idOf(number);
    if (has(next)) continue;
    lastNumbers?.set(like, number);
    return next;
  }
}

/** A value in which an object has another id: where its own id stands, and where others name it. */
export function withId(value: JsonObject, field: string, id: Json): JsonObject {
  const old = value[field];
  if (old === undefined || isSame(old, id)) return { ...value, [field]: id };
  return { ...withIdsReplaced(value, old, id), [field]: id };
}

/** An object in which another one's new id stands wherever it names that one. */
export function withIdsReplaced(value: JsonObject, old: Json, id: Json): JsonObject {
  return replaceId(value, old, id, '') as JsonObject;
}

function replaceId(value: Json, old: Json, id: Json, name: string): Json {
  if (Array.isArray(value)) return value.map((item) => replaceId(item, old, id, name));
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceId(inner, old, id, key)]));
  if (isScalar(value) && isSame(value, old) && conventions.holdsIds.test(name)) return id;
  // An id that is long enough to be unique is also replaced inside addresses.
  return typeof value === 'string' && typeof old === 'string' && old.length >= 8
    ? value.replaceAll(old, String(id))
    : value;
}

/** The object with the present time in its fields that say when it was made, or when it was last changed. */
export function withTimes(value: JsonObject, now: number, isNew: boolean): JsonObject {
  const entries = Object.entries(value).map(([name, time]): [string, Json] => {
    const isTime = conventions.updated.test(name) || (isNew && conventions.created.test(name));
    return [name, isTime ? timeLike(time, now) : time];
  });
  return Object.fromEntries(entries);
}

/** Whether a field says when an object was last changed, by its name. */
export function isTimeOfChange(name: string): boolean {
  return conventions.updated.test(name);
}

/** A time in the form of another one; what has no form of a time stays. */
export function timeLike(like: Json | undefined, now: number): Json {
  if (isNumber(like)) return Number(like) > 1e11 ? now : Number(like) > 1e8 ? Math.floor(now / 1000) : like;
  if (typeof like !== 'string' || !/^\d{4}-\d\d-\d\d/.test(like)) return like ?? null;
  const text = new Date(now).toISOString();
  if (/^\d{4}-\d\d-\d\d$/.test(like)) return text.slice(0, 10);
  const whole = like.includes('.') ? text : text.replace(/\.\d+/, '');
  return /(Z|[+-]\d\d:?\d\d)$/.test(like) ? whole : whole.replace(/Z$/, '');
}
