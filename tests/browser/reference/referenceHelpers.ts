import type { Locator, Page, Route } from '@playwright/test';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { hydrated } from '../pageHelpers';

export const production = 'https://api.example.com/v1';
export const sandbox = 'https://sandbox.example.com/v1';
export const surveys = '/docs/api_reference/api/survey/survey_instance';
export const generationRules = '/docs/api_reference/api/tasks/scheduled_tasks';
export const taskModel = '/docs/api_reference/models/tasks/task';

/** Opens a page and waits for its script. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The section of an operation. */
export function operation(page: Page, operationId: string): Locator {
  return page.locator(`article[aria-labelledby="${anchorFor(operationId)}"]`);
}

/** Opens the samples that a phone has folded. */
export async function unfoldSamples(page: Page): Promise<void> {
  await page.locator('details.beside').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
}

/** What an anchor is on: an operation, or a field, a response or a format below it, by the names that lead to it. */
export function anchored(page: Page, operationId: string, ...names: string[]): Locator {
  return page.locator(`[id="${anchorFor(operationId, ...names)}"]`);
}

/** A button of a choice, by its words. */
export function tab(choice: Locator, label: string): Locator {
  return choice.locator('label').filter({ hasText: label }).first();
}

/** Chooses a tab by its words, from the menu of its row where it does not fit in. */
export async function choose(choice: Locator, label: string): Promise<void> {
  const wanted = tab(choice, label);
  const isInRow = await wanted.evaluate((element) => {
    const row = element.closest('.tabs')?.getBoundingClientRect();
    return !row || element.getBoundingClientRect().top < row.bottom - 2;
  });
  if (!isInRow) await choice.locator('.more-tabs').click();
  await wanted.click();
}

/** What the clipboard holds; the test has to have the right to read it. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Holds back the site's scripts until they are let go, so that the page stands as it is before they run. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let held = true;
  await page.route('**/assets/js/*.js', async (route) => {
    if (held) waiting.push(route);
    else await route.continue();
  });
  return async () => {
    held = false;
    for (const route of waiting) await route.continue();
  };
}

/** What has moved by itself since the page was opened, by shifts of more than `minimum`; those after an act of the reader are left out. */
export function layoutShifts(page: Page, minimum = 0): Promise<string[]> {
  return page.evaluate(
    (minimum) =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const nameOf = (node: Node | null): string =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? 'what is gone')).slice(0, 120);
        const placeOf = ({ x, y, width, height }: DOMRect): string => `${x},${y} ${width}x${height}`;
        const shifts: string[] = [];
        const note = (entries: PerformanceEntryList): void => {
          for (const { value, hadRecentInput, sources } of entries as Shift[]) {
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
            );
            if (!hadRecentInput && value > minimum) shifts.push([value, ...moved].join('\n'));
          }
        };
        const observer = new PerformanceObserver((list) => note(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The shifts of a frame are known before the next one.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            note(observer.takeRecords());
            resolve(shifts);
          }),
        );
      }),
    minimum,
  );
}
