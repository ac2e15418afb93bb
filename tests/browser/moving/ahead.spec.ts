import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { heading, hydrated } from '../pageHelpers';
import { chunks } from './network';

const overview = '/docs/api_reference/table_of_contents';
const shops = '/docs/api_reference/api/orgstructure/shop';

const networks = [
  { effectiveType: '4g', saveData: false, ahead: true },
  { effectiveType: '4g', saveData: true, ahead: true },
  { effectiveType: '2g', saveData: false, ahead: true },
  { effectiveType: 'slow-2g', saveData: false, ahead: true },
  { effectiveType: '2g', saveData: true, ahead: false },
  { effectiveType: 'slow-2g', saveData: true, ahead: false },
];

for (const { effectiveType, saveData, ahead } of networks) {
  const network = `${effectiveType} ${saveData ? 'with' : 'without'} the data saver`;

  test(`on ${network} linked pages are ${ahead ? '' : 'not '}loaded ahead`, async ({ page }) => {
    await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), {
      effectiveType,
      saveData,
    });
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await page.goto(overview);
    await hydrated(page);
    const link = page.locator(`main a[href="${shops}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const isBody = (request: Request): boolean => new URL(request.url()).pathname === shops;
    const prefetched = asked.filter((request) => isBody(request) && request.resourceType() !== 'fetch');
    await link.hover();
    await page.waitForTimeout(500);
    const preloaded = asked.filter((request) => isBody(request) && request.resourceType() === 'fetch');
    expect({ prefetched: prefetched.length, preloaded: preloaded.length }).toEqual(
      ahead ? { prefetched: 1, preloaded: 1 } : { prefetched: 0, preloaded: 0 },
    );
    await link.click();
    await expect(heading(page)).toHaveText('Stores');
  });
}

test('the scripts of a linked guide are fetched ahead too', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await page.goto('/docs/docs/getting_started');
  await hydrated(page);
  await page.locator('nav.menu a[href="/docs/docs/pagination"]').hover();
  await page.waitForLoadState('networkidle');
  const before = asked.size;
  await page.locator('nav.menu a[href="/docs/docs/pagination"]').click();
  await expect(heading(page)).toHaveText('Pagination');
  expect([...asked].slice(before).filter((url) => chunks.test(url))).toEqual([]);
});
