import type { Page } from '@playwright/test';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { closeTask, expectNotReloaded, guide, heading, hydrated, markWindow, shops, tasks } from '../pageHelpers';
import { anchored } from '../reference/referenceHelpers';
import { hold } from './network';

function entries(page: Page): Promise<number> {
  return page.evaluate(() => window.history.length);
}

/** Clicks each of the links in one task, as fast as no hand can. */
async function clickAll(page: Page, ...selectors: string[]): Promise<void> {
  await page.evaluate((wanted) => {
    for (const selector of wanted) document.querySelector<HTMLElement>(selector)?.click();
  }, selectors);
}

async function open(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await hydrated(page);
  await markWindow(page);
  return entries(page);
}

const inText = `main article a[href^="${tasks}"]`;
const inMenu = `nav.menu a[href="/docs/docs/pagination"]`;

for (const [what, from, link, title] of [
  ['a link in the text of a guide', guide, inText, 'Tasks'],
  ['a link of the sidebar', guide, inMenu, 'Pagination'],
  ['a link of the navbar', guide, '.navbar a[href="/docs/api_reference/table_of_contents"]', /reference|overview/i],
  ['a link in the body of an API page', tasks, '[data-reference-body] a[href^="/docs/api_reference/models/"]', /\w/],
] as const) {
  test(`two quick clicks on ${what} are one step of history`, async ({ page }) => {
    const before = await open(page, from);
    const start = await heading(page).textContent();
    const gate = await hold(page, /\/(docs|assets)\/.*/);
    await clickAll(page, link, link);
    gate.open();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).not.toHaveText(start ?? '');
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await expect(heading(page)).toHaveText(start ?? '');
    expect(new URL(page.url()).pathname).toBe(from);
    await expectNotReloaded(page);
  });
}

test('a double click with the mouse is one step, and the focus goes to the start of the page', async ({ page }) => {
  const before = await open(page, guide);
  await page.locator(inMenu).dblclick();
  await expect(heading(page)).toHaveText('Pagination');
  expect(await entries(page)).toBe(before + 1);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
});

test('a second link that is clicked before the first page came takes its place', async ({ page }) => {
  const before = await open(page, guide);
  const gate = await hold(page, `**${tasks}`);
  await clickAll(page, inText, inMenu);
  gate.open();
  await expect(heading(page)).toHaveText('Pagination');
  expect(await entries(page)).toBe(before + 1);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await page.goBack();
  await expect(heading(page)).toHaveText('Getting started');
  await expectNotReloaded(page);
});

test('after going back, a link that is clicked before the page came adds a step', async ({ page }) => {
  await open(page, guide);
  await page.locator(inText).first().click();
  await expect(heading(page)).toHaveText('Tasks');
  await page.reload();
  await hydrated(page);
  const gate = await hold(page, /\/assets\/js\/(?!main|runtime)[^/]*\.js$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(guide);
  await clickAll(page, `a[href="${shops}"]`);
  gate.open();
  await expect(heading(page)).toHaveText('Stores');
  await page.goBack();
  await expect(heading(page)).toHaveText('Getting started');
});

test('the same anchor twice is one step, and shows its target again', async ({ page }) => {
  const before = await open(page, tasks);
  const anchor = page.locator(`[data-reference-body] a[href$="#${anchorFor('closeTask')}"]`).last();
  await anchor.click();
  await expect(page).toHaveURL(closeTask);
  await page.evaluate(() => window.scrollTo(0, 0));
  await anchor.evaluate((link: HTMLElement) => link.click());
  await expect(anchored(page, 'closeTask')).toBeInViewport();
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(tasks);
});

test('links that are followed one after the other are a step each', async ({ page }) => {
  const before = await open(page, guide);
  await page.locator(inMenu).click();
  await expect(heading(page)).toHaveText('Pagination');
  await page.locator('nav.menu a[href="/docs/docs/errors"]').click();
  await expect(heading(page)).toHaveText('Errors');
  expect(await entries(page)).toBe(before + 2);
});
