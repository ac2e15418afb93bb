import { isNode } from './json';
import { extendPointer } from './pointer';

/** Where these objects stand in a document, each once, in its order. The whole document is walked through. */
export function pointersOf(document: unknown, nodes: Iterable<unknown>): string[] {
  const left = new Set(nodes);
  return left.size === 0 ? [] : collect(document, left, '#');
}

function collect(value: unknown, left: Set<unknown>, pointer: string): string[] {
  const own = isNode(value) && left.delete(value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null || left.size === 0) return own;
  const inner = Object.entries(value).flatMap(([key, each]) => collect(each, left, extendPointer(pointer, key)));
  return [...own, ...inner];
}
