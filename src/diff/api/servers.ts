import { type Located, listOf } from '../../reference/buildContext';
import { asNode, isNode, isSame, type Node, without } from '../../reference/json';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer, toPointer } from '../../reference/pointer';
import type { RuleName } from '../change';
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
  return serversOf(servers, path).flatMap(({ addresses }) => addresses);
}

/**
 * Compares servers by their addresses, wherever they are stated; `shared` are those of the later document, and `paths` are what is
 * below them, where that differs.
 */
export function compareServers(
  base: LocatedValue,
  revision: LocatedValue,
  shared: LocatedValue,
  at: ComparedPlace,
  paths: [string, string] = ['', ''],
): void {
  const [old, now] = [serversOf(base, paths[0]), serversOf(revision, paths[1])];
  const added = ownerOn(at.base, revision, at.revision);
  const isOfPath = isBeside(base, at.base) && !revision.pointer.startsWith(`${at.revision}/`);
  const removed = isOfPath ? pathOf(at.revision) : at.revision;
  // So a server that the document itself has lost is one change.
  const isOfDocument = base.pointer === toPointer(['servers']);
  const lost = isOfDocument ? missingFrom(serversOf(shared, paths[1]), old).map(([, detail]) => detail) : [];
  for (const [{ pointer }, detail] of missingFrom(now, old)) {
    const place = lost.includes(detail) ? '#' : removed;
    reportApi(at, 'server-removed', { base: pointer, revision: place, detail: valueWords(detail) });
  }
  for (const [{ pointer }, detail] of missingFrom(old, now))
    reportApi(at, 'server-added', { base: added, revision: pointer, detail: valueWords(detail) });
  const byTemplate = new Map(now.map((server) => [server.template, server]));
  for (const before of new Map(old.map((server) => [server.template, server])).values()) {
    const after = byTemplate.get(before.template);
    if (!after) continue;
    const both = { base: before, revision: after };
    compareDocumentation(both, at, ['name', 'description']);
    compareVariables(both, at);
  }
}

/**
 * What would have a list of servers on the other side, where `other` is the operation that is `own` here: the document, the path
 * or the operation. So a server of several operations is one change.
 */
function ownerOn(other: string, list: LocatedValue, own: string): string {
  if (list.pointer === toPointer(['servers'])) return '#';
  return isBeside(list, own) ? pathOf(other) : other;
}

/** Whether servers are those of the path of an operation. */
function isBeside({ pointer }: LocatedValue, operation: string): boolean {
  return pointer !== toPointer(['servers']) && !pointer.startsWith(`${operation}/`);
}

/** The pointer of the path that an operation is in. */
function pathOf(operation: string): string {
  return operation.replace(/(\/additionalOperations)?\/[^/]*$/, '');
}

/** A server with its addresses. */
interface ServerAddresses extends Located {
  /** The address with a number in braces for each variable that may have several values: their names say nothing. */
  template: string;
  /** The address with each value that the variables list, or with their defaults. */
  addresses: string[];
}

/** The servers that others lack, each with its address; where others have a part of its addresses, with each that they lack. */
function missingFrom(others: ServerAddresses[], servers: ServerAddresses[]): [ServerAddresses, string][] {
  const known = new Set(others.flatMap(({ template, addresses }) => [template, ...addresses]));
  // Without a server, paths begin at the host that has the description (4.8).
  const isKnown = (url: string): boolean => known.has(url) || (known.size === 0 && url === '/');
  return servers.flatMap((server): [ServerAddresses, string][] => {
    if (isKnown(server.template)) return [];
    const missing = server.addresses.filter((address) => !isKnown(address));
    if (missing.length === server.addresses.length) return [[server, String(server.node.url)]];
    return missing.map((address) => [server, address]);
  });
}

/** The servers, each with what a path is below it; without a server, paths begin at the host that has the description (4.8). */
function serversOf({ value, pointer }: LocatedValue, path: string): ServerAddresses[] {
  const stated = listOf(value);
  const below = (server: string): string => plainServer(server) + templateOf(path) || '/';
  return (stated.length === 0 && path !== '' ? [{ url: '/' }] : stated).flatMap((node, index): ServerAddresses[] => {
    if (!isNode(node) || typeof node.url !== 'string') return [];
    const { url } = node;
    const open = openVariables(node, url).map(([name]) => name);
    const addresses = filledWith(url, (name) => allowedValues(asNode(asNode(node.variables)[name]))).map(below);
    const template = below(
      filledWith(url, (name) => {
        const at = open.indexOf(name);
        return at < 0 ? allowedValues(asNode(asNode(node.variables)[name])) : [`{#${at}}`];
      })[0] ?? url,
    );
    return [{ node, pointer: extendPointer(pointer, index), template, addresses }];
  });
}

/** The names of the variables in a URL, in their order. */
function variableNames(url: string): string[] {
  return [...new Set([...url.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))];
}

/** The variables of a server that may have several values, in the order in which its URL names them. */
function openVariables({ variables }: Node, url: string): [name: string, variable: Node][] {
  return variableNames(url)
    .map((name): [string, Node] => [name, asNode(asNode(variables)[name])])
    .filter(([, variable]) => listOf(variable.enum).length !== 1);
}

/** The values of a server variable: those that it lists, otherwise its default. */
function allowedValues({ enum: listed, default: usual }: Node): string[] {
  if (listOf(listed).length > 0) return listOf(listed).map(String);
  return usual === undefined ? [] : [String(usual)];
}

/** Addresses of one server that are written out; with more, its variables stay as they are. */
const maxAddresses = 100;

/** A URL with each combination of the values that its variables list. */
function filledWith(url: string, valuesOf: (name: string) => string[]): string[] {
  return variableNames(url).reduce(
    (urls, name) => {
      const values = [...new Set(valuesOf(name))];
      if (values.length === 0 || urls.length * values.length > maxAddresses) return urls;
      return urls.flatMap((each) => values.map((value) => each.replaceAll(`{${name}}`, () => value)));
    },
    [url],
  );
}

/**
 * The URL of a server as all that mean the same are written: the host is in lower case, and neither the port that goes
 * without saying nor a slash at the end is there.
 */
function plainServer(url: string): string {
  const [, scheme = '', host = '', path = url] = /^(?:([a-z][a-z0-9+.-]*):)?\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  const port = { http: ':80', https: ':443' }[scheme.toLowerCase()];
  const named = host.replace(/\{[^{}]*\}|[^{}]+/g, (part) => (part.startsWith('{') ? part : part.toLowerCase()));
  const plainHost = port && named.endsWith(port) ? named.slice(0, -port.length) : named;
  const start = host === '' ? '' : `${scheme === '' ? '' : `${scheme.toLowerCase()}:`}//${plainHost}`;
  return start + path.replace(/\/$/, '');
}

/** Compares the variables of servers whose templates are equal: each with the one in its place, whatever they are called. */
function compareVariables({ base, revision }: ComparedObjects, at: ComparedPlace): void {
  const [old, now] = [base, revision].map(({ node }) => openVariables(node, String(node.url)));
  const places = { base: base.pointer, revision: revision.pointer };
  for (const [index, [name, before]] of (old ?? []).entries()) {
    const [, after] = now?.[index] ?? [];
    if (!after) continue;
    if (!isSame(before.default, after.default)) {
      reportApi(at, 'server-variable-default-changed', { ...places, name });
    }
    const changed = (rule: RuleName, value: unknown): void =>
      reportApi(at, rule, {
        ...places,
        name: String(value),
        detail: `${codeSpan(String(value))} of ${codeSpan(name)}`,
      });
    // A variable without a list takes any value.
    const [listed, listedNow] = [allowedValues(before), allowedValues(after)];
    if (listOf(after.enum).length === 0) continue;
    for (const value of without(listed, listedNow)) changed('server-variable-value-removed', value);
    for (const value of without(listedNow, listed)) changed('server-variable-value-added', value);
  }
}
