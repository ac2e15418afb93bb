import { ExactNumber, isNumber } from '../exactNumber';
import type { Json } from '../json';
import { toJsonText } from '../jsonText';
import { commaLines } from './text';

/** How a language writes JSON's values as literals of its own. */
export interface LiteralStyle {
  indent: string;
  text: (text: string) => string;
  constant: (value: boolean | null) => string;
  entry: (key: string, value: string) => string;
  object: (keys: string[]) => [open: string, close: string];
}

const widestList = 60;

/** A JSON value as a literal of the language; lists of scalars stay on one line while they are short. */
export function nativeLiteral(value: Json, style: LiteralStyle): string {
  if (typeof value === 'string') return style.text(value);
  if (isNumber(value)) return toJsonText(value);
  if (typeof value === 'boolean' || value === null) return style.constant(value);
  return Array.isArray(value) ? list(value, style) : object(value, style);
}

/** Whether each string of a value is Unicode text: a lone surrogate is none, though JSON can escape it. */
export function isUnicode(value: Json): boolean {
  return !/\\ud[89a-f]/i.test(toJsonText(value));
}

/** Whether a language holds each number of a value as it is written: `holds` says so of one that JavaScript does not. */
export function keepsNumbers(value: Json, holds: (text: string) => boolean): boolean {
  if (value instanceof ExactNumber) return holds(value.text);
  return typeof value !== 'object' || value === null || Object.values(value).every((each) => keepsNumbers(each, holds));
}

/** Whether a number is written as an integer of any size, without an exponent. */
export function isPlainInteger(text: string): boolean {
  return /^-?[1-9]\d*$/.test(text);
}

function list(values: Json[], style: LiteralStyle): string {
  const items = values.map((value) => nativeLiteral(value, style));
  const line = `[${items.join(', ')}]`;
  const isFlat = values.every((value) => typeof value !== 'object' || value === null || isNumber(value));
  return isFlat && line.length <= widestList ? line : commaLines('[', items, ']', style.indent);
}

function object(value: { [key: string]: Json }, style: LiteralStyle): string {
  const entries = Object.entries(value);
  const [open, close] = style.object(Object.keys(value));
  if (entries.length === 0) return `${open}${close}`;
  const items = entries.map(([key, item]) => style.entry(key, nativeLiteral(item, style)));
  return commaLines(open, items, close, style.indent);
}
