import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { violations } from '../measured/axe';
import { looks } from '../measured/looks';
import { hydrated, tasks } from '../pageHelpers';
import {
  bodyText,
  buttonOf,
  check,
  code,
  dialog,
  faults,
  field,
  language,
  openBuilder,
  response,
} from './builderHelpers';
import { checkStep, openSteps, stepButton, steps } from './recipeHelpers';

test('by keyboard alone: open, fill in, choose a language, copy, check, go to the fault, close', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(tasks);
  await hydrated(page);
  await buttonOf(page, 'Get tasks').focus();
  await page.keyboard.press('Enter');
  await expect(code(page)).toContainText('curl');
  const reach = async (name: string, isThere: () => Promise<boolean>): Promise<void> => {
    for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
    expect(await isThere(), `reached ${name}`).toBe(true);
  };
  const isFocused = (target: ReturnType<typeof field>) => () =>
    target.evaluate((element) => element === document.activeElement);
  await reach('the token', isFocused(field(page, 'Bearer Token')));
  await page.keyboard.type('secret');
  await reach('the page', isFocused(field(page, 'page')));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('9');
  await reach('the languages', isFocused(language(page, 'cURL')));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(language(page, 'JavaScript')).toHaveAttribute('aria-selected', 'true');
  await expect(code(page)).toContainText('page=9');
  const copy = dialog(page).getByRole('button', { name: 'Copy code to clipboard' });
  await reach('copy', isFocused(copy));
  const outline = await copy.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe('none');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bearer secret');
  await reach('Check', isFocused(dialog(page).getByRole('button', { name: 'Check', exact: true })));
  await page.keyboard.press('Enter');
  await expect(response(page)).toContainText('200 OK', { timeout: 20_000 });
  const shift = 'Shift+Tab';
  for (let presses = 0; presses < 60 && !(await isFocused(field(page, 'page'))()); presses += 1)
    await page.keyboard.press(shift);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('0');
  await reach('Check', isFocused(dialog(page).getByRole('button', { name: 'Check', exact: true })));
  await page.keyboard.press('Enter');
  const fault = faults(page).getByRole('button', { name: 'page' });
  await expect(fault).toBeVisible();
  await reach('the fault', isFocused(fault));
  await page.keyboard.press('Enter');
  await expect(field(page, 'page')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(buttonOf(page, 'Get tasks')).toBeFocused();
});

for (const width of [390, 320]) {
  test(`at ${width} pixels nothing scrolls sideways but code and long bodies`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const title of ['Get tasks', 'Create task']) {
      await openBuilder(page, title);
      await dialog(page).getByRole('button', { name: 'Show optional parameters' }).click();
      await check(page);
      // The head stays, and what was asked for is in view.
      await expect(dialog(page).getByRole('button', { name: 'Close the request builder' })).toBeInViewport();
      await expect(response(page).locator('.status')).toBeInViewport();
      const wide = await dialog(page).evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((inner) => !inner.matches('pre, textarea, input, .vh') && inner.clientWidth > 0)
          .filter(
            (inner) => inner.scrollWidth > inner.clientWidth + 1 && getComputedStyle(inner).overflowX !== 'visible',
          )
          .map((inner) => `${inner.tagName} ${inner.className}`),
      );
      expect(wide).toEqual([]);
      expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const box = await dialog(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width });
      await page.keyboard.press('Escape');
    }
  });
}

for (const { colorScheme, width, tag } of looks) {
  test(`axe finds nothing in the ${colorScheme} theme at ${width} pixels`, { tag: [...tag] }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openBuilder(page, 'Create task');
    await dialog(page).getByRole('button', { name: 'Show optional parameters' }).click();
    await dialog(page).getByRole('button', { name: 'Edit' }).click();
    // A short body, since axe looks at every word of the code.
    await (await bodyText(page)).fill('{"name": ""}');
    await check(page, '422');
    await noViolations(page, 'at fault');
    await field(page, 'Authorisation').selectOption('No authorisation');
    await check(page, '401');
    await noViolations(page, 'not let in');
    await field(page, 'Authorisation').selectOption('apiToken');
    await dialog(page).getByRole('tab', { name: 'A task for one person', exact: true }).click();
    await check(page);
    await noViolations(page, 'checked');
  });

  test(`axe finds nothing in the steps of a recipe, ${colorScheme}, ${width} pixels`, { tag: [...tag] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openSteps(page);
    await noViolations(page, 'a step');
    await checkStep(page, '200');
    await noViolations(page, 'a step that was checked');
    await stepButton(page, 'Next step').click();
    await steps(page).getByLabel('apiToken').fill('');
    await checkStep(page, '401');
    await noViolations(page, 'a step that is refused');
    const wide = await steps(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wide).toBe(0);
  });
}

/** Checks the dialog, in a state, against the rules of axe. */
async function noViolations(page: Page, state: string): Promise<void> {
  expect(await violations(page, 'dialog.builder'), state).toEqual([]);
}
