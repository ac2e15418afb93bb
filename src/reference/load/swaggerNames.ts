import { asNode, isNode } from '../json';
import { setOwn } from '../setOwn';

/** Names of fields that mean something else to the converter: it calls the one, and sets the other. */
const taken = ['hasOwnProperty', '__proto__'];

/** What such a name begins with meanwhile, of characters that the name of a component can have. */
const mark = 'name.of.the.author.';

const step = new RegExp(`(?<=/)(${mark})?(?=(${taken.join('|')})(/|$))`, 'g');

/** Gives fields with such names other names, in references as well; with an empty `prefix`, their own again. */
export function prefixNames(value: unknown, prefix = mark, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const entries = Object.entries(value);
  if (isNode(value) && entries.some(([name]) => isTaken(name))) {
    for (const [name] of entries) Reflect.deleteProperty(value, name);
    for (const [name, inner] of entries) setOwn(value, isTaken(name) ? prefix + name.replace(mark, '') : name, inner);
  }
  for (const [name, inner] of entries) {
    if (name === '$ref' && typeof inner === 'string') asNode(value).$ref = inner.replace(step, prefix);
    else prefixNames(inner, prefix, seen);
  }
}

function isTaken(name: string): boolean {
  return taken.includes(name.replace(mark, ''));
}
