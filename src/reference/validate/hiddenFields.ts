import { isNode, type Node } from '../json';
import { type Direction, directions, hidingKeyword } from '../schema';
import type { Resources, Target } from './resources';

/** The names of an object's fields that are hidden in a direction. */
export type HiddenFields = Record<Direction, ReadonlySet<string>>;

/**
 * Makes the look-up of the fields of a schema that are read-only or write-only, by its own words, by those of what it
 * refers to, and by those of the members of its `allOf` (OpenAPI 3.0, 4.7.24.2; JSON Schema 2020-12, validation 9.4).
 */
export function createHiddenFields({ find, document, begunBy }: Resources): (node: Node) => HiddenFields {
  const applied = new Map<Node, Set<Node>>();
  const targets = new Map<Node, Target | undefined>();
  const marked = new Map<Node, Direction[]>();

  function appliedTo(node: Node): Set<Node> {
    const known = applied.get(node) ?? collect(node, new Set());
    applied.set(node, known);
    return known;
  }

  function collect(value: unknown, found: Set<Node>): Set<Node> {
    if (!isNode(value) || found.has(value)) return found;
    found.add(value);
    if (typeof value.$ref === 'string') collect(targetOf(value, value.$ref), found);
    if (Array.isArray(value.allOf)) for (const member of value.allOf) collect(member, found);
    return found;
  }

  function targetOf(node: Node, reference: string): unknown {
    const known = targets.get(node) ?? find(reference, begunBy(node) ?? document);
    targets.set(node, known);
    return known?.node;
  }

  function marksOf(property: Node): Direction[] {
    const known = marked.get(property);
    if (known) return known;
    const all = [...appliedTo(property)];
    const marks = directions.filter((direction) => all.some((schema) => schema[hidingKeyword[direction]] === true));
    marked.set(property, marks);
    return marks;
  }

  function hiddenIn(schemas: Node[]): HiddenFields {
    const hidden = { request: new Set<string>(), response: new Set<string>() };
    for (const { properties } of schemas) {
      for (const [name, property] of Object.entries(isNode(properties) ? properties : {})) {
        if (isNode(property)) for (const direction of marksOf(property)) hidden[direction].add(name);
      }
    }
    return hidden;
  }

  // Of one schema with fields, however many refer to it.
  const ofOne = new Map<Node, HiddenFields>();
  return (node) => {
    const stating = [...appliedTo(node)].filter(({ properties }) => isNode(properties));
    const [only] = stating;
    if (!only || stating.length > 1) return hiddenIn(stating);
    const hidden = ofOne.get(only) ?? hiddenIn(stating);
    ofOne.set(only, hidden);
    return hidden;
  };
}
