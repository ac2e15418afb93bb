import { expect, test } from '../fixtures';
import { open } from './referenceHelpers';

// Its operations use it in several places each, with long names.
const observer = '/docs/api_reference/models/tasks/observer';

for (const width of [390, 800, 1200, 1280, 1440]) {
  test(`operations that use a model are readable beside the places where they do, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, observer);
    const titles = page.locator('.usedby .title');
    expect(await titles.count()).toBeGreaterThan(5);
    const widths = await titles.evaluateAll((found) => found.map((title) => title.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(150);
  });
}
