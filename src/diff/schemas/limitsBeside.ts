import { isNode, isSame, type Node } from '../../reference/json';
import { boundGroups } from '../../reference/keywords/limits';
import type { Pair } from '../comparison';
import { allowedTypes } from './allowed';
import { type Alternatives, alternativesOf } from './alternatives';
import { scalars } from './types';
import { type SchemaOfView, statedIn, type View } from './views';

/** What limits scalars, beside alternatives as well as in each. */
const movable = ['type', 'format', 'pattern', ...boundGroups.flatMap(({ rows }) => rows.map(({ keyword }) => keyword))];

/**
 * The pair with what limits scalars beside alternatives written in each of these, where the other side does not state the same
 * beside its own, or is one of them alone.
 */
export function withLimitsInside({ base, revision }: Pair): Pair {
  return { base: moveInside(base, revision), revision: moveInside(revision, base) };
}

function moveInside(view: View, other: View): View {
  const [alternatives, ...others] = alternativesOf(view);
  const isOne = alternativesOf(other).length === 0 && allowedTypes(other)?.size === 1;
  if (!alternatives || others.length > 0 || !(isOne || alternativesOf(other).length > 0)) return view;
  const moved = movable.filter(
    (keyword) => !(isOne && keyword === 'type') && isMovable(keyword, view, other, alternatives),
  );
  const entries = moved.flatMap((keyword) => statedIn(view, keyword).map(({ value }) => [keyword, value] as const));
  if (entries.length === 0) return view;
  return {
    ...view,
    schemas: view.schemas.map((schema) => withMoved(schema, alternatives, Object.fromEntries(entries))),
  };
}

/** Whether a keyword stands once beside alternatives, in none of them, and not the same on the other side. */
function isMovable(keyword: string, view: View, other: View, { members }: Alternatives): boolean {
  const [stated, ...further] = statedIn(view, keyword);
  if (!stated || further.length > 0) return false;
  // Where one side has properties in its alternatives that the other has beside them, these say that each is an object.
  const isOfObjects = keyword === 'type' && stated.value === 'object';
  if (!isOfObjects && statedIn(other, keyword).some(({ value }) => isSame(value, stated.value))) return false;
  if (keyword === 'type' && ![stated.value].flat().every((type) => [...scalars, 'object'].includes(String(type))))
    return false;
  return members.every(({ value }) => isNode(value) && value.$ref === undefined && value[keyword] === undefined);
}

function withMoved({ node, ...rest }: SchemaOfView, { keyword, pointer }: Alternatives, moved: Node): SchemaOfView {
  const left = Object.fromEntries(Object.entries(node).filter(([name]) => !Object.hasOwn(moved, name)));
  const members = left[keyword];
  if (`${rest.pointer}/${keyword}` !== pointer || !Array.isArray(members)) return { ...rest, node: left };
  return { ...rest, node: { ...left, [keyword]: members.map((member: Node) => ({ ...member, ...moved })) } };
}
