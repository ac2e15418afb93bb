import type { BodyRequest, ReferenceBody } from './body';

/**
 * In the browser a body is taken out of the page's own static HTML: from the document on the first load, else fetched
 * from the page's address. Rejects when the page cannot be had.
 */
export default async function loadBody({ path }: BodyRequest): Promise<ReferenceBody> {
  const current = isCurrent(path) ? findBody(document) : null;
  const element = current ?? findBody(await fetchDocument(path));
  if (!element) throw new Error(`The page ${path} holds no reference.`);
  const { title = '', description = '' } = element.dataset;
  return { title, description, content: { __html: element.innerHTML }, links: [], anchors: [] };
}

function isCurrent(path: string): boolean {
  const pathname = window.location.pathname.replace(/\/(index\.html)?$/, '');
  return decodeURI(pathname).toLowerCase() === path.toLowerCase();
}

function findBody(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>('[data-reference-body]');
}

async function fetchDocument(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The page ${path} answered ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
