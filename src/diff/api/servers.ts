import { asNode, isNode, isSame, type Node, without } from '../../reference/json';
import { entriesOf, type Located, listOf } from '../../reference/objects/context';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer, toPointer } from '../../reference/pointer';
import { type ComparedPlace, reportApi } from '../comparison';
import type { LocatedValue } from '../schemas/views';
import { valueWords } from '../valueWords';
import { type ComparedObjects, compareDocumentation, fieldOf } from './comparedObjects';

/** The Server Objects (4.5) that count for an operation: its own, else those of its path, else the document's. */
export interface ServersOf extends LocatedValue {
  /** Whether they are those of all operations that state none. */
  areShared: boolean;
}

/** Finds the servers of an operation. */
export function serversFor(operation: Located, pathItem: Located, document: Node): ServersOf {
  const own = [operation, pathItem].find(({ node }) => listOf(node.servers).length > 0);
  return own ? { ...fieldOf(own, 'servers'), areShared: false } : sharedServers(document);
}

/** The servers of all operations that state none. */
export function sharedServers({ servers }: Node): ServersOf {
  return { value: servers, pointer: toPointer(['servers']), areShared: true };
}

/** A path in which parameters are distinguished by their positions alone. */
export function templateOf(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

/** The addresses that a path has below servers. */
export function addressesOf(servers: LocatedValue, path: string): string[] {
  return [...serversOf(servers, path).keys()];
}

/** Compares servers by their addresses, wherever they are stated; `paths` are what is below them, where that differs. */
export function compareServers(
  base: LocatedValue,
  revision: LocatedValue,
  at: ComparedPlace,
  paths: [string, string] = ['', ''],
): void {
  const [old, now] = [serversOf(base, paths[0]), serversOf(revision, paths[1])];
  // Without a server, paths begin at the host that has the description (4.8).
  const isKnown = (url: string, others: ReadonlyMap<string, Located>): boolean =>
    others.has(url) || (others.size === 0 && url === '/');
  const gone = [...old].filter(([url]) => !isKnown(url, now));
  const fresh = [...now].filter(([url]) => !isKnown(url, old));
  for (const [, { node, pointer }] of gone)
    reportApi(at, 'server-removed', { base: pointer, detail: valueWords(String(node.url)) });
  for (const [, { node, pointer }] of fresh)
    reportApi(at, 'server-added', { revision: pointer, detail: valueWords(String(node.url)) });
  for (const [url, before] of old) {
    const after = now.get(url);
    if (!after) continue;
    const both = { base: before, revision: after };
    compareDocumentation(both, at, ['name', 'description']);
    compareVariables(both, at);
  }
}

/** The servers by their addresses. */
function serversOf({ value, pointer }: LocatedValue, path: string): Map<string, Located> {
  return new Map(
    listOf(value).flatMap((node, index): [string, Located][] => {
      if (!isNode(node) || typeof node.url !== 'string') return [];
      const address = plainAddress(node.url + templateOf(path), node);
      return [[address, { node, pointer: extendPointer(pointer, index) }]];
    }),
  );
}

/**
 * An address as all that mean the same are written: a variable that has one value stands for it, the host is in lower case,
 * and neither the port that goes without saying nor a slash at the end is there.
 */
function plainAddress(url: string, { variables }: Node): string {
  const filled = url.replace(/\{([^{}]*)\}/g, (stated, name) => {
    const { enum: values } = asNode(asNode(variables)[name]);
    return Array.isArray(values) && values.length === 1 ? String(values[0]) : stated;
  });
  const [, scheme = '', host = '', path = filled] = /^(?:([a-z][a-z0-9+.-]*):)?\/\/([^/?#]*)(.*)$/i.exec(filled) ?? [];
  const port = { http: ':80', https: ':443' }[scheme.toLowerCase()];
  const named = host.replace(/\{[^{}]*\}|[^{}]+/g, (part) => (part.startsWith('{') ? part : part.toLowerCase()));
  const plainHost = port && named.endsWith(port) ? named.slice(0, -port.length) : named;
  const start = host === '' ? '' : `${scheme === '' ? '' : `${scheme.toLowerCase()}:`}//${plainHost}`;
  return start + path.replace(/\/$/, '') || '/';
}

function compareVariables({ base, revision }: ComparedObjects, at: ComparedPlace): void {
  const [old, now] = [base, revision].map(({ node }) => entriesOf(node.variables));
  const places = { base: base.pointer, revision: revision.pointer };
  for (const [name, before] of old ?? []) {
    const after = now?.find(([other]) => other === name)?.[1];
    if (!isNode(before) || !isNode(after)) continue;
    if (!isSame(before.default, after.default)) {
      reportApi(at, 'server-variable-default-changed', { ...places, name });
    }
    for (const value of before.enum === undefined || after.enum === undefined ? [] : without(before.enum, after.enum)) {
      reportApi(at, 'server-variable-value-removed', {
        ...places,
        name: String(value),
        detail: `${codeSpan(String(value))} of ${codeSpan(name)}`,
      });
    }
    for (const value of without(after.enum, before.enum)) {
      reportApi(at, 'server-variable-value-added', {
        ...places,
        name: String(value),
        detail: `${codeSpan(String(value))} of ${codeSpan(name)}`,
      });
    }
  }
}
