import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser';
import { createSiteServer, listen } from '../siteServer';

/**
 * The cost of a page for a reader: bytes with gzip, and milliseconds of long tasks on a processor four times slower.
 */
interface PageCost {
  scriptBytes: number;
  /** Of that, the script that every page shares. */
  mainBytes: number;
  /** What is fetched besides the page's own script: data, and what is prefetched for the next page. */
  otherBytes: number;
  longTasks: number;
}

interface Fetched {
  kind: string;
  url: string;
  bytes: number;
}

const slowdown = 4;
/** Milliseconds without a request after which a page counts as loaded. */
const quietTime = 2000;

/** Opens pages of the built site in `folder` (absolute), one after the other, each in a browser without a cache. */
export async function measurePages(folder: string, routes: string[]): Promise<PageCost[]> {
  const server = createSiteServer(folder);
  const port = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
  try {
    const costs: PageCost[] = [];
    for (const route of routes) costs.push(await measurePage(browser, `http://localhost:${port}${route}`));
    return costs;
  } finally {
    await browser.close();
    server.close();
  }
}

async function measurePage(browser: Browser, address: string): Promise<PageCost> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchLongTasks);
  const fetched = watchResponses(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(quietTime);
  const longTasks = await page.evaluate(() => (window as typeof window & { longTasks: number }).longTasks);
  const bytes = await fetched();
  await context.close();
  return { ...bytes, longTasks };
}

/** Runs in the page. */
function watchLongTasks(): void {
  const counted = Object.assign(window, { longTasks: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) counted.longTasks += duration;
  }).observe({ type: 'longtask', buffered: true });
}

function watchResponses(page: Page): () => Promise<Omit<PageCost, 'longTasks'>> {
  const sizes: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['script', 'fetch', 'xhr', 'other'].includes(kind)) return;
    const size = response.body().then(
      (body) => ({ kind, url: response.url(), bytes: gzipSync(body).length }),
      // A prefetch may be aborted.
      () => ({ kind, url: '', bytes: 0 }),
    );
    sizes.push(size);
  });
  return async () => {
    const all = await Promise.all(sizes);
    const sum = (counts: (fetched: Fetched) => boolean): number =>
      all.filter(counts).reduce((total, { bytes }) => total + bytes, 0);
    const isScript = (fetched: Fetched): boolean => fetched.kind === 'script';
    return {
      scriptBytes: sum(isScript),
      mainBytes: sum((fetched) => isScript(fetched) && /\/main\.[^/]*js$/.test(fetched.url)),
      otherBytes: sum((fetched) => !isScript(fetched)),
    };
  };
}
