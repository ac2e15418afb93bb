import { expect } from 'vitest';
import type { ForeignSite } from './foreignSite';
import { openSite } from './openSite';

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
  const { open, close } = await openSite(site.folder);
  try {
    const { page, complaints } = await open(`${operation.page}#${operation.anchor}`);
    await page.locator(`article[aria-labelledby="${operation.anchor}"] button[data-request-builder]`).click();
    const dialog = page.getByRole('dialog', { name: 'Build and check' });
    await dialog.getByRole('button', { name: 'Check', exact: true }).click();
    const response = dialog.getByRole('region', { name: 'The response' });
    const status = (await response.locator('.builder-status').textContent()) ?? '';
    return { status, text: (await response.textContent()) ?? '', complaints };
  } finally {
    await close();
  }
}
