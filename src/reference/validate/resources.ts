import { isNode, type Node } from '../json';
import { isData } from '../keywords/suppliedValues';
import { toPointer, valueAt } from '../pointer';

/** A schema with an `$id` of its own (JSON Schema 2020-12, core 8.2.1), or the document: what references are relative to. */
export interface Resource {
  /** Absolute, without a fragment. */
  uri: string;
  root: Node;
  /** Its place in the document. */
  pointer: string;
}

/** What a reference leads to. `pointer` is its place in the resource, `#/a/b`. */
export interface Target {
  node: unknown;
  resource: Resource;
  pointer: string;
}

/** The resources of a document, and how references in them are resolved. */
export interface Resources {
  document: Resource;
  /** The resource that a schema with an `$id` begins, unless another one has taken that name before. */
  begunBy: (node: Node) => Resource | undefined;
  /** Whether there are others than the document. */
  isDivided: boolean;
  /**
   * What a reference in a resource leads to; undefined for one that cannot be resolved. Nothing outside the document is
   * read.
   */
  find: (reference: string, from: Resource) => Target | undefined;
}

/**
 * Finds the resources of a document that has this address. A reference of a resource that cannot be resolved in it may
 * lead to the document.
 */
export function findResources(root: Node, uri: string): Resources {
  const document: Resource = { uri, root, pointer: '#' };
  const byUri = new Map([[document.uri, document]]);
  const byNode = new Map<Node, Resource>();
  const anchors = new Map<Node, Map<string, string>>();
  collect(root, document);

  /** `keys` lead to the value, those after the first `depth` from its resource; they are the same list all the way down. */
  function collect(value: unknown, within: Resource, keys: string[] = [], depth = 0): void {
    if (typeof value !== 'object' || value === null) return;
    let [resource, start] = [within, depth];
    if (isNode(value)) {
      const uri = typeof value.$id === 'string' ? toUri(value.$id, within.uri) : undefined;
      if (uri !== undefined && !byUri.has(uri)) {
        [resource, start] = [{ uri, root: value, pointer: toPointer(keys) }, keys.length];
        byUri.set(uri, resource);
        byNode.set(value, resource);
      }
      for (const name of [value.$anchor, value.$dynamicAnchor]) {
        const known = anchors.get(resource.root) ?? new Map<string, string>();
        if (typeof name === 'string' && !known.has(name))
          anchors.set(resource.root, known.set(name, toPointer(keys.slice(start))));
      }
    }
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'object' || isData(key, inner)) continue;
      keys.push(key);
      collect(inner, resource, keys, start);
      keys.pop();
    }
  }

  function findIn(resource: Resource, fragment: string): Target | undefined {
    const isPointer = fragment === '' || fragment.startsWith('/');
    const pointer = isPointer ? `#${fragment}` : anchors.get(resource.root)?.get(fragment);
    const node = pointer === undefined ? undefined : valueAt(resource.root, pointer);
    return pointer === undefined || node === undefined ? undefined : { node, resource, pointer };
  }

  return {
    document,
    begunBy: (node) => byNode.get(node),
    isDivided: byNode.size > 0,
    find: (reference, from) => {
      const [address = '', fragment = ''] = reference.split(/#(.*)/s);
      const uri = address === '' ? from.uri : toUri(address, from.uri);
      const resource = uri === undefined ? undefined : byUri.get(uri);
      const found = resource && findIn(resource, fragment);
      return found ?? (address === '' ? findIn(document, fragment) : undefined);
    },
  };
}

function toUri(reference: string, from: string): string | undefined {
  if (!URL.canParse(reference, from)) return undefined;
  const url = new URL(reference, from);
  url.hash = '';
  return url.href;
}
