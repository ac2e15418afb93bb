import { groupBy } from '../groupBy';
import { asNode, isNode, type Node } from '../json';
import { methodFields, statedMethod } from '../methods';
import { pointerKeys, toPointer, valueAt } from '../pointer';
import { type OperationPlace, ownLinksOfOperation, ownLinksOfResponse, pathItemAt } from './ownLinks';
import { hasNames, referencesIn, schemesNamedIn, variantsOf } from './references';

export type { OperationPlace } from './ownLinks';

/**
 * Makes the slicer of a bundled description (OpenAPI 3.x). It returns a description of some operations alone: their paths,
 * the components that these refer to, directly or through others, their security schemes and tags, and what holds for the
 * whole API. Links to other operations (4.20) are left out, and so are extensions of the root. Where schemas find each
 * other by name, every component stays.
 */
export function createSlicer(document: object): (operations: readonly OperationPlace[]) => object {
  const { paths: _paths, components, webhooks: _webhooks, tags, security, ...root } = document as Node;
  const lasting = Object.fromEntries(Object.entries(root).filter(([name]) => !name.startsWith('x-')));
  const { schemas, securitySchemes } = asNode(components);
  const variants = variantsOf(asNode(schemas));
  // Components are read once, however many operations refer to them.
  const references = new Map<unknown, readonly string[]>();
  const referencesOf = (unit: unknown): readonly string[] => {
    const known = references.get(unit) ?? referencesIn(unit);
    references.set(unit, known);
    return known;
  };
  const isByName = hasNames(components);
  const tagsOf = createTagFinder(tags);

  return (operations) => {
    const paths = pathsOf(document, operations);
    const chosen = Object.values(paths).flatMap(operationsOf);
    const isInherited = security !== undefined && chosen.some((operation) => operation.security === undefined);
    const usedTags = tagsOf(chosen);
    const slice: Node = { ...lasting, ...(isInherited ? { security } : {}) };
    if (usedTags.length > 0) slice.tags = usedTags;
    slice.paths = paths;
    if (isByName) return { ...slice, components };
    // Iterating a Set includes values that are added meanwhile.
    const found = new Set(referencesIn(paths));
    for (const pointer of found) {
      const keys = unitKeys(pointer);
      const unit = valueAt(document, toPointer(keys));
      // What holds for the whole API is there already.
      if (unit === undefined || Object.hasOwn(lasting, keys[0] ?? '')) continue;
      const isResponse = keys[0] === 'components' && keys[1] === 'responses';
      put(slice, keys, isResponse ? ownLinksOfResponse(unit, document, operations) : unit);
      for (const next of [...referencesOf(unit), ...(variants.get(toPointer(keys)) ?? [])]) found.add(next);
    }
    return withSecuritySchemes(slice, asNode(securitySchemes));
  };
}

/** The path items of the operations, with these alone. */
function pathsOf(document: object, operations: readonly OperationPlace[]): Node {
  const kept: Node = {};
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const here = operations.filter((operation) => operation.path === path);
    const asked = new Set(here.map(({ method }) => statedMethod(method)));
    const { $ref, ...own } = asNode(pathItemAt(path, document));
    // A path item may stand elsewhere (4.9), with operations that are not asked for.
    const item: Node = { ...(typeof $ref === 'string' ? asNode(valueAt(document, $ref)) : {}), ...own };
    const chosen = (method: string, operation: unknown): [string, unknown][] =>
      asked.has(statedMethod(method)) ? [[method, ownLinksOfOperation(operation, document, operations)]] : [];
    const fields = Object.entries(item).flatMap(([name, value]): [string, unknown][] => {
      if (methodFields.includes(name)) return chosen(name, value);
      if (name !== 'additionalOperations') return [[name, value]];
      const others = Object.entries(asNode(value)).flatMap(([method, operation]) => chosen(method, operation));
      return others.length > 0 ? [[name, Object.fromEntries(others)]] : [];
    });
    kept[path] = Object.fromEntries(fields);
  }
  return kept;
}

function operationsOf(pathItem: unknown): Node[] {
  const item = asNode(pathItem);
  const others = Object.values(asNode(item.additionalOperations));
  return [...methodFields.map((method) => item[method]), ...others].filter(isNode);
}

/**
 * Finds the tags of operations (4.22), and those that these are under (3.2), in their order. The tags are read once; of two
 * with one name the first says what it is under.
 */
function createTagFinder(tags: unknown): (operations: readonly Node[]) => Node[] {
  const stated: Node[] = Array.isArray(tags) ? tags.filter(isNode) : [];
  const places = groupBy(stated.keys(), (index) => [String(stated[index]?.name)]);
  return (operations) => {
    const listed = operations.flatMap((operation) => (Array.isArray(operation.tags) ? operation.tags : []));
    const names = new Set(listed.map(String));
    for (const name of names) {
      const parent = stated[places.get(name)?.[0] ?? -1]?.parent;
      if (parent !== undefined) names.add(String(parent));
    }
    const found = [...names].flatMap((name) => places.get(name) ?? []).sort((a, b) => a - b);
    return found.map((index) => stated[index]).filter(isNode);
  };
}

/** A slice with those security schemes that a requirement in it names (4.30). */
function withSecuritySchemes(slice: Node, schemes: Node): Node {
  const named = schemesNamedIn(slice);
  const used = Object.entries(schemes).filter(([name]) => named.has(name));
  if (used.length === 0) return slice;
  return { ...slice, components: { ...asNode(slice.components), securitySchemes: Object.fromEntries(used) } };
}

/** The keys of the path or component that a reference leads into. */
function unitKeys(pointer: string): string[] {
  const keys = pointerKeys(pointer);
  return keys.slice(0, keys[0] === 'paths' ? 2 : 3);
}

function put(slice: Node, keys: readonly string[], value: unknown): void {
  let holder = slice;
  // A component may be called `__proto__`.
  const set = (key: string, inner: unknown): void => {
    Object.defineProperty(holder, key, { value: inner, enumerable: true, configurable: true, writable: true });
  };
  for (const key of keys.slice(0, -1)) {
    const inner = Object.hasOwn(holder, key) ? asNode(holder[key]) : {};
    set(key, inner);
    holder = inner;
  }
  set(keys.at(-1) ?? '', value);
}
