import { isSamePath, type Page, type PageHead, pageFile, pathKey } from './page';

const loaded = new Map<string, Page>();

/** The page at a path, if it is in the document, as on the first load, or was shown before. */
export function pageAt(pathname: string): Page | undefined {
  const url = pathKey(pathname);
  const known = loaded.get(url);
  if (known) return known;
  const shown = pageIn(document);
  if (!shown || !isSamePath(shown.url, url)) return undefined;
  loaded.set(url, shown);
  return shown;
}

/** Loads the page at a path from its own HTML file. Rejects when that cannot be read to its end. */
export async function loadPage(pathname: string, trailingSlash: boolean | undefined): Promise<Page> {
  const file = pageFile(pathname, trailingSlash);
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} returned ${response.status}.`);
  const page = pageIn(new DOMParser().parseFromString(await response.text(), 'text/html'));
  if (!page) throw new Error(`${file} has no page of the reference.`);
  loaded.set(pathKey(pathname), page);
  return page;
}

/** A built page does not change. */
export function subscribeToEdits(): () => void {
  return () => undefined;
}

/** The page that a document shows; none when the document was cut off, since what follows the body is missing then. */
function pageIn(html: Document): Page | undefined {
  const body = html.querySelector('[data-openapi-end]') && html.querySelector<HTMLElement>('[data-openapi-page]');
  if (!body) return undefined;
  const head = JSON.parse(body.dataset.openapiPage ?? '{}') as PageHead;
  return { ...head, content: { __html: body.innerHTML }, links: [], anchors: [] };
}
