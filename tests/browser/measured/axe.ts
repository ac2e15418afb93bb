import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/**
 * What axe finds wrong with a page as it stands, a line each: rule, place, message. `where` is a selector. Fails when
 * axe found next to nothing to look at.
 */
export async function violations(page: Page, where = 'html'): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (selector) => {
    const { axe: inPage } = window as unknown as {
      axe: { run: (where: string, options: object) => Promise<AxeResults> };
    };
    const results = await inPage.run(selector, { resultTypes: ['violations'] });
    const lines = results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll('\n', ' ')}`),
    );
    return { lines, passed: results.passes.length };
  }, where);
  if (found.passed < 10) throw new Error(`axe looked at next to nothing in ${where}.`);
  return found.lines;
}
