import { expect, test } from '../fixtures';
import { open } from '../reference/referenceHelpers';

const zapier = '/docs/integrations/zapier/index';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`alerts of a guide stand out from its text, in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, zapier);
    await expect(page.locator('main')).not.toContainText('[!');
    const looks: string[] = [];
    for (const [kind, title] of [
      ['note', 'Note'],
      ['warning', 'Warning'],
    ]) {
      const alert = page.locator(`main .theme-admonition-${kind}`);
      await expect(alert).toHaveCount(1);
      await expect(alert.locator('> div').first()).toHaveText(title ?? '');
      const {
        ground,
        line,
        page: around,
      } = await alert.evaluate((box) => {
        const { backgroundColor: ground, borderLeftColor: line } = getComputedStyle(box);
        return { ground, line, page: getComputedStyle(document.body).backgroundColor };
      });
      expect(ground).not.toBe('rgba(0, 0, 0, 0)');
      expect(ground).not.toBe(around);
      expect(line).not.toBe(ground);
      looks.push(ground);
    }
    expect(looks[0]).not.toBe(looks[1]);
  });
}
