import { isNode } from '../../reference/json';
import { boundGroups } from '../../reference/keywords/limits';
import { createUnit } from '../comparison';
import { allowedTypes, textKeywords, withSubtypes } from './allowed';
import { compareLimits, compareMultiples } from './limits';
import { compareFormats, scalars } from './types';
import { comparePatterns, compareValues } from './values';
import type { LocatedValue, View, Views } from './views';

/** What allows all values of the types. */
const plainKeywords = ['type', 'nullable', 'deprecated', ...textKeywords];

/** What is understood of a schema that has to allow all values of another one: types, and limits that can be compared. */
const comparedKeywords = new Set([
  ...plainKeywords,
  ...['format', 'enum', 'const', 'multipleOf', 'pattern'],
  ...boundGroups.flatMap(({ rows }) => rows.map(({ keyword }) => keyword)),
]);

/** More alternatives than these are not tried one with each other. */
const maxAlternatives = 64;

/**
 * Whether one of several other alternatives allows whatever a schema of scalars does: every integer is a number, every UUID a
 * text, and what is at least 5 is at least 1. Objects are left out, whose fields matter to clients though another one allows
 * any object. Among very many alternatives none is looked for.
 */
export function isIncluded(view: View, others: readonly View[]): boolean {
  const types = [...(allowedTypes(view) ?? [])];
  const areScalar = types.length > 0 && types.every((type) => type === 'null' || scalars.includes(type));
  return areScalar && others.length <= maxAlternatives && others.some((other) => allowsAll(other, view, types));
}

/** Whether a change from the narrow schema to the wide one would refuse no value. */
function allowsAll(wide: View, narrow: View, types: readonly string[]): boolean {
  const isCompared = ({ node }: View['schemas'][number]): boolean =>
    Object.keys(node).every((keyword) => comparedKeywords.has(keyword) || keyword.startsWith('x-'));
  if (wide.isNever || !wide.schemas.every(isCompared)) return false;
  const known = allowedTypes(wide);
  if (known && !types.every((type) => withSubtypes(known).has(type))) return false;
  const [pair, unit] = [{ base: narrow, revision: ofAllNumbers(wide) }, createUnit()];
  const at = { unit, direction: 'request' as const, base: narrow.pointer, revision: wide.pointer };
  for (const compare of [compareFormats, compareValues, compareLimits, compareMultiples, comparePatterns])
    compare(pair, at);
  return unit.changes.every(({ verdict }) => verdict === 'safe');
}

/** A view without the format `double`, which every number of JSON has, integers too. */
function ofAllNumbers(view: View): View {
  return { ...view, schemas: view.schemas.map((schema) => ({ ...schema, node: withoutDouble(schema.node) })) };
}

function withoutDouble<Value>(value: Value): Value {
  if (!isNode(value) || value.format !== 'double') return value;
  const { format: _double, ...node } = value;
  return node as Value;
}

/** Alternatives without those that another one includes; of several that include each other, the first one stays. */
export function withoutIncluded(alternatives: readonly LocatedValue[], views: Views): LocatedValue[] {
  let kept = [...alternatives];
  if (kept.length > maxAlternatives) return kept;
  for (const member of [...alternatives].reverse()) {
    const others = kept.filter((each) => each !== member).map((each) => views.view([each]));
    if (isIncluded(views.view([member]), others)) kept = kept.filter((each) => each !== member);
  }
  // The values of alternatives together have a format that all of them have.
  return kept.length === alternatives.length
    ? kept
    : kept.map((each) => ({ ...each, value: withoutDouble(each.value) }));
}
