import { allowedTypes, textKeywords, withSubtypes } from './allowed';
import { scalars } from './types';
import type { LocatedValue, View, Views } from './views';

/** What allows all values of the types. */
const plainKeywords = ['type', 'nullable', 'deprecated', ...textKeywords];

/**
 * Whether one of several alternatives, another one, allows whatever a schema of scalars does: every integer is a number, every
 * UUID a text. Objects are left out, whose fields matter to clients though another one allows any object.
 */
export function isIncluded(view: View, alternatives: readonly View[] = []): boolean {
  const types = [...(allowedTypes(view) ?? [])];
  const areScalar = types.length > 0 && types.every((type) => type === 'null' || scalars.includes(type));
  return areScalar && alternatives.some((other) => other.pointer !== view.pointer && isPlainOf(other, types));
}

function isPlainOf(view: View, types: readonly string[]): boolean {
  const wide = withSubtypes(allowedTypes(view) ?? new Set());
  const isPlain = view.schemas.every(({ node }) => Object.keys(node).every((key) => plainKeywords.includes(key)));
  return isPlain && types.every((type) => wide.has(type));
}

/** Alternatives without those that another one includes; of several that include each other, the first one stays. */
export function withoutIncluded(alternatives: readonly LocatedValue[], views: Views): LocatedValue[] {
  const kept = [...alternatives];
  for (const member of [...alternatives].reverse()) {
    const others = kept.filter((each) => each !== member).map((each) => views.view([each]));
    if (isIncluded(views.view([member]), others)) kept.splice(kept.indexOf(member), 1);
  }
  return kept;
}
