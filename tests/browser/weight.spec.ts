import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { isReferenceRoute, readRoutes } from '../site/builtSite';
import { expect, test } from './fixtures';
import { hydrated } from './pageHelpers';

const guide = '/docs/docs/getting_started';
const kilobyte = 1024;

/** Bytes of script that a page loads before anything is touched, packed with gzip. */
async function scriptWeight(page: Page, route: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const onResponse = (response: Awaited<ReturnType<Page['waitForResponse']>>): void => {
    const request = response.request();
    // What is fetched ahead for a next page is no part of this one.
    if (request.resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  };
  page.on('response', onResponse);
  await page.goto(route);
  await hydrated(page);
  page.off('response', onResponse);
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

test('a plain guide page loads at most 180 KB of script', async ({ page }) => {
  const weight = await scriptWeight(page, guide);
  expect(weight).toBeGreaterThan(50 * kilobyte);
  expect(weight / kilobyte).toBeLessThanOrEqual(180);
});

test('every API and model page loads at most 10 KB more script than a guide', async ({ page }) => {
  const plain = await scriptWeight(page, guide);
  const heavy: string[] = [];
  for (const route of readRoutes().filter(isReferenceRoute)) {
    const more = ((await scriptWeight(page, route)) - plain) / kilobyte;
    if (more > 10) heavy.push(`${route}: ${more.toFixed(1)} KB more`);
  }
  expect(heavy).toEqual([]);
});
