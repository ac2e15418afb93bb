import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { isReferenceRoute, readRoutes } from '../site/builtSite';
import { expect, test } from './fixtures';
import { forgiveNotFound } from './measured/pageTypes';
import { guide, hydrated } from './pageHelpers';

const kilobyte = 1024;
/** KB of script for a page of each type. `npx playwright test weight --update-snapshots` writes it again. */
const table = path.join(__dirname, 'scriptWeight.json');
/** KB by which a page may exceed its row: compression differs a little from one version of Node.js to the next. */
const allowance = 0.5;

/** Bytes of script that a page loads before anything is touched, packed with gzip. */
async function scriptWeight(page: Page, route: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const onResponse = (response: Awaited<ReturnType<Page['waitForResponse']>>): void => {
    const request = response.request();
    // What is fetched ahead for a next page is not a part of this one.
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

test('every API and model page loads at most 10 KB more script than a guide', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000);
  const plain = await scriptWeight(page, guide);
  const heavy: string[] = [];
  for (const route of readRoutes().filter(isReferenceRoute)) {
    const more = ((await scriptWeight(page, route)) - plain) / kilobyte;
    if (more > 10) heavy.push(`${route}: ${more.toFixed(1)} KB more`);
  }
  expect(heavy).toEqual([]);
});

test('a page of each type loads no more script than its row of the table says', async ({
  page,
  complaints,
}, testInfo) => {
  const rows = JSON.parse(readFileSync(table, 'utf8')) as Record<string, number>;
  const measured: Record<string, number> = {};
  for (const route of Object.keys(rows)) {
    measured[route] = Number(((await scriptWeight(page, route)) / kilobyte).toFixed(1));
  }
  forgiveNotFound(complaints);
  if (['all', 'changed'].includes(testInfo.config.updateSnapshots)) {
    writeFileSync(table, `${JSON.stringify(measured, null, 2)}\n`);
    return;
  }
  const grown = Object.entries(measured)
    .filter(([route, weight]) => weight > (rows[route] ?? 0) + allowance)
    .map(([route, weight]) => `${route}: ${weight} KB, ${rows[route]} KB in the table`);
  expect(grown).toEqual([]);
});
