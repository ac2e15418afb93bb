import { asNode, isNode, type Node, ownValue } from '../json';
import { pointerKeys } from '../pointer';
import { createNamesOf, leavesNothing, type NamesOf } from './closedParts';

/**
 * The schemas of a description that are closed around others: `additionalProperties: false` beside an `allOf` refuses every
 * field that the schema does not state itself (JSON Schema 2020-12, 10.3.2.3), so that nothing but `{}`, or nothing at all,
 * is left of what it is made of. Authors mean the whole.
 */
export function closedAround(document: unknown): Node[] {
  const schemas = asNode(asNode(asNode(document).components).schemas);
  const found: Node[] = [];
  const namesOf = createNamesOf();
  const seen = new Set<unknown>();
  const open: unknown[] = [document];
  for (const value of open) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isNode(value) && isClosedAround(value, schemas, namesOf)) found.push(value);
    for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) open.push(inner);
  }
  return found;
}

function isClosedAround(schema: Node, schemas: Node, namesOf: NamesOf): boolean {
  const { additionalProperties, allOf } = schema;
  if (additionalProperties !== false || !Array.isArray(allOf)) return false;
  return leavesNothing(schema, [schema, ...partsOf(allOf, schemas)], namesOf);
}

/** More schemas are not looked at for one that is closed around them: a chain of them would be gone through for each of its links. */
const maxMembers = 200;

/** The members of an `allOf`, and all that they are made of. */
function partsOf(members: readonly unknown[], schemas: Node): Node[] {
  const open = new Set(members);
  // Iterating a Set includes entries that are added meanwhile.
  for (const schema of open) {
    if (!isNode(schema)) continue;
    const { allOf } = schema;
    const further = [...(Array.isArray(allOf) ? allOf : []), ownValue(schemas, nameIn(schema))];
    for (const member of further) if (open.size < maxMembers) open.add(member);
  }
  return [...open].filter(isNode);
}

/** The name of the schema of the description that a schema refers to; empty for any other. */
export function nameIn({ $ref }: Node): string {
  const [, , name = '', ...further] = typeof $ref === 'string' ? pointerKeys($ref) : [];
  return further.length === 0 ? name : '';
}
