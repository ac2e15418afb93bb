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
  const known = new Map(values.map((value) => [valueKey(value), value]));
  const bare = countLooks([...known.values()].map(toLiteral));
  const isClear = (value: Json): boolean => {
    const literal = toLiteral(value);
    return typeof value !== 'string' || (bare.get(looks(literal)) === 1 && looks(literal) === literal);
  };
  const write = (value: Json): string => (isClear(value) ? toLiteral(value) : JSON.stringify(value));
  const written = countLooks([...known.values()].map(write));
  // A text with quotation marks may be the JSON of another one.
  const areApart = [...written.values()].every((count) => count === 1);
  return (value) => {
    if (!known.has(valueKey(value))) return toLiteral(value);
    return areApart || typeof value !== 'string' ? write(value) : JSON.stringify(value);
  };
}

/** A literal as a page shows it. */
function looks(literal: string): string {
  return literal.replace(/\s+/g, ' ').trim();
}

function countLooks(literals: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const literal of literals) counts.set(looks(literal), (counts.get(looks(literal)) ?? 0) + 1);
  return counts;
}
