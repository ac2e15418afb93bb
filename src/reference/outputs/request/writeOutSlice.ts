import { valueAt } from '../../pointer';
import { isNode, type Node, type Position, positionOf } from './positions';
import type { RequestSlice } from './requestSlice';

/** References that may be open inside each other; far above what is written, and low enough for the stack. */
const maxOpen = 100;

/**
 * Writes the references of a slice out. A reference to what is open further up ends as the bare type. Undefined as soon
 * as the text would have more than `most` characters: closely linked schemas grow without measure when written out.
 */
export function writeOutSlice(slice: RequestSlice, most: number): Node | undefined {
  let left = most;
  const open: string[] = [];
  const targets = new Map<string, unknown>();

  const writeOutReference = (reference: string, beside: Node): unknown => {
    const target = targets.get(reference) ?? valueAt(slice, reference);
    targets.set(reference, target);
    if (open.includes(reference)) return { type: isNode(target) ? (target.type ?? 'object') : 'object' };
    if (open.length === maxOpen) left = -1;
    open.push(reference);
    const written = writeOut(isNode(target) ? { ...target, ...beside } : (target ?? {}), 'part');
    open.pop();
    return written;
  };

  const writeOut = (value: unknown, position: Position): unknown => {
    if (left < 0) return undefined;
    if (typeof value !== 'object' || value === null) {
      left -= JSON.stringify(value)?.length ?? 0;
      return value;
    }
    if (Array.isArray(value)) {
      left -= 2 + value.length;
      return value.map((item) => writeOut(item, position));
    }
    const { $ref, ...rest } = value as Node;
    if (position === 'part' && typeof $ref === 'string') return writeOutReference($ref, rest);
    left -= 2;
    // This key would set the prototype of whatever it is copied to.
    const named = Object.entries(value).filter(([key]) => key !== '__proto__');
    const entries = named.map(([key, child]) => {
      left -= JSON.stringify(key).length + 2;
      const isKeyword = position === 'part';
      if (isKeyword && key === 'mapping' && isNode(child)) return [key, writeOutMapping(child)];
      if (isKeyword && key === 'type' && Array.isArray(child)) return [key, onlyType(child)];
      return [key, writeOut(child, positionOf(key, child, position))];
    });
    return Object.fromEntries(entries);
  };

  /** Those who read it take the schemas themselves for the values of a mapping. */
  const writeOutMapping = (mapping: Node): Node =>
    Object.fromEntries(
      Object.entries(mapping).map(([value, target]) => [value, writeOutReference(String(target), {})]),
    );

  const written = writeOut({ ...slice, components: { securitySchemes: slice.components.securitySchemes } }, 'part');
  return left < 0 ? undefined : (written as Node);
}

/** The type that a form asks for, of a list of them (JSON Schema 2020-12, 6.1.1): those who read it know one. */
function onlyType(types: unknown[]): unknown {
  return types.find((type) => type !== 'null') ?? 'null';
}
