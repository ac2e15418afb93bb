import type { Page } from '@playwright/test';
import { sampleLanguages } from '../../src/reference/samples/languages';
import { readPage, readRoutes } from '../site/builtSite';
import { expect, test } from './fixtures';
import { hydrated } from './pageHelpers';

/** Blocks of code in guides, and the samples of the reference. */
const languages = ['http', 'json', 'yaml', 'typescript', ...sampleLanguages.map(({ prism }) => prism)].map(
  (name): [name: string, selectors: string[]] => [
    name,
    [
      `pre:has(> .language-${name})`,
      ...sampleLanguages.filter(({ prism }) => prism === name).map(({ label }) => `pre[aria-label="${label} sample"]`),
    ],
  ],
);

const pages = readRoutes().map(readPage);

const found = languages.flatMap(([name, selectors]) => {
  const selector = selectors.join(', ');
  // The first page may have a single line, in which there is nothing to colour.
  const countOn = ({ $ }: (typeof pages)[number]): number => $(selector).length;
  const page = pages.reduce((most, each) => (countOn(each) > countOn(most) ? each : most));
  return countOn(page) > 0 ? [{ name, selector, route: page.route }] : [];
});

// A language that no page uses is tried in tests/coverage/highlighting.test.tsx, with all the others.
test('the site holds code in most of its languages', () => {
  expect(found.length).toBeGreaterThanOrEqual(12);
});

/** Colours of a block beside that of its plain text, for each block of a language on a page. */
async function countColours(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((blocks) =>
    blocks.map((block) => {
      const plain = getComputedStyle(block).color;
      const leaves = [...block.querySelectorAll('code *')].filter((token) => token.children.length === 0);
      const tokens = leaves.filter((token) => token.textContent?.trim());
      const colours = new Set(tokens.map((token) => getComputedStyle(token).color));
      return [...colours].filter((colour) => colour !== plain).length;
    }),
  );
}

for (const route of new Set(found.map((each) => each.route))) {
  const onPage = found.filter((each) => each.route === route);
  const names = onPage.map(({ name }) => name).join(', ');
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`code on ${route} is highlighted in ${colorScheme}: ${names}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(route);
      await hydrated(page);
      for (const { name, selector } of onPage) {
        expect(Math.max(...(await countColours(page, selector))), name).toBeGreaterThanOrEqual(2);
      }
    });
  }
}
