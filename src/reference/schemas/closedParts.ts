import { listOf } from '../buildContext';
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
 * a closed type. What they say counts for the whole. `opened` are those that refuse nothing anywhere, as in an inheritance with a
 * discriminator.
 */
export function compositionsOfClosed(document: unknown, opened: ReadonlySet<unknown>): Map<unknown, Composition> {
  const found = new Map<unknown, Composition>();
  const visited = new Set<unknown>();
  const namesOf = createNamesOf();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    if (isNode(value) && Array.isArray(value.allOf)) {
      const parts = partsOf(value, document);
      const stating = parts.filter((part) => namesOf(part).length > 0);
      const isContradicted = stating.some((part) => isClosedPart(part) && leavesNothing(part, parts, namesOf));
      if (isContradicted && !parts.some((part) => part !== value && opened.has(part)))
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

/** Whether a closed part refuses all fields that the others state, or one that is required. One that leaves some is taken by its word. */
export function leavesNothing(part: Node, parts: readonly Node[], namesOf: NamesOf): boolean {
  const others = parts.filter((each) => each !== part && namesOf(each).length > 0);
  if (part.patternProperties !== undefined || others.length === 0) return false;
  if (!others.some((other) => sharesName(part, other, namesOf))) return true;
  const isRefused = (name: string): boolean => !states(part, name) && others.some((other) => states(other, name));
  return parts.some((each) => listOf(each.required).map(String).some(isRefused));
}

/** The names of the fields that a part states. */
export type NamesOf = (part: Node) => string[];

/** Makes the function that lists the fields of a part, each once: there may be as many parts of one schema as it has fields. */
export function createNamesOf(): NamesOf {
  const known = new Map<unknown, string[]>();
  return ({ properties }) => {
    const names = known.get(properties) ?? Object.keys(asNode(properties));
    known.set(properties, names);
    return names;
  };
}

/** Whether two parts state one field, which the names of the smaller tell. */
function sharesName(one: Node, other: Node, namesOf: NamesOf): boolean {
  const [small, large] = namesOf(one).length < namesOf(other).length ? [one, other] : [other, one];
  return namesOf(small).some((name) => states(large, name));
}

function states({ properties }: Node, name: string): boolean {
  return Object.hasOwn(asNode(properties), name);
}

/** Parts of a schema that are looked at. */
const maxParts = 200;

/** A schema and all that it is made of by `allOf`, also what it refers to there. */
export function partsOf(schema: Node, document: unknown): Node[] {
  const parts = new Set<Node>([schema]);
  for (const { $ref, allOf } of parts) {
    if (parts.size > maxParts) break;
    const target = typeof $ref === 'string' && $ref.startsWith('#/') ? valueAt(document, $ref) : undefined;
    for (const inner of [target, ...(Array.isArray(allOf) ? allOf : [])]) if (isNode(inner)) parts.add(inner);
  }
  return [...parts];
}
