import { chromium } from '@playwright/test';
import { expect } from 'vitest';
import { browserArguments, findBrowser } from '../../scripts/browser';
import { createSiteServer, listen } from '../../scripts/siteServer';
import type { ForeignSite } from './foreignSite';

/** Milliseconds for the form to come and for a check on a busy machine. */
const timeout = 60_000;

/** What the dialog of an operation said, and what the browser complained of. */
interface BrowserCheck {
  /** The first line of the response: `200 OK`. */
  status: string;
  text: string;
  /** Requests to somewhere else, warnings and errors. */
  complaints: string[];
}

/** Fails unless the request that an operation of a built site begins with is checked in a browser, and nothing is sent. */
export async function expectChecked(site: ForeignSite, operationId: string): Promise<void> {
  const { status, text, complaints } = await checkInBrowser(site, operationId);
  expect([status, complaints]).toEqual(['200 OK', []]);
  expect(text).toContain('Example, nothing was sent');
}

/** Opens "Build and check" of an operation of a built site in a browser, and checks the request that it begins with. */
async function checkInBrowser(site: ForeignSite, operationId: string): Promise<BrowserCheck> {
  const operation = site.index.operations.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`The site has no operation ${operationId}.`);
  const server = createSiteServer(site.folder);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(timeout);
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) complaints.push(request.url());
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${origin}${operation.page}#${operation.anchor}`);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.locator(`article[aria-labelledby="${operation.anchor}"] button[data-request-builder]`).click();
    const dialog = page.getByRole('dialog', { name: 'Build and check' });
    await dialog.getByRole('button', { name: 'Check', exact: true }).click();
    const response = dialog.getByRole('region', { name: 'The response' });
    const status = (await response.locator('.builder-status').textContent()) ?? '';
    return { status, text: (await response.textContent()) ?? '', complaints };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
