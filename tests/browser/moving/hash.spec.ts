import { expect, test } from '../fixtures';
import { forgiveNotFound, pageFrames, tagOf } from '../measured/pageTypes';
import { expectNotReloaded, guide, heading, hydrated, markWindow, tasks } from '../pageHelpers';

const malformed = ['#%E0%A4%A', '#100%', '#%zz'];

for (const [name, address] of Object.entries(pageFrames)) {
  test(`a malformed hash leaves ${name} as it is: on arrival, typed, by history and at a reload`, {
    tag: tagOf(name),
  }, async ({ page, complaints }) => {
    test.slow();
    await page.goto(address);
    await hydrated(page);
    const title = await page.locator('h1').textContent();
    const expectWhole = async (): Promise<void> => {
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(title ?? '');
      await expect(page.locator('.navbar')).toBeVisible();
      await expect(page.getByText('This page crashed')).toHaveCount(0);
    };
    for (const hash of malformed) {
      await page.goto('about:blank');
      await page.goto(`${address}${hash}`);
      await expectWhole();
      await markWindow(page);
      await page.evaluate(() => {
        window.location.hash = '#other';
      });
      await page.evaluate((typed) => {
        window.location.hash = typed;
      }, hash);
      await expectWhole();
      await page.goBack();
      await page.goForward();
      await expectWhole();
      await expectNotReloaded(page);
    }
    await page.reload();
    await expectWhole();
    forgiveNotFound(complaints);
  });
}

test('a link to a malformed hash of another page shows the page', async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  await markWindow(page);
  await page.evaluate((address) => {
    history.pushState({ key: 'test' }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `${tasks}#100%`);
  await expect(heading(page)).toHaveText('Tasks');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#%E0%A4%A', textContent: 'there', id: 'stray' });
    document.querySelector('[data-reference-body]')?.prepend(link);
  });
  await page.locator('#stray').click();
  await expect(page).toHaveURL(/#%E0%A4%A$/);
  await expect(heading(page)).toHaveText('Tasks');
  await expectNotReloaded(page);
});

test('a hash that is the id of an element as it is written leads to it', async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  await page.evaluate(() => {
    const last = document.querySelector('main article h2:last-of-type');
    if (last) last.id = '100%';
  });
  await page.evaluate(() => {
    window.location.hash = '#100%';
  });
  await expect(page.locator('[id="100%"]')).toBeInViewport();
});

for (const path of ['/%E0%A4', '/100%25%E0%A4', '/docs/docs/%E0%A4?a=%E0%A4%A#100%', '/docs/docs/%ff%fe']) {
  test(`the malformed path ${path} shows the not-found page`, async ({ page, nginx, baseURL, complaints }) => {
    for (const origin of [baseURL, nginx.url]) {
      expect((await page.goto(`${origin}${path}`))?.status()).toBe(404);
      await hydrated(page);
      await expect(heading(page)).toHaveText('Page not found');
      await markWindow(page);
      await page.locator('main').getByRole('link', { name: /^Home/ }).click();
      await expect(page).toHaveURL(`${origin}/`);
      await expectNotReloaded(page);
    }
    forgiveNotFound(complaints);
  });
}

test('a malformed query changes nothing', async ({ page }) => {
  for (const address of ['/', guide, tasks]) {
    await page.goto(`${address}?q=%E0%A4%A&r=100%`);
    await hydrated(page);
    await expect(page.locator('h1')).not.toHaveText(/crashed|not found/);
    expect(page.url()).toContain('?q=%E0%A4%A&r=100%');
  }
});
