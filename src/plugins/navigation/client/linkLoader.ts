import prefetchResource from '@docusaurus/core/lib/client/prefetch';
import routesChunkNames from '@generated/routesChunkNames';
import { createBudget } from './budget';
import { chunkAddress } from './chunkAddress';
import { createIdleQueue } from './idleQueue';
import { componentOf, loadPage } from './loadPage';
import { routesOf } from './pageAt';
import { loadSizes, type SizeOf } from './transferSizes';

interface LinkLoader {
  /** For a link that has come into view: fetches the scripts of its page, without running them. */
  prefetch: (address: string) => false | Promise<unknown>;
  /** Docusaurus's links call it as soon as the pointer is over them; `load` is called when it rests there. */
  preload: (address: string) => false;
  /** For a link that the reader points at: loads its page. */
  load: (pathname: string) => Promise<void>;
  /** Notes that a page is shown: what it is made of is here, and the next pages have the whole budget. */
  arriveAt: (pathname: string) => void;
}

/** KB that are loaded ahead from one page. With the list of sizes, headers and what the page itself loads late it stays within 300 KB. */
const mostAhead = 240;
/** KB of them that links in view leave for those that the reader points at. */
const keptForPointing = 180;

/** The dev server has no list of sizes; what it sends does not travel far. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** Makes what stands in for Docusaurus's `window.docusaurus`, and loads pages ahead within a budget for each page. */
function createLinkLoader(): LinkLoader {
  const here = new Set<string>();
  const budget = createBudget(mostAhead);
  const whenIdle = createIdleQueue();
  let sizes: Promise<SizeOf> | undefined;

  /** Those of the addresses that are still to be fetched, if the budget has room for all of them. */
  const claim = async (addresses: string[], kept: number): Promise<string[] | undefined> => {
    sizes ??= isDevelopment ? Promise.resolve(() => 0) : loadSizes();
    const sizeOf = await sizes.catch((error: unknown) => {
      sizes = undefined;
      throw error;
    });
    const added = [...new Set(addresses)].filter((address) => !here.has(address));
    const total = added.reduce((sum, address) => sum + sizeOf(address), 0);
    if (!budget.spend(total, kept)) return undefined;
    for (const address of added) here.add(address);
    return added;
  };
  const prefetchScripts = async (pathname: string): Promise<void> => {
    const added = await claim(scriptsOf(pathname), keptForPointing);
    await Promise.all((added ?? []).map((address) => prefetchResource(address)));
  };
  return {
    prefetch(address) {
      if (connection().saveData || isDevelopment) return false;
      return whenIdle(() => prefetchScripts(new URL(address, window.location.href).pathname)).catch(() => undefined);
    },
    preload: () => false,
    async load(pathname) {
      const { saveData, effectiveType } = connection();
      if (saveData && effectiveType?.includes('2g')) return;
      const claimed = claim([...scriptsOf(pathname), ...resourcesOf(pathname)], 0);
      const added = await claimed.catch(() => undefined);
      if (added === undefined) return;
      // Whoever goes to the page after all is shown the failure there.
      await loadPage(pathname).catch(() => {
        for (const address of added) here.delete(address);
      });
    },
    arriveAt(pathname) {
      for (const address of [...scriptsOf(pathname), ...resourcesOf(pathname)]) here.add(address);
      budget.refill();
    },
  };
}

/** What some browsers say about the network. */
function connection(): { effectiveType?: string; saveData?: boolean } {
  return 'connection' in navigator ? (navigator.connection as object) : {};
}

function scriptsOf(pathname: string): string[] {
  return routesOf(pathname)
    .flatMap(({ route }) => chunkNamesOf(String(route.path)))
    .map(chunkAddress)
    .filter((address) => address !== undefined);
}

/** Addresses of what a page needs besides its scripts: the body of a page of the reference. */
function resourcesOf(pathname: string): string[] {
  return routesOf(pathname).flatMap((match) => componentOf(match).resources ?? []);
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
