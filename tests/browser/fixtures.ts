import type { Server } from 'node:http';
import { test as base, expect } from '@playwright/test';
import { type Nginx, startNginx } from '../../scripts/nginx';
import { createSiteServer, listen } from '../../scripts/siteServer';
import { siteFolder } from '../site/builtSite';

interface TestFixtures {
  /** What went wrong in the browser during the test; has to stay empty. A test may take out what it expects. */
  complaints: string[];
}

interface WorkerFixtures {
  /** Address of the site under `npm run serve`. */
  siteUrl: string;
  /** The site under nginx with the shipped configuration. */
  nginx: Nginx;
}

/** Tests over the built site. Each fails when a request leaves the site or the console says anything worth reading. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern
    async ({}, use) => {
      const server: Server = createSiteServer(siteFolder());
      await use(`http://localhost:${await listen(server, 0)}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern
    async ({}, use) => {
      const nginx = await startNginx(siteFolder());
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ siteUrl }, use) => use(siteUrl),

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        const own = ['data:', 'blob:'].includes(protocol) || ['localhost', '127.0.0.1'].includes(hostname);
        if (!own) complaints.push(`request to ${request.url()}`);
      });
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.push(`error on the page: ${error.error().message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Takes the complaints that a pattern finds out of the list. */
export function forgive(complaints: string[], pattern: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !pattern.test(text)));
}
