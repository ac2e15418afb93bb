import { expect, test } from '../fixtures';
import { shops } from '../pageHelpers';
import { open } from './referenceHelpers';

test('names of formats, however long, leave what a response means its words', async ({ page }) => {
  await open(page, shops);
  const summary = page.locator('.response > summary').filter({ hasText: 'Unauthorized' }).first();
  const meaning = summary.locator('.what');
  const height = await meaning.evaluate((element) => element.getBoundingClientRect().height);
  await summary.locator('.media').evaluate((media) => {
    media.textContent = 'application/problem+json, application/problem+xml';
  });
  expect(await meaning.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  const inside = await summary.evaluate((line) => line.scrollWidth <= line.clientWidth);
  expect(inside).toBe(true);
});

test('of however many alternatives the one that is chosen shows, and no other', async ({ page }) => {
  await open(page, shops);
  await page.locator('.reference').evaluate((reference) => {
    const row = document.createElement('fieldset');
    row.className = 'choice segments';
    const panes = document.createElement('div');
    panes.className = 'panes';
    for (let place = 0; place < 900; place += 1) {
      row.insertAdjacentHTML('beforeend', '<label><input type="radio" name="many">option</label>');
      panes.insertAdjacentHTML('beforeend', '<div>pane</div>');
    }
    reference.replaceChildren(row, panes);
  });
  const chosen = [0, 1, 31, 32, 33, 840, 899];
  const shown = await page.locator('.choice').evaluate((row, places) => {
    const panes = [...(row.nextElementSibling?.children ?? [])];
    return places.map((place) => {
      const input = row.querySelectorAll('input')[place];
      input?.click();
      return panes.flatMap((pane, at) => (pane.checkVisibility() ? [at] : []));
    });
  }, chosen);
  expect(shown).toEqual(chosen.map((place) => [place]));
});
