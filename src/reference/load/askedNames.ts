import type { Node } from '../json';
import { visitNodes } from './visitNodes';

/**
 * The names that schemas ask for by dynamic references, inside them and in what they refer to, by each schema that something
 * refers to. `targetOf` says what a node refers to, `nameOf` which name it asks for.
 */
export function askedNames(
  nodes: readonly Node[],
  targetOf: (node: Node) => Node | undefined,
  nameOf: (node: Node) => string | undefined,
): Map<Node, Set<string>> {
  const targets = new Set(nodes.map(targetOf).filter((target) => target !== undefined));
  const asked = new Map<Node, Set<string>>([...targets].map((target) => [target, new Set()]));
  const referrers = new Map<Node, Set<Node>>();
  const waiting: [Node, string][] = [];
  const add = (target: Node, name: string): void => {
    if (asked.get(target)?.has(name)) return;
    asked.get(target)?.add(name);
    waiting.push([target, name]);
  };
  for (const target of targets)
    visitNodes(target, false, (node, isDefinition, pointer) => {
      if (isDefinition || isDefinitionPlace(pointer)) return true;
      const [name, referred] = [nameOf(node), targetOf(node)];
      if (name !== undefined) add(target, name);
      if (referred) referrers.set(referred, (referrers.get(referred) ?? new Set()).add(target));
      return false;
    });
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const referrer of referrers.get(next[0]) ?? []) add(referrer, next[1]);
  return asked;
}

/** Whether a place is that of a definition inside a schema, which says nothing where nobody refers to it. */
export function isDefinitionPlace(pointer: string): boolean {
  return /\/\$defs\/[^/]+$/.test(pointer);
}
