import { compareNumbers, isInteger, isNumber, type JsonNumber } from '../exactNumber';
import { isNode, type Json, typeOfValue, valueKey } from '../json';
import { readPattern } from '../pattern';
import { isTypeName } from './keyword';

// How the validator takes the values of keywords. What is not as JSON Schema 2020-12 wants it says nothing.

export const number = (value: unknown): unknown => (isNumber(value) ? value : undefined);

/** How many there may be of something. */
export const count = (value: unknown): unknown => (isNumber(value) ? Number(value) : undefined);

export const text = (value: unknown): unknown => (typeof value === 'string' ? value : undefined);

export const list = (value: unknown): unknown => (Array.isArray(value) ? value : undefined);

export const onlyTrue = (value: unknown): unknown => (value === true ? true : undefined);

export const asStated = (value: unknown): unknown => value;

/** A pattern that can be read. */
export const pattern = (value: unknown): unknown =>
  typeof value === 'string' && readPattern(value) ? value : undefined;

/** The fields of a map whose names are patterns that can be read. */
export const byPattern = (value: unknown): unknown =>
  isNode(value) ? Object.fromEntries(Object.entries(value).filter(([source]) => readPattern(source))) : undefined;

/** Lists of names by a name. */
export const namesByName = (value: unknown): unknown =>
  isNode(value)
    ? Object.fromEntries(Object.entries(value).map(([name, names]) => [name, [names].flat().map(String)]))
    : undefined;

/** Types, if all of them are known. */
export function typeNames(value: unknown): unknown {
  const stated = [value].flat().map(String);
  return stated.length > 0 && stated.every((type) => type === 'null' || isTypeName(type)) ? stated : undefined;
}

// Whether a value keeps a keyword, with each number as exact as it is written; the validator's library rounds them.

/** For a number, how it has to compare with a limit. */
export function compared(isKept: (difference: number) => boolean): (limit: JsonNumber, value: Json) => boolean {
  return (limit, value) => !isNumber(value) || isKept(compareNumbers(value, limit));
}

/** Whether a value is of one of the types. */
export function isOfTypes(types: readonly string[], value: Json): boolean {
  return types.includes(typeOfValue(value)) || (types.includes('integer') && isNumber(value) && isInteger(value));
}

/** Whether no item of a list is there twice. */
export function hasNoRepeats(value: Json): boolean {
  return !Array.isArray(value) || new Set(value.map(valueKey)).size === value.length;
}

// What a reader reads when a value is refused.

/** `must have at least 2 items`. */
export function atLeast(noun: string): (limit: Json) => string {
  return (limit) => `must have at least ${counted(limit, noun)}`;
}

/** `must have at most 1 item`. */
export function atMost(noun: string): (limit: Json) => string {
  return (limit) => `must have at most ${counted(limit, noun)}`;
}

function counted(number: Json, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** `a, b or c`. */
export function listed(value: Json, last = 'or'): string {
  const items = [value].flat().map(String);
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}` : items.join('');
}

/** `must be "PDF" or "CSV"`, from values as JSON; too many to read in a sentence are counted. */
export function oneOfValues(values: Json): string {
  const sentence = `must be ${listed(values)}`;
  return sentence.length <= 200 ? sentence : `must be one of the ${[values].flat().length} values that are listed`;
}
