import prefetchResource from '@docusaurus/core/lib/client/prefetch';
import routesChunkNames from '@generated/routesChunkNames';
import { chunkAddress } from './chunkAddress';
import { createIdleQueue } from './idleQueue';
import { componentOf, loadPage } from './loadPage';
import { routesOf } from './pageAt';

interface LinkLoader {
  /** For a link that has come into view: fetches what its page needs, without running it. */
  prefetch: (address: string) => false | Promise<unknown>;
  /** For a link that the reader points at: loads its page. */
  preload: (address: string) => false | Promise<unknown>;
}

/** Makes what stands in for Docusaurus's `window.docusaurus`. Nothing is loaded ahead on 2g with the data saver on. */
function createLinkLoader(): LinkLoader {
  /** Pages and addresses that were asked for already. */
  const known = new Set<string>();
  const fetched = new Set<string>();
  const whenIdle = createIdleQueue();
  return {
    prefetch(address) {
      const pathname = toPathname(address);
      if (mustSpare() || known.has(pathname)) return false;
      known.add(pathname);
      const added = resourcesOf(pathname).filter((address) => !fetched.has(address));
      for (const resource of added) fetched.add(resource);
      return Promise.all(added.map((resource) => whenIdle(() => prefetchResource(resource))));
    },
    preload(address) {
      if (mustSpare()) return false;
      const pathname = toPathname(address);
      known.add(pathname);
      // Whoever goes to the page after all is told of the failure there.
      return loadPage(pathname).catch(() => undefined);
    },
  };
}

/** What some browsers say about the network. */
interface Connected {
  connection?: { effectiveType?: string; saveData?: boolean };
}

function mustSpare(): boolean {
  const { connection } = navigator as Connected;
  return Boolean(connection?.saveData && connection.effectiveType?.includes('2g'));
}

function toPathname(address: string): string {
  return new URL(address, window.location.href).pathname;
}

/** Addresses of all that the parts of a page are made of. */
function resourcesOf(pathname: string): string[] {
  return routesOf(pathname).flatMap((match) => [
    ...chunkNamesOf(String(match.route.path))
      .map(chunkAddress)
      .filter((address) => address !== undefined),
    ...(componentOf(match).resources ?? []),
  ]);
}

/** Names of the chunks of each route, by its path; Docusaurus keeps them under the path and a hash. */
const chunkNames = new Map<string, string[]>();

function chunkNamesOf(path: string): string[] {
  if (chunkNames.size === 0) {
    for (const [key, names] of Object.entries(routesChunkNames)) {
      const route = key.replace(/-[^-]+$/, '');
      chunkNames.set(route, [...(chunkNames.get(route) ?? []), ...leaves(names)]);
    }
  }
  return chunkNames.get(path) ?? [];
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

export default Object.freeze(createLinkLoader());
