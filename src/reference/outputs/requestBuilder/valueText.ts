import type { Json } from '../../json';
import { formText } from '../../request/writeBody';
import type { PlainSchema } from './valueSchema';

/** What is in a field for a plain value. */
export function plainText(value: Json | undefined): string {
  return value === undefined || value === null ? '' : formText(value);
}

/**
 * The value of a text that is in a field: undefined for an empty one that need not be sent. A text that cannot be a
 * value of the schema stands for itself, so that a check says what is wrong with it.
 */
export function plainValue(
  { control, values, isNumber }: PlainSchema,
  text: string,
  required: boolean,
): Json | undefined {
  if (text === '' && (!required || isNumber || control.kind === 'choice')) return undefined;
  if (values) return values.find((value) => formText(value) === text) ?? text;
  return isNumber ? numberOf(text) : text;
}

/** A number, unless it would lose digits. */
function numberOf(text: string): number | string {
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)) return text;
  const number = Number(text);
  const isExact = Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number));
  return isExact ? number : text;
}

/** What a value of unknown shape is written as. */
export function looseText(value: Json | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' && looseValue(value) === value ? value : JSON.stringify(value, null, 2);
}

/** The value of such a text: what it is as JSON, else the text itself. */
export function looseValue(text: string): Json | undefined {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
