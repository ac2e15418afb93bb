import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures';
import { hydrated, settled } from '../pageHelpers';
import { chosen, searchField } from './searchHelpers';

const kilobyte = 1024;

/** Collects what a page fetches from now on: addresses with their sizes, packed with gzip. */
function collect(page: Page): { url: string; size: Promise<number> }[] {
  const fetched: { url: string; size: Promise<number> }[] = [];
  page.on('response', (response: Response) => {
    // The answer that nothing has changed has no body.
    const size = response.status() === 304 ? Promise.resolve(0) : response.body().then((body) => gzipSync(body).length);
    fetched.push({ url: response.url(), size });
  });
  return fetched;
}

for (const [query, file, count, maxKilobytes] of [
  // Of the fields, those whose words begin with the letters of the query.
  ['task status', /fields-\d+\.json$/, 2, 150],
  // A phrase is looked for in the whole prose of the guides.
  ['"rate limits"', /texts\.json$/, 1, 160],
  ['"rate limits" 429', /texts\.json$/, 1, 160],
  ['"Task.status"', /fields-\d+\.json$/, 2, 150],
] as const)
  test(`${query} fetches at most ${maxKilobytes} KB, all of it after search is opened`, async ({ page }) => {
    const before = collect(page);
    await page.goto('/');
    await hydrated(page);
    expect(before.map(({ url }) => url).filter((url) => /\/search\/|search\.css/.test(url))).toEqual([]);
    expect(await page.locator('dialog').count()).toBe(0);

    const after = collect(page);
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type(query, { delay: 50 });
    await expect(chosen(page)).toBeVisible();
    await expect.poll(() => after.filter(({ url }) => file.test(url)).length).toBe(count);
    const sizes = await Promise.all(after.map(({ size }) => size));
    const total = sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
    console.log(`search fetched ${total.toFixed(1)} KB in ${sizes.length} requests`);
    expect(total).toBeGreaterThan(20);
    expect(total).toBeLessThanOrEqual(maxKilobytes);
  });

test('the first results are there within 150 ms after a key press', { tag: '@alone' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await settled(page);
  const times: number[] = [];
  for (const query of ['task', 'task status', 'taks', 'chekclist', '409', 'version_conflict', '/tasks/{id}', 'pagin']) {
    times.push(await timeToResults(page, query));
  }
  console.log(`first results after ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  expect(Math.max(...times)).toBeLessThanOrEqual(150);
});

/** Types a query but for its last letter, waits, and times from the last key press to the frame that shows its results. */
async function timeToResults(page: Page, query: string): Promise<number> {
  await searchField(page).fill(query.slice(0, -1));
  await settled(page);
  await page.evaluate(() => {
    const state = Object.assign(window, { searchTime: Number.NaN });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const shown = (): void => {
          const number = document.querySelector('.search-foot [role=status]')?.textContent ?? '';
          const isNew =
            document.querySelector('dialog.search')?.getAttribute('data-query') ===
            document.querySelector<HTMLInputElement>('.search-field input')?.value;
          if (isNew && /^[1-9]/.test(number)) state.searchTime = performance.now() - timeStamp;
          else requestAnimationFrame(shown);
        };
        requestAnimationFrame(shown);
      },
      { once: true, capture: true },
    );
  });
  await page.keyboard.press(query.slice(-1));
  await page.waitForFunction(() => !Number.isNaN((window as Window & { searchTime?: number }).searchTime));
  return page.evaluate(() => (window as Window & { searchTime?: number }).searchTime ?? Number.NaN);
}
