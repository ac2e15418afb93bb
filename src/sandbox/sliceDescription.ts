import { methodFields } from '../reference/methods';
import { asNode, isNode, type Node } from '../reference/node';
import { pointerKeys, toPointer, valueAt } from '../reference/pointer';
import { withoutTexts } from './withoutTexts';

/** An operation by its place under `paths`: the method in lower case. */
export interface OperationPlace {
  path: string;
  method: string;
}

/** Keywords by which schemas find each other from anywhere in a description (JSON Schema core, 8.2). */
const foundByName = new Set(['$id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$recursiveAnchor', '$recursiveRef']);

/**
 * Makes a cutter for a bundled description (OpenAPI 3.x): it gives the part that requests to some operations are checked
 * by, without texts. That is their paths, what these refer to, directly or through others, the security schemes and what
 * holds for the whole API. Where schemas find each other by name, every component stays.
 */
export function createSlicer(document: object): (operations: readonly OperationPlace[]) => object {
  const { paths, components, webhooks: _webhooks, tags: _tags, ...root } = withoutTexts(document) as Node;
  const stripped = { paths, components };
  const targets = new Map<object, readonly string[]>();
  let isByName: boolean | undefined;
  const targetsOf = (unit: unknown): readonly string[] => {
    if (!isNode(unit)) return [];
    const known = targets.get(unit) ?? referencesIn(unit);
    targets.set(unit, known);
    return known;
  };
  return (operations) => {
    const part: Node = { ...root, paths: pathsOf(asNode(paths), operations) };
    isByName ??= hasNames(components);
    if (isByName) return { ...part, components };
    const { securitySchemes } = asNode(components);
    part.components = securitySchemes === undefined ? {} : { securitySchemes };
    // A set goes on to what is added while it is read.
    const found = new Set(referencesIn(part.paths));
    for (const pointer of found) {
      const [first, ...others] = unitKeys(pointer);
      const unit = valueAt(stripped, toPointer([first ?? '', ...others]));
      if (first === undefined || unit === undefined) continue;
      put(part, [first, ...others], unit);
      for (const next of targetsOf(unit)) found.add(next);
    }
    return part;
  };
}

/** The path items of the operations, with these alone. What they send by themselves, nobody asks for. */
function pathsOf(paths: Node, operations: readonly OperationPlace[]): Node {
  const kept: Node = {};
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const asked = new Set(operations.filter((operation) => operation.path === path).map(({ method }) => method));
    const fields = Object.entries(asNode(paths[path])).flatMap(([name, value]): [string, unknown][] => {
      if (!methodFields.includes(name)) return [[name, value]];
      const { callbacks: _callbacks, ...operation } = asNode(value);
      return asked.has(name) ? [[name, operation]] : [];
    });
    kept[path] = Object.fromEntries(fields);
  }
  return kept;
}

/** Pointers in a part of the document, and what the mapping of a discriminator names. */
function referencesIn(part: unknown): string[] {
  const found: string[] = [];
  const visit = (value: unknown, isMapping: boolean): void => {
    if (typeof value === 'string') {
      if (value.startsWith('#/')) found.push(value);
      else if (isMapping) found.push(toPointer(['components', 'schemas', value]));
    } else if (Array.isArray(value)) for (const item of value) visit(item, false);
    else if (isNode(value))
      for (const [name, inner] of Object.entries(value)) visit(inner, name === 'mapping' || isMapping);
  };
  visit(part, false);
  return found;
}

/** A path or a component, of which a reference may name a part. */
function unitKeys(pointer: string): string[] {
  const keys = pointerKeys(pointer);
  return keys.slice(0, keys[0] === 'paths' ? 2 : 3);
}

function put(part: Node, keys: readonly string[], value: unknown): void {
  let holder = part;
  for (const key of keys.slice(0, -1)) {
    holder[key] = asNode(holder[key]);
    holder = holder[key] as Node;
  }
  holder[keys.at(-1) ?? ''] = value;
}

function hasNames(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasNames);
  return isNode(value) && Object.entries(value).some(([name, inner]) => foundByName.has(name) || hasNames(inner));
}
