import siteConfig from '@generated/docusaurus.config';
import { allChunkNames, chunkAddress } from '../../../platform/docusaurus/chunks';
import type { TransferSize } from '../transferSizes';
import { routesOf } from './addresses';
import { createBudget } from './budget';
import { loadPage } from './preload';

/** KB that are loaded ahead from one page. With the list of sizes and all headers it stays within 300 KB. */
const maxPrefetchKb = 230;

/** The dev server has no list of sizes; it runs on the reader's machine, so that nothing needs to be saved. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** Makes the function that loads the page at a path ahead, within a budget for each page on which the reader points at links. */
function createLoader(): (pathname: string) => Promise<void> {
  const asked = new Set<string>();
  const budget = createBudget(maxPrefetchKb);
  let sizes: Promise<SizeOf> | undefined;
  let page: string | undefined;

  const sizesOnce = (): Promise<SizeOf> => {
    sizes ??= isDevelopment ? Promise.resolve(() => 0) : loadSizes();
    return sizes;
  };
  const forgetSizes = (): SizeOf => {
    sizes = undefined;
    return () => Number.POSITIVE_INFINITY;
  };
  return async (pathname) => {
    if (savesData()) return;
    if (page !== window.location.pathname) budget.refill();
    page = window.location.pathname;
    const sizeOf = await sizesOnce().catch(forgetSizes);
    const here = loadedFiles();
    const added = filesOf(pathname).filter((address) => !asked.has(address) && !here.has(address));
    if (!budget.spend(added.reduce((sum, address) => sum + sizeOf(address), 0))) return;
    for (const address of added) asked.add(address);
    // If the reader opens the page, the failure is shown there.
    await loadPage(pathname).catch(() => {
      for (const address of added) asked.delete(address);
    });
  };
}

/** Whether the reader saves data on a slow line, as far as the browser says. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return Boolean(connection?.saveData && connection.effectiveType?.includes('2g'));
}

/** Paths of the files that this window has loaded. */
function loadedFiles(): Set<string> {
  return new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
}

/** Addresses of all that the page at a path is made of: its scripts, and the body of a page of the reference. */
function filesOf(pathname: string): string[] {
  const files = routesOf(pathname).flatMap(({ path, component }) => [
    ...allChunkNames(path).map(chunkAddress),
    ...(component.resources ?? []),
  ]);
  return [...new Set(files.filter((address) => address !== undefined))];
}

/** Loads the page at a path ahead, within the budget of the page that is open. */
export const prefetch = createLoader();

/** Returns the KB that loading a file takes; infinite for a file that is not known. */
type SizeOf = (address: string) => number;

/** Loads the list of sizes that the build wrote. Without it nothing has a known size. */
async function loadSizes(): Promise<SizeOf> {
  const response = await fetch(`${siteConfig.baseUrl}transfer-sizes.json`);
  if (!response.ok) return () => Number.POSITIVE_INFINITY;
  const sizes = new Map(Object.entries((await response.json()) as Record<string, TransferSize>));
  // A server that does not pack this file does not pack the others.
  const column = response.headers.has('content-encoding') ? 0 : 1;
  return (address) => sizes.get(address)?.[column] ?? Number.POSITIVE_INFINITY;
}
