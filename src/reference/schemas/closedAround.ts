import { isNode, type Node } from '../json';
import { createNamesOf, leavesNothing, type NamesOf, partsOf } from './closedParts';

/**
 * The schemas of a description that are closed around others: `additionalProperties: false` beside an `allOf` refuses every
 * field that the schema does not state itself (JSON Schema 2020-12, 10.3.2.3), so that nothing but `{}`, or nothing at all,
 * is left of what it is made of. Authors mean the whole.
 */
export function closedAround(document: unknown): Node[] {
  const found: Node[] = [];
  const namesOf = createNamesOf();
  const seen = new Set<unknown>();
  const open: unknown[] = [document];
  for (const value of open) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isNode(value) && isClosedAround(value, document, namesOf)) found.push(value);
    for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) open.push(inner);
  }
  return found;
}

function isClosedAround(schema: Node, document: unknown, namesOf: NamesOf): boolean {
  const { additionalProperties, allOf } = schema;
  if (additionalProperties !== false || !Array.isArray(allOf)) return false;
  return leavesNothing(schema, partsOf(schema, document), namesOf);
}
