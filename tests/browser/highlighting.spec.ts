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
  ].map((name): [string, string[]] => [
    name,
    [`.language-${name} pre`, `pre.language-${name}`, `pre[data-language="${name}"]`],
  ]),
  ['bash', ['.language-bash pre', 'pre.language-bash', 'pre[data-language="curl"]']],
];

const pages = readRoutes().map((route) => ({ route, ...readPage(route) }));

for (const [name, selectors] of languages) {
  const selector = selectors.join(', ');
  const found = pages.find(({ $ }) => $(selector).length > 0);

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} is highlighted in ${colorScheme}`, async ({ page }) => {
      expect(found, `no page holds code in ${name}`).toBeDefined();
      await page.emulateMedia({ colorScheme });
      await page.goto(found?.route ?? '/');
      await hydrated(page);
      const colours = await page.locator(selector).evaluateAll((blocks) =>
        blocks.map((block) => {
          const plain = getComputedStyle(block).color;
          const tokens = [...block.querySelectorAll('span')].filter(
            (token) => token.textContent?.trim() && token.children.length === 0,
          );
          return [...new Set(tokens.map((token) => getComputedStyle(token).color))].filter((colour) => colour !== plain)
            .length;
        }),
      );
      expect(Math.max(...colours)).toBeGreaterThanOrEqual(2);
    });
  }
}
