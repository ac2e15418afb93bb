import type { Page } from '@playwright/test';
import { siteFolder } from '../../site/builtSite';
import { expect, test } from '../fixtures';
import { pageFrames, tagOf } from '../measured/pageTypes';
import { hydrated } from '../pageHelpers';
import { serveBelow } from '../servedCopy';

const banner = '#wrong-base-url';

async function expectBanner(page: Page, base: string): Promise<void> {
  await expect(page.locator(banner)).toBeInViewport({ ratio: 1 });
  await expect(page.locator(banner)).toContainText('baseUrl = /');
  await expect(page.locator(banner).locator('strong')).toHaveText(base);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
}

for (const [name, address] of Object.entries(pageFrames)) {
  test(`under a wrong base URL ${name} says so and offers the value`, { tag: tagOf(name) }, async ({
    page,
    complaints,
  }) => {
    const site = await serveBelow(siteFolder(), '/teams/portal');
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
