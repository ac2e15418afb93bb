import { rows } from '../keywords/rows';
import { asNode, isNode, type Node } from '../node';
import { escapeToken, pointerKeys } from '../pointer';
import { createHiddenFields, type HiddenFields } from './hiddenFields';
import { isSchema, toJsonSchema, type Writer } from './jsonSchema';
import { findResources, type Resource } from './resources';

/** Schemas of a description as one JSON Schema whose `$defs` hold them, each that is alike once. */
interface SchemaDocument {
  schema: Node;
  /** Address of each schema in it, by the node of the description. */
  addresses: Map<unknown, string>;
  /** Names of the description's named schemas, by their address. */
  names: Map<string, string>;
}

/**
 * Writes schemas of a description, with all that they refer to, as one JSON Schema. A schema with an `$id` is written
 * whole, since what is inside it may refer to its own names, and is extended by them (`$dynamicRef`). `uri` is the address
 * of the result.
 */
export function writeSchemas(document: Node, nodes: Iterable<unknown>, uri: string): SchemaDocument {
  const resources = findResources(document, uri);
  const hiddenIn = createHiddenFields(resources);
  const is30 = String(document.openapi).startsWith('3.0');
  const definitions: Node = {};
  const addresses = new Map<unknown, string>();
  const alike = new Map<string, string>();
  const anchors = new Set<string>();
  const waiting: (() => void)[] = [];

  let count = 0;
  const nextKey = (): string => `${count++}`;
  const addressOf = (key: string): string => `${resources.document.uri}#/$defs/${key}`;

  function define(node: unknown, write: () => unknown): string {
    const key = nextKey();
    definitions[key] = true;
    addresses.set(node, addressOf(key));
    waiting.push(() => {
      definitions[key] = write();
    });
    return addressOf(key);
  }

  /** The address of a schema that something refers to: it is known before the schema is written, so that cycles end. */
  function addressOfNamed(node: unknown): string {
    const known = addresses.get(node);
    if (known !== undefined) return known;
    const resource = isNode(node) ? resources.begunBy(node) : undefined;
    if (resource) return addressOfResource(resource);
    return define(node, () => (isNode(node) ? write(node, resources.document) : node));
  }

  function addressOfResource(resource: Resource): string {
    if (addresses.has(resource.root)) return resource.uri;
    const key = nextKey();
    definitions[key] = true;
    addResourceAddresses(resource.root, resource.uri, '');
    waiting.push(() => {
      definitions[key] = { $id: resource.uri, ...write(resource.root, resource) };
    });
    return resource.uri;
  }

  function addResourceAddresses(value: unknown, uri: string, pointer: string): void {
    if (typeof value !== 'object' || value === null) return;
    if (!addresses.has(value) && isWritten(pointer)) addresses.set(value, `${uri}#${encodeURI(pointer)}`);
    for (const [key, inner] of Object.entries(value)) {
      const isOwn = !isNode(inner) || resources.begunBy(inner) === undefined;
      if (isOwn) addResourceAddresses(inner, uri, `${pointer}/${escapeToken(key)}`);
    }
  }

  /** A schema that is inside another one. */
  function writeInner(value: unknown, within: Resource, outer?: HiddenFields): unknown {
    if (!isNode(value)) return value;
    const resource = resources.begunBy(value);
    if (resource) return { $ref: addressOfResource(resource) };
    if (within !== resources.document) return write(value, within, outer);
    const known = addresses.get(value);
    if (known !== undefined) return { $ref: known };
    const written = write(value, within, outer);
    const text = JSON.stringify(written);
    const address = alike.get(text) ?? define(value, () => written);
    alike.set(text, address);
    addresses.set(value, address);
    return { $ref: address };
  }

  function place(value: unknown): string {
    const written = writeInner(value, resources.document);
    return isNode(written) ? String(written.$ref) : define(value, () => value);
  }

  function write(node: Node, within: Resource, outer?: HiddenFields): Node {
    const writer: Writer = {
      is30,
      hiddenIn,
      inner: (value, hidden) => writeInner(value, within, hidden),
      reference: (keyword, reference) => writeReference(keyword, reference, within),
    };
    return { ...toJsonSchema(node, writer, outer), ...writeNames(node, within) };
  }

  /** What a schema can be referred to by. Of several with one anchor in the document, it is the first one's. */
  function writeNames(node: Node, within: Resource): Node {
    const { $anchor, $dynamicAnchor, $defs, definitions: older } = node;
    if (within !== resources.document) {
      const inner = [$defs, older].map((map) =>
        Object.entries(isNode(map) ? map : {}).filter(([, value]) => isSchema(value)),
      );
      const [own, earlier] = inner.map((entries) =>
        Object.fromEntries(entries.map(([name, value]) => [name, writeInner(value, within)])),
      );
      const stated = Object.entries({ $anchor, $dynamicAnchor }).filter(([, name]) => typeof name === 'string');
      return { ...Object.fromEntries(stated), $defs: own, definitions: earlier };
    }
    if (typeof $dynamicAnchor !== 'string' || anchors.has($dynamicAnchor)) return {};
    anchors.add($dynamicAnchor);
    return { $dynamicAnchor };
  }

  function writeReference(keyword: '$ref' | '$dynamicRef', reference: string, within: Resource): Node {
    const target = resources.find(reference, within);
    if (!target || !isSchema(target.node)) return {};
    const [, fragment = ''] = reference.split('#');
    const isAnchor = fragment !== '' && !fragment.startsWith('/');
    const { resource, pointer, node } = target;
    if (resource === resources.document || !isWritten(pointer)) {
      const address = addressOfNamed(node);
      return { [keyword]: keyword === '$dynamicRef' && isAnchor ? `${resource.uri}#${fragment}` : address };
    }
    addressOfResource(resource);
    return { [keyword]: resource.uri + (isAnchor ? `#${fragment}` : pointer) };
  }

  function writeWaiting(): void {
    for (let next = waiting.pop(); next; next = waiting.pop()) next();
  }

  const names = new Map(namedNodes(document).map(([name, node]) => [addressOfNamed(node), name]));
  writeWaiting();
  // A schema is built after those inside it; here it is written before them, since it can say something for them.
  for (const node of [...nodes].reverse()) {
    if (isSchema(node) && !addresses.has(node)) addresses.set(node, place(node));
  }
  writeWaiting();
  return { schema: { $defs: definitions }, addresses, names };
}

function namedNodes({ components }: Node): [string, unknown][] {
  return Object.entries(asNode(asNode(components).schemas)).filter(([, node]) => isSchema(node));
}

/** How many steps each keyword that holds schemas takes to one of them. */
const stepsTo = new Map(
  rows.flatMap(({ keyword, kind, assertsNothing }): [string, number][] => {
    if (assertsNothing || !/^[@[{<]Schema/.test(kind)) return [];
    return [[keyword, kind === '@Schema' ? 1 : 2]];
  }),
);

/** Whether every step on the way to a place in a resource is one that is written, so that the place is there. */
function isWritten(pointer: string): boolean {
  const keys = pointerKeys(pointer);
  while (keys.length > 0) {
    const steps = stepsTo.get(keys[0] ?? '');
    if (steps === undefined || keys.length < steps) return false;
    keys.splice(0, steps);
  }
  return true;
}
