import { isNode, type Node, ownValue } from '../json';
import { methodFields } from '../methods';
import { extendPointer, valueAt } from '../pointer';
import type { Problem } from '../problems';
import { once, refuseRepetition, type SizeOf, type WrittenPart } from '../repetition';
import type { Description } from './description';
import { createSchemaSizes } from './schemaSizes';

/** Characters of a request and an answer that are saved for a media type, whatever its schema is. */
const perMediaType = 150;

/**
 * An error where what operations and models share, each written out with it, makes the description very much longer: servers,
 * security, parameters, responses, links, callbacks, bodies, and the fields of a base schema. Pages would grow with the square
 * of what is written. Every part is looked at once.
 */
export function findRepetition({
  document,
  source = document,
  locate,
}: Pick<Description, 'document' | 'source' | 'locate'>): Problem[] {
  const root = document as unknown as Node;
  return refuseRepetition([...operationParts(root, createSizes(root)), ...schemaParts(root)], source, locate);
}

/** Operations with what their paths and the document give them. */
function operationParts(root: Node, sizeOf: SizeOf): WrittenPart[] {
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
      return methods.map((method): WrittenPart => {
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
function schemaParts(root: Node): WrittenPart[] {
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
      if (key === 'content' && isNode(inner)) size += perMediaType * Object.keys(inner).length;
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
