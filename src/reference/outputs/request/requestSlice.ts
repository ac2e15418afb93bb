import { extendPointer, pointerKeys, toPointer, valueAt } from '../../pointer';
import { isNode, type Node, type Position, positionOf } from './positions';
import { follow, type RequestPlace, requestOperation } from './requestOperation';

/** A description of one request that holds all it refers to, by name, and nothing else. */
export interface RequestSlice extends Node {
  openapi: string;
  info: { title: string; version: string };
  paths: Node;
  components: Record<string, Node>;
}

/**
 * Cuts one operation out of a bundled description: what its request is made from, with each named part that it reaches
 * under the name it has. Descriptions are left out, since the page has them. Undefined when there is no such operation.
 */
export function makeRequestSlice(document: Node, place: RequestPlace): RequestSlice | undefined {
  const operation = requestOperation(document, place);
  if (!operation) return undefined;
  const components = emptyMap<Node>();
  components.securitySchemes = securitySchemes(document, operation.security);
  const { parameters, requestBody, ...rest } = operation;
  const request = { parameters, ...(requestBody === undefined ? {} : { requestBody }) };
  const copied = copyParts(document, request, components) as Node;
  return {
    // What reads a slice knows 3.0 and 3.1; 3.2 adds nothing to a request that could not be said in 3.1.
    openapi: String(document.openapi).startsWith('3.0.') ? String(document.openapi) : '3.1.0',
    info: { title: 'API', version: '1' },
    paths: { [place.path]: { [place.method]: { ...rest, ...copied } } },
    components,
  };
}

/** The schemes that the requirements name (4.30), without references. */
function securitySchemes(document: Node, security: unknown): Node {
  const requirements = Array.isArray(security) ? security.filter(isNode) : [];
  const names = [...new Set(requirements.flatMap((requirement) => Object.keys(requirement)))];
  const found = names.flatMap((name) => {
    const scheme = follow(document, valueAt(document, toPointer(['components', 'securitySchemes', name])));
    return scheme ? [[name, withoutText(scheme)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** A map whose keys can be any names, `__proto__` among them. */
function emptyMap<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

/** Copies a part and lays what it refers to into `components`, each name once, so that cycles end. */
function copyParts(document: Node, part: unknown, components: Record<string, Node>): unknown {
  const waiting: { named: Node; name: string; value: unknown }[] = [];

  const refer = (reference: string): string | undefined => {
    const target = reference.startsWith('#/') ? componentOf(reference) : undefined;
    const value = target && valueAt(document, target.source);
    if (!target || value === undefined) return undefined;
    const { section, name } = target;
    components[section] ??= emptyMap();
    const named = components[section];
    if (!Object.hasOwn(named, name)) {
      named[name] = {};
      waiting.push({ named, name, value });
    }
    return extendPointer(toPointer(['components', section, name]), ...target.rest);
  };

  const copy = (value: unknown, position: Position): unknown => {
    if (position === 'data' || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => copy(item, position));
    const entries = Object.entries(position === 'part' ? withoutText(value as Node) : value).flatMap(([key, child]) => {
      const isReference = position === 'part' && key === '$ref' && typeof child === 'string';
      const isMapping = position === 'part' && key === 'mapping' && isNode(child);
      const copied = isReference
        ? refer(child)
        : isMapping
          ? copyMapping(child, refer)
          : copy(child, positionOf(key, child, position));
      return copied === undefined ? [] : [[key, copied]];
    });
    return Object.fromEntries(entries);
  };
  const copied = copy(part, 'part');
  for (let next = waiting.pop(); next; next = waiting.pop()) next.named[next.name] = copy(next.value, 'part');
  return copied;
}

/** The schemas that a discriminator's values stand for (4.25): a reference, or the name of a schema. */
function copyMapping(mapping: Node, refer: (reference: string) => string | undefined): Node {
  const entries = Object.entries(mapping).flatMap(([value, target]) => {
    const text = String(target);
    const found = refer(text.startsWith('#') ? text : toPointer(['components', 'schemas', text]));
    return found === undefined ? [] : [[value, found]];
  });
  return Object.fromEntries(entries);
}

interface Target {
  /** The pointer of the part that is copied as a whole. */
  source: string;
  section: string;
  name: string;
  /** The keys from there to what the reference means. */
  rest: string[];
}

/** Where a reference leads to in a slice: named components keep their place, other parts get one of their own. */
function componentOf(reference: string): Target {
  const [root, section, name, ...rest] = pointerKeys(reference);
  if (root === 'components' && section !== undefined && name !== undefined)
    return { source: toPointer([root, section, name]), section, name, rest };
  return { source: reference, section: 'x-parts', name: reference, rest: [] };
}

function withoutText(part: Node): Node {
  const { description, externalDocs, ...rest } = part;
  return rest;
}
