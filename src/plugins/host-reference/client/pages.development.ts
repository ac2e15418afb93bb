import { edits } from '../../api-reference/client/edits';
import { liveAddress } from '../../api-reference/liveAddress';
import { type Page, pathKey } from './page';
import { renderPage, type StoredPage } from './renderPage';

declare const API_REFERENCE_BASE_URL: string;

/** The dev server has no HTML of pages: each is loaded when it is shown. */
export function pageAt(): undefined {
  return undefined;
}

/** Loads the data of the page at a path, and renders it as the build does. */
export async function loadPage(pathname: string): Promise<Page> {
  const url = pathKey(decodeURI(pathname));
  const address = `${API_REFERENCE_BASE_URL}${liveAddress.page}?${encodeURIComponent(url)}`;
  // For other types the dev server sends the page for addresses that it does not know.
  const response = await fetch(address, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The dev server has no data of the page ${url}.`);
  return renderPage((await response.json()) as StoredPage, url);
}

/** Calls a function after each edit of a description, until what it returns is called. */
export const subscribeToEdits = edits.subscribe;
