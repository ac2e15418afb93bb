import type { Json } from '../../json';
import { parseJson, toJsonText } from '../../jsonText';
import { formText } from '../../request/writeBody';

/** What a line takes, where a browser has a picker or a keyboard for it. */
type LineInput = 'date' | 'date-time' | 'date-time-local' | 'integer';

/** What a reader fills a field in with. */
export type Control =
  /** One line, of which `input` says what it takes, or several. */
  | { kind: 'text'; input?: LineInput | 'lines' }
  | { kind: 'choice'; options: string[] }
  /** Several values, of the `options` where there are some. */
  | { kind: 'list'; options?: string[] }
  | { kind: 'json' }
  | { kind: 'file'; isList: boolean };

/** What is in a field: a text, or one for each value of a list. */
export type FieldValue = string | string[];

/** One field of a form. */
export interface Field {
  name: string;
  required: boolean;
  /** Without markup. */
  description?: string;
  control: Control;
  /** What is in it at the start. */
  initial?: FieldValue;
}

const shownIn: Record<LineInput, RegExp> = {
  date: /^(\d{4}-\d\d-\d\d)?$/,
  'date-time': /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.0+)?Z)?$/,
  'date-time-local': /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.0+)?)?$/,
  integer: /^\d*$/,
};

/**
 * Whether a browser's picker or keyboard can take a text: pickers show full dates (RFC 3339, 5.6) and times to the
 * second, those with a zone in UTC alone, and a keyboard of digits has no sign.
 */
export function fitsInput(input: LineInput, text: string): boolean {
  return shownIn[input].test(text);
}

/** A value as it is in a field. */
export function toFieldValue(value: Json, { kind }: Control): FieldValue {
  if (kind === 'json') return toJsonText(value, 2);
  if (kind === 'list') return (Array.isArray(value) ? value : [value]).map(formText);
  return formText(value);
}

/** The value that is in a field; a text that should be JSON and is not stands for itself. */
export function fromFieldValue(value: FieldValue, { kind }: Control): Json {
  if (kind !== 'json' || Array.isArray(value)) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}
