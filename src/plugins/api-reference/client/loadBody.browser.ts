import { idle } from '../../navigation/client/idleQueue';
import type { BodyRequest, ReferenceBody } from './body';

/**
 * In the browser a body is taken out of the page's own static HTML: from the document when it shows that page, as on
 * the first load, else fetched from the page's address. Rejects when the page cannot be had.
 */
export default async function loadBody({ path }: BodyRequest): Promise<ReferenceBody> {
  const shown = findBody(document);
  const element = shown?.dataset.url === path ? shown : findBody(await fetchDocument(path));
  if (!element) throw new Error(`The page ${path} holds no reference.`);
  const { url = path, title = '', description = '' } = element.dataset;
  return { url, title, description, content: contentOf(element), links: [], anchors: [] };
}

/**
 * The HTML of a body, written out when the page is idle, or before if it is asked for: React leaves a body alone that
 * is there already, and to write out a large one takes a while.
 */
function contentOf(element: HTMLElement): { __html: string } {
  let content: HTMLElement | string = element;
  const write = (): string => {
    if (typeof content !== 'string') content = content.innerHTML;
    return content;
  };
  void idle().then(write);
  return {
    get __html() {
      return write();
    },
  };
}

function findBody(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>('[data-reference-body]');
}

async function fetchDocument(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The page ${path} answered ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
