import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { drawn, heading, hydrated, overview, settled, shops, tasks } from '../pageHelpers';

const kilobyte = 1024;
const max = 300 * kilobyte;

/** What a page asks for from now on, and how many bytes of it came. */
function watch(page: Page): { requests: Request[]; bytes: () => Promise<number> } {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const bytes = async (): Promise<number> => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return sizes.reduce(
      (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
      0,
    );
  };
  return { requests, bytes };
}

function isBody(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith('/docs/api_reference/') && request.resourceType() !== 'document';
}

/** Opens a page and watches what it loads ahead. */
async function openAndWatch(page: Page, address: string): Promise<ReturnType<typeof watch>> {
  await page.goto(address);
  await hydrated(page);
  return watch(page);
}

async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await drawn(page);
  }
  await settled(page);
}

/** Links to every page of the site, as on the overview of a large API. */
async function addLinks(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const response = await fetch('/pages.json');
    const pages = (await response.json()) as { path: string }[];
    const list = document.createElement('div');
    list.id = 'many';
    for (const { path } of pages) {
      const link = Object.assign(document.createElement('a'), { href: path, textContent: path });
      link.style.display = 'block';
      list.append(link);
    }
    document.querySelector('main')?.prepend(list);
    return pages.length;
  });
}

for (const address of [overview, '/docs/docs/getting_started', tasks, '/']) {
  test(`scrolling ${address} to its end loads no page body and stays within 300 KB`, async ({ page, nginx }) => {
    test.slow();
    const seen = await openAndWatch(page, `${nginx.url}${address}`);
    await scrollToEnd(page);
    expect(seen.requests.filter(isBody).map((request) => request.url())).toEqual([]);
    expect(await seen.bytes()).toBeLessThan(max);
  });
}

for (const server of ['npm run serve', 'nginx']) {
  test(`resting on every link of a page with many links stays within 300 KB under ${server}`, {
    tag: server === 'nginx' ? [] : ['@long'],
  }, async ({ page, nginx, baseURL }) => {
    test.setTimeout(240_000);
    const origin = server === 'nginx' ? nginx.url : (baseURL ?? '');
    await page.clock.install();
    const seen = await openAndWatch(page, `${origin}${overview}`);
    const count = await addLinks(page);
    expect(count).toBeGreaterThan(60);
    for (let index = 0; index < count; index += 1) {
      await page.locator('#many a').nth(index).hover();
      await page.clock.runFor(90);
    }
    await settled(page);
    expect(seen.requests.filter(isBody).length).toBeGreaterThan(3);
    const spent = await seen.bytes();
    expect(spent).toBeGreaterThan(max / 2);
    expect(spent).toBeLessThan(max);

    await page.locator(`#many a[href="${shops}"]`).click();
    await expect(page.locator('main h1')).toHaveText('Stores');
    const next = page.waitForRequest((request) => isBody(request) && request.url().includes('/models/'));
    await page.locator('[data-reference-body] a[href^="/docs/api_reference/models/"]:visible').first().hover();
    await next;
  });
}

test('passing over links loads none of their pages', async ({ page }) => {
  await page.clock.install();
  const seen = await openAndWatch(page, overview);
  await addLinks(page);
  const links = page.locator('#many a');
  await links.first().scrollIntoViewIfNeeded();
  await settled(page);
  const before = seen.requests.length;
  await page.evaluate(() => {
    // Nothing comes after the last one that would stop its loading.
    for (const link of document.querySelectorAll('#many a[href*="/models/"]')) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    }
  });
  await page.clock.runFor(500);
  await settled(page);
  expect(seen.requests.slice(before).map((request) => request.url())).toEqual([]);
});

test('the focus on a link loads the body of its page', async ({ page }) => {
  await page.goto(overview);
  await hydrated(page);
  const asked = page.waitForRequest((request) => isBody(request) && new URL(request.url()).pathname === shops);
  await page.locator(`main a[href="${shops}"]`).first().focus();
  await asked;
});

test('a finger on a link loads the body of its page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL });
  const page = await context.newPage();
  await page.goto(overview);
  await hydrated(page);
  const asked = page.waitForRequest((request) => isBody(request) && new URL(request.url()).pathname === shops);
  const link = page.locator(`main a[href="${shops}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  const client = await context.newCDPSession(page);
  const point = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await asked;
  await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await expect(heading(page)).not.toHaveText('Stores');
  await context.close();
});
