import { isNode } from '../reference/node';
import { listOf } from '../reference/objects/context';

/** Whether two values are the same, in whichever order the members of objects stand. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  }
  if (!isNode(a) || !isNode(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

/** The values of a list that another one has not. */
export function besides(list: unknown, other: unknown): unknown[] {
  return listOf(list).filter((value) => !listOf(other).some((known) => sameJson(known, value)));
}
