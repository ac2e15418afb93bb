import { isNumberText, numberOf } from '../../exactNumber';
import type { Json } from '../../json';
import { parseJson, toJsonText } from '../../jsonText';
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
  return isNumber && isNumberText(text) ? numberOf(text) : text;
}

/** What a value of unknown shape is written as. */
export function looseText(value: Json | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' && looseValue(value) === value ? value : toJsonText(value, 2);
}

/** The value of such a text: what it is as JSON, else the text itself. */
export function looseValue(text: string): Json | undefined {
  if (text === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
