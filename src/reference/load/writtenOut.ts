import { isNode, type Node, ownValue } from '../json';
import { methodFields } from '../methods';
import { extendPointer, valueAt } from '../pointer';
import type { Problem } from '../problems';
import type { Description } from './description';
import { createSchemaSizes } from './schemaSizes';

/**
 * Characters that the operations and models of a description may have when each is written out with all that it shares with
 * others: what pages and samples are made of. Those of descriptions in use have up to three times as many as the description.
 */
const limits = { base: 2_000_000, perCharacter: 20 };

/** A part of a description that is written out somewhere, with the characters that this takes. */
interface Part {
  pointer: string;
  /** What of it takes the most, in words. */
  what: string;
  size: number;
}

/**
 * An error where what operations and models share, each written out with it, makes the description very much longer: servers,
 * security, parameters, responses, links, callbacks, bodies, and the fields of a base schema. Pages would grow with the square
 * of what is written. Every part is looked at once.
 */
export function findRepetition({ document, locate }: Pick<Description, 'document' | 'locate'>): Problem[] {
  const root = document as unknown as Node;
  const sizeOf = createSizes(root);
  const parts = [...operationParts(root, sizeOf), ...schemaParts(root)];
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  if (total <= limits.base) return [];
  const written = sizeOfTree(root);
  const most = limits.base + limits.perCharacter * written;
  if (total <= most) return [];
  const largest = parts.reduce((one, other) => (other.size > one.size ? other : one));
  const message =
    `Written out for each operation and model, what they share makes the description ${Math.round(total / written)} times as long, ` +
    `so it is not read. Most has this place, by its ${largest.what}.`;
  const remedy = `Let fewer operations and models share as many ${largest.what}.`;
  return [{ severity: 'error', place: locate(largest.pointer), message, remedy, code: 'excess' }];
}

type SizeOf = (value: unknown) => number;

/** Operations with what their paths and the document give them. */
function operationParts(root: Node, sizeOf: SizeOf): Part[] {
  const schemes = isNode(root.components) ? root.components.securitySchemes : undefined;
  const sizeOfSecurity = (security: unknown): number => {
    const used = (Array.isArray(security) ? security : []).flatMap((each) => (isNode(each) ? Object.keys(each) : []));
    const inside = used.map((name) => (isNode(schemes) ? sizeOf(ownValue(schemes, name)) : 0));
    return sizeOf(security) + inside.reduce((sum, size) => sum + size, 0);
  };
  const shared = once(sizeOf);
  const security = once(sizeOfSecurity);
  return ['paths', 'webhooks'].flatMap((field) =>
    Object.entries(isNode(root[field]) ? root[field] : {}).flatMap(([path, written]) => {
      const item = followed(written, root);
      const methods = Object.keys(item).filter((key) => methodFields.includes(key.toLowerCase()));
      return methods.map((method): Part => {
        const operation = isNode(item[method]) ? item[method] : {};
        const sizes: Record<string, number> = Object.fromEntries(
          Object.entries(operation).map(([name, value]) => [name, shared(value)]),
        );
        sizes.servers = shared(operation.servers ?? item.servers ?? root.servers);
        sizes.security = security(operation.security ?? root.security);
        sizes.parameters = (sizes.parameters ?? 0) + shared(item.parameters);
        // Each parameter says where it stands, by the path.
        const count = [operation.parameters, item.parameters].reduce<number>((sum, each) => sum + lengthOf(each), 0);
        sizes.path = path.length * count;
        const [what = ''] = Object.entries(sizes).reduce((one, other) => (other[1] > one[1] ? other : one));
        const size = Object.values(sizes).reduce((sum, each) => sum + each, 0);
        return { pointer: extendPointer('#', field, path, method), what, size };
      });
    }),
  );
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/** Named schemas with the fields of those that they extend. */
function schemaParts(root: Node): Part[] {
  const schemas = isNode(root.components) && isNode(root.components.schemas) ? root.components.schemas : {};
  const { composed } = createSchemaSizes(root);
  return Object.entries(schemas).map(([name, schema]) => ({
    pointer: extendPointer('#', 'components', 'schemas', name),
    what: 'fields',
    size: composed(schema),
  }));
}

/** A value, or what a reference in its place leads to. */
function followed(value: unknown, root: Node): Node {
  const target = isNode(value) && typeof value.$ref === 'string' ? valueAt(root, value.$ref) : value;
  return isNode(target) ? target : {};
}

/**
 * Measures values with everything written out that is no schema; a schema, which pages show by rows of a limited number, counts
 * with its examples and enumerations.
 */
function createSizes(root: Node): SizeOf {
  const { spread } = createSchemaSizes(root);
  const known = new Map<string, number>();
  const sizeOf = (value: unknown): number => {
    if (typeof value === 'string') return value.length + 3;
    if (typeof value !== 'object' || value === null) return 6;
    if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + sizeOf(each), 2);
    let size = 2;
    for (const key of Object.keys(value)) {
      const inner = (value as Node)[key];
      // Callbacks inside those of an operation have a limit of their own.
      if (key === 'callbacks') continue;
      size += key.length + 4;
      if (key === 'schema' || key === 'itemSchema') size += spread(inner);
      else if (key === '$ref' && typeof inner === 'string') size += sizeOfTarget(inner);
      else size += sizeOf(inner);
    }
    return size;
  };
  const sizeOfTarget = (reference: string): number => {
    const size = known.get(reference);
    if (size !== undefined) return size;
    // What is inside itself is left out there.
    known.set(reference, 0);
    const found = sizeOf(valueAt(root, reference));
    known.set(reference, found);
    return found;
  };
  return sizeOf;
}

/** Measures what several share once. */
function once(measure: SizeOf): SizeOf {
  const known = new Map<unknown, number>();
  return (value) => {
    const size = known.get(value) ?? measure(value);
    known.set(value, size);
    return size;
  };
}

/** Characters of a value as it is written. */
function sizeOfTree(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 6;
  let size = 2;
  for (const key of Object.keys(value)) size += key.length + 4 + sizeOfTree((value as Node)[key]);
  return size;
}
