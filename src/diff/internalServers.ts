import { entriesOf, listOf } from '../reference/buildContext';
import { asNode, isNode, type Node } from '../reference/json';
import { extendPointer, toPointer } from '../reference/pointer';
import { operationsIn } from './api/operations';
import { addressesOf } from './api/servers';
import type { LocatedValue } from './schemas/views';

/**
 * The pointers of servers, and of values of their variables, that have no other addresses than those that are internal in
 * `whole`, which may state them in another way: with a variable, or without.
 */
export function findInternalServers(document: Node, whole: Node, hides: (pointer: string) => boolean): string[] {
  const [internal, shown] = [new Set<string>(), new Set<string>()];
  for (const server of serversIn(whole))
    for (const address of addressesOf(ofOne(server), '')) (hides(server.pointer) ? internal : shown).add(address);
  // Below a host that has no public server all is internal.
  const hosts = new Set([...shown].map(hostOf));
  const internalHosts = new Set([...internal].map(hostOf).filter((host) => !hosts.has(host)));
  const isInternal = (server: Node): boolean => {
    const addresses = addressesOf(ofOne({ value: server, pointer: '#' }), '');
    const goes = (address: string): boolean =>
      (internal.has(address) && !shown.has(address)) ||
      (/^\w+:\/\/[^{]/.test(address) && internalHosts.has(hostOf(address)));
    return addresses.length > 0 && addresses.every(goes);
  };
  return serversIn(document).flatMap(({ value: server, pointer }) => {
    if (!isNode(server) || internal.size === 0) return [];
    if (isInternal(server)) return [pointer];
    return entriesOf(asNode(server.variables)).flatMap(([name, variable]) =>
      listOf(asNode(variable).enum).flatMap((value, index) =>
        isInternal({ ...server, variables: { ...asNode(server.variables), [name]: { enum: [value] } } })
          ? [extendPointer(pointer, 'variables', name, 'enum', index)]
          : [],
      ),
    );
  });
}

/** An address as far as its host: `https://a.example`. */
function hostOf(address: string): string {
  return /^(?:\w+:)?\/\/[^/]*/.exec(address)?.[0] ?? '';
}

function ofOne({ value, pointer }: LocatedValue): LocatedValue {
  return { value: [value], pointer };
}

/** The servers of a document, its paths and its operations. */
function serversIn(document: Node): LocatedValue[] {
  const stated = (node: unknown, pointer: string): LocatedValue[] =>
    listOf(asNode(node).servers).map((value, index) => ({ value, pointer: extendPointer(pointer, 'servers', index) }));
  const ofPaths = entriesOf(asNode(document.paths)).flatMap(([path, item]) => {
    const pointer = toPointer(['paths', path]);
    const operations = operationsIn(path, { node: asNode(item), pointer });
    return [
      ...stated(item, pointer),
      ...operations.flatMap(({ operation }) => stated(operation.node, operation.pointer)),
    ];
  });
  return [...stated(document, '#'), ...ofPaths];
}
