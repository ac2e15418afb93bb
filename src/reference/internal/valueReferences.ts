import { isNode } from '../json';
import { extendPointer } from '../pointer';
import type { Part, Parts } from './parts';
import type { References } from './references';
import type { Edits } from './rewrite';

/** Fields of schemas, parameters and media types that hold values of the author's. */
const valueFields = ['example', 'examples', 'default', 'const', 'enum', 'x-example', 'x-examples'];

/** Example Objects with a reference in their value to something that goes: it is data there, but has the name of that. */
export function examplesThatRefer({ all }: Parts, references: References, gone: ReadonlySet<Part>): Part[] {
  const refers = createFinder(references, gone);
  return all.filter((part) => part.object === 'Example' && !gone.has(part) && refers(part.node));
}

/** Takes out the fields with values that refer to something that goes. */
export function dropValuesThatRefer(
  { all, at }: Parts,
  references: References,
  gone: ReadonlySet<Part>,
  edits: Edits,
): void {
  const refers = createFinder(references, gone);
  for (const { object, node, pointer } of all) {
    // The examples of others are Example Objects.
    const fields = object === 'Example' ? [] : valueFields.filter((field) => node[field] !== undefined);
    for (const field of fields) {
      const place = extendPointer(pointer, field);
      const entries = isNode(node[field]) ? Object.keys(node[field]) : [];
      if (entries.some((key) => at.has(extendPointer(place, key)))) continue;
      if (refers(node[field])) edits.dropped.add(place);
    }
  }
}

/** Finds whether a value has a reference to something that goes, at any depth. */
function createFinder({ follow }: References, gone: ReadonlySet<Part>): (value: unknown) => boolean {
  const refers = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    const { $ref } = value as { $ref?: unknown };
    const target = typeof $ref === 'string' ? follow($ref)?.part : undefined;
    return (target !== undefined && gone.has(target)) || Object.values(value).some(refers);
  };
  return (value) => gone.size > 0 && refers(value);
}
