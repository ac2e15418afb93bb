import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser';
import { createSiteServer, listen } from '../../scripts/siteServer';

/** Milliseconds for what a busy machine takes. */
const timeout = 60_000;

/** A built site in a browser. */
export interface OpenSite {
  /** Opens an address in a window of its own; `complaints` has every warning, error and request to another origin. */
  open: (address: string, options?: BrowserContextOptions) => Promise<{ page: Page; complaints: string[] }>;
  close: () => Promise<void>;
}

/** Serves a folder, and starts a browser. */
export async function openSite(folder: string): Promise<OpenSite> {
  const server = createSiteServer(folder);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser: Browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
  return {
    open: async (address, options = {}) => {
      const page = await browser.newPage({ ...options, baseURL: origin, reducedMotion: 'reduce' });
      page.setDefaultTimeout(timeout);
      const complaints: string[] = [];
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) complaints.push(request.url());
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(address);
      if (options.javaScriptEnabled !== false) await page.locator('html[data-has-hydrated=true]').waitFor();
      return { page, complaints };
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
