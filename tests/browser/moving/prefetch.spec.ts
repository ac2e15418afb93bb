import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { heading, hydrated, settled } from '../pageHelpers';
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

  test(`on ${network} a linked page is ${ahead ? '' : 'not '}loaded when the pointer rests on its link`, async ({
    page,
  }) => {
    await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), {
      effectiveType,
      saveData,
    });
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await page.clock.install();
    await page.goto(overview);
    await hydrated(page);
    const link = page.locator(`main a[href="${shops}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await settled(page);
    const isBody = (request: Request): boolean => new URL(request.url()).pathname === shops;
    const bodies = (): number => asked.filter(isBody).length;
    // A link in view is not enough.
    expect(bodies()).toBe(0);
    await link.hover();
    if (ahead) await expect.poll(bodies).toBe(1);
    // What must not happen has time enough to happen.
    await page.clock.runFor(1000);
    await settled(page);
    expect(bodies()).toBe(ahead ? 1 : 0);
    await link.click();
    await expect(heading(page)).toHaveText('Stores');
  });
}

test('the scripts of a linked guide are fetched ahead, too', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/docs/docs/getting_started');
  await hydrated(page);
  const link = page.locator('nav.menu a[href="/docs/docs/pagination"]');
  const before = asked.length;
  await link.hover();
  // The first one is the script that loads ahead, the others are of the guide.
  await expect.poll(() => asked.slice(before).filter((url) => chunks.test(url)).length).toBeGreaterThan(1);
  await settled(page);
  await page.unrouteAll();
  await page.route(chunks, (route) => route.abort());
  await link.click();
  await expect(heading(page)).toHaveText('Pagination');
});
