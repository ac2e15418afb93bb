import { isNode } from '../json';
import type { Description } from '../load/description';
import type { Schema } from '../model';
import { extendPointer } from '../pointer';
import type { Problem } from '../problems';
import { type ExampleCache, identityOf } from './exampleCache';

/** A notice for each schema whose example took too many steps to be checked, at the place of the schema. */
export function findUncheckedExamples(
  cache: ExampleCache,
  schemaNodes: ReadonlyMap<Schema, unknown>,
  { document, locate }: Pick<Description, 'document' | 'locate'>,
): Problem[] {
  const nodes = new Set([...cache.unchecked].map((schema) => schemaNodes.get(identityOf(schema, cache))));
  return nodes.size === 0 ? [] : pointersOf(document, nodes).map((pointer) => toNotice(pointer, locate));
}

function toNotice(pointer: string, locate: Description['locate']): Problem {
  return {
    severity: 'notice',
    place: locate(pointer),
    message: 'The example of this schema takes too many steps, so it may be one that the schema does not accept.',
    remedy: 'Give the schema an `example`, or fewer alternatives that lead to each other.',
  };
}

/** Where in the document these nodes stand, each once. */
function pointersOf(value: unknown, nodes: Set<unknown>, pointer = '#'): string[] {
  const own = isNode(value) && nodes.delete(value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null || nodes.size === 0) return own;
  const inner = Object.entries(value).flatMap(([key, each]) => pointersOf(each, nodes, extendPointer(pointer, key)));
  return [...own, ...inner];
}
