import { listOf } from '../buildContext';
import { asNode, isNode, type Node } from '../json';
import { toPointer, valueAt } from '../pointer';

/**
 * States the servers of each operation that lists `schemes` (Swagger 2.0, Operation Object), which stand for those of the
 * document: the converter leaves out what the document lists too. A server without a host has no scheme.
 */
export function stateOperationSchemes(swagger: object, converted: object): void {
  const servers = listOf(asNode(converted).servers).map(asNode);
  for (const [path, item] of Object.entries(asNode(asNode(swagger).paths))) {
    for (const [method, stated] of Object.entries(asNode(item))) {
      const schemes = listOf(asNode(stated).schemes).map(String);
      const operation = valueAt(converted, toPointer(['paths', path, method]));
      if (!isNode(operation) || schemes.length === 0 || Array.isArray(asNode(stated)['x-servers'])) continue;
      const own = withSchemes(servers, schemes);
      operation.servers = own;
      if (own.length === 0 || isSameServers(own, servers)) delete operation.servers;
    }
  }
}

/** Each server once with each of these schemes. */
function withSchemes(servers: readonly Node[], schemes: readonly string[]): Node[] {
  const all = schemes.flatMap((scheme) =>
    servers.flatMap((server): [string, Node][] => {
      const [, rest] = /^(?:[a-z][a-z\d+.-]*:)?(\/\/.*)$/is.exec(String(server.url)) ?? [];
      return rest === undefined ? [] : [[`${scheme}:${rest}`, server]];
    }),
  );
  return [...new Map(all)].map(([url, server]) => ({ ...server, url }));
}

function isSameServers(own: readonly Node[], others: readonly Node[]): boolean {
  const urls = new Set(own.map(({ url }) => url));
  return urls.size === others.length && others.every(({ url }) => urls.has(url));
}
