import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { createSiteServer, listen } from '../../../scripts/siteServer';
import { siteFolder } from '../../site/builtSite';
import { expect, test } from '../fixtures';
import { pageFrames, tagOf } from '../measured/pageTypes';
import { hydrated } from '../pageHelpers';

const banner = '#__docusaurus-base-url-issue-banner';

/** Serves the site in a folder of its host, which it was not built for. */
async function serveBelow(folder: string): Promise<{ url: string; stop: () => void }> {
  const site = createSiteServer(siteFolder());
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${folder}/`)) response.writeHead(404).end();
    else site.emit('request', Object.assign(request, { url: url.slice(folder.length) }), response);
  });
  const port = await listen(server, 0);
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}${folder}`, stop };
}

async function expectBanner(page: Page, base: string): Promise<void> {
  await expect(page.locator(banner)).toBeInViewport({ ratio: 1 });
  await expect(page.locator(banner)).toContainText('baseUrl = /');
  await expect(page.locator(`${banner}-suggestion-container`)).toHaveText(base);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
}

for (const [name, address] of Object.entries(pageFrames)) {
  test(`under a wrong base URL ${name} says so and offers the value`, { tag: tagOf(name) }, async ({
    page,
    complaints,
  }) => {
    const site = await serveBelow('/teams/portal');
    try {
      for (const form of [
        address,
        `${address.replace(/\/$/, '')}/`,
        `${address.replace(/\/$/, '')}/index.html#fields`,
      ]) {
        await page.goto(`${site.url}${form}`);
        await expectBanner(page, '/teams/portal/');
      }
    } finally {
      site.stop();
    }
    expect(complaints.splice(0).filter((text) => !/status of 404|MIME type/.test(text))).toEqual([]);
  });
}

for (const [name, address] of Object.entries(pageFrames)) {
  test(`under the right base URL ${name} has no banner`, { tag: tagOf(name) }, async ({ page, complaints }) => {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator(banner)).toHaveCount(0);
    await expect(page.locator('.first-load')).toHaveCount(0);
    expect(complaints.splice(0).filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
}
