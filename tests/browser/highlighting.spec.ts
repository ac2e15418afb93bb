import { readPage, readRoutes } from '../site/builtSite';
import { expect, test } from './fixtures';
import { hydrated } from './pageHelpers';

/** Blocks of code in guides, and the samples of the reference, whose curl is bash and whose names are their own. */
const languages: [name: string, selectors: string[]][] = [
  ...[
    'http',
    'json',
    'yaml',
    'javascript',
    'typescript',
    'python',
    'php',
    'java',
    'csharp',
    'go',
    'ruby',
    'kotlin',
    'swift',
  ].map((name): [string, string[]] => [name, [`pre:has(> .language-${name})`, `pre[data-language="${name}"]`]]),
  ['bash', ['pre:has(> .language-bash)', 'pre[data-language="curl"]']],
];

const pages = readRoutes().map(readPage);

const found = languages.flatMap(([name, selectors]) => {
  const selector = selectors.join(', ');
  const page = pages.find(({ $ }) => $(selector).length > 0);
  return page ? [{ name, selector, route: page.route }] : [];
});

// A language that no page uses is tried in tests/unit/highlighting.test.tsx, with all the others.
test('the site holds code in most of its languages', () => {
  expect(found.length).toBeGreaterThanOrEqual(12);
});

for (const { name, selector, route } of found) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} is highlighted in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(route);
      await hydrated(page);
      const colours = await page.locator(selector).evaluateAll((blocks) =>
        blocks.map((block) => {
          const plain = getComputedStyle(block).color;
          const leaves = [...block.querySelectorAll('span')].filter((token) => token.children.length === 0);
          const tokens = leaves.filter((token) => token.textContent?.trim());
          return [...new Set(tokens.map((token) => getComputedStyle(token).color))].filter((colour) => colour !== plain)
            .length;
        }),
      );
      expect(Math.max(...colours)).toBeGreaterThanOrEqual(2);
    });
  }
}
