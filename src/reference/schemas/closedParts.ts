import { asNode, isNode, type Node } from '../json';
import { isNothing } from '../keywords/keyword';
import { valueAt } from '../pointer';

/** What a schema is made of by `allOf`. */
interface Composition {
  /** Whether the parts together allow no other fields: each that states fields says so. */
  isClosed: boolean;
}

/**
 * The schemas of a description, in its own words, whose parts cannot mean what they say by `additionalProperties: false`: one
 * part refuses fields that another has (`allOf`), so that no value could have both, as generators write what extends or takes in
 * a closed type. What they say counts for the whole. `opened` are those of an inheritance with a discriminator, which refuse
 * nothing.
 */
export function compositionsOfClosed(document: unknown, opened: ReadonlySet<unknown>): Map<unknown, Composition> {
  const found = new Map<unknown, Composition>();
  const visited = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    if (isNode(value) && Array.isArray(value.allOf)) {
      const parts = partsOf(value, document);
      const stating = parts.filter(({ properties }) => Object.keys(asNode(properties)).length > 0);
      const names = new Set(stating.flatMap(({ properties }) => Object.keys(asNode(properties))));
      const isContradicted = stating.some((part) => isClosedPart(part) && lacks(part, names.size));
      if (isContradicted && !parts.some((part) => opened.has(part)))
        found.set(value, { isClosed: stating.every(isClosedPart) });
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(document);
  return found;
}

/** Whether a part of a schema allows only the fields that it states. */
function isClosedPart({ additionalProperties }: Node): boolean {
  return isNothing(additionalProperties);
}

/** Whether a closed part has no place for some of the fields that all parts have together. */
function lacks({ properties, patternProperties }: Node, count: number): boolean {
  return patternProperties === undefined && Object.keys(asNode(properties)).length < count;
}

/** Parts of a schema that are looked at. */
const maxParts = 200;

/** A schema and all that it is made of by `allOf`, also what it refers to there. */
function partsOf(schema: Node, document: unknown): Node[] {
  const parts = new Set<Node>([schema]);
  for (const { $ref, allOf } of parts) {
    if (parts.size > maxParts) break;
    const target = typeof $ref === 'string' && $ref.startsWith('#/') ? valueAt(document, $ref) : undefined;
    for (const inner of [target, ...(Array.isArray(allOf) ? allOf : [])]) if (isNode(inner)) parts.add(inner);
  }
  return [...parts];
}
