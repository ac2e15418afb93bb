import { type Json, valueKey } from './json';
import { toJsonText } from './jsonText';

/** A value as it is written in a row: texts bare, an empty text and everything else as JSON. */
export function toLiteral(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : toJsonText(value);
}

/**
 * Returns what writes the values of a list as literals so that a reader can tell them apart: a text is JSON where it looks as
 * another value does (`"1"` beside `1`), or has white space that a page does not show. Other values are written as `toLiteral`
 * does.
 */
export function literalWriter(values: readonly Json[]): (value: Json) => string {
  const known = new Set(values.map(valueKey));
  const bare = keysByLook(values, toLiteral);
  const isClear = (value: Json): boolean => {
    const literal = toLiteral(value);
    return typeof value !== 'string' || (bare.get(looks(literal))?.size === 1 && looks(literal) === literal);
  };
  const write = (value: Json): string => (isClear(value) ? toLiteral(value) : JSON.stringify(value));
  // A text with quotation marks may be the JSON of another one.
  const areApart = [...keysByLook(values, write).values()].every((keys) => keys.size === 1);
  return (value) => {
    if (!known.has(valueKey(value))) return toLiteral(value);
    return areApart || typeof value !== 'string' ? write(value) : JSON.stringify(value);
  };
}

/** A literal as a page shows it. */
function looks(literal: string): string {
  return literal.replace(/\s+/g, ' ').trim();
}

/** The values that look alike once they are written, by their looks; equal ones (1 and 1.0) may have several. */
function keysByLook(values: readonly Json[], write: (value: Json) => string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const value of values) {
    const look = looks(write(value));
    found.set(look, (found.get(look) ?? new Set()).add(valueKey(value)));
  }
  return found;
}
