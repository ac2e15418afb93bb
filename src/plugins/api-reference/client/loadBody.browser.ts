import { PageError } from '../../navigation/client/failedPage';
import type { BodyRequest, ReferenceBody } from './body';

/**
 * In the browser, the body comes from the static HTML of the page: from the document if it shows this page, as on the
 * first load, otherwise from the page's URL. Rejects when that cannot be loaded.
 */
export default async function loadBody({ path }: BodyRequest): Promise<ReferenceBody> {
  const shown = findBody(document);
  const element = shown?.dataset.url === path ? shown : findBody(await fetchDocument(path));
  if (!element) throw new PageError('The server did not send the whole page. Choose Retry.');
  const { url = path, title = '', description = '', operations = '[]' } = element.dataset;
  return { url, title, description, operations, content: contentOf(element), links: [], anchors: [] };
}

/** A built page does not change. */
export function useBody(loaded: ReferenceBody): ReferenceBody {
  return loaded;
}

/**
 * The HTML of a body, serialised piece by piece when the page is idle, or at once if it is needed. React ignores a body
 * that is already there, and serialising a large one in one go would block a slow phone.
 */
function contentOf(element: HTMLElement): { __html: string } {
  const pieces = piecesOf(element, levels);
  let html = '';
  const writePiece = (): boolean => {
    const { value, done } = pieces.next();
    html += value ?? '';
    return !done;
  };
  void writeWhenIdle(writePiece);
  return {
    get __html() {
      while (writePiece());
      return html;
    },
  };
}

/** Calls `write` in separate tasks until it has nothing left. */
async function writeWhenIdle(write: () => boolean): Promise<void> {
  do await idle();
  while (write());
}

/** Levels down to a piece: the parts of a body, and what is in them, such as an operation. */
const levels = 2;

/** The HTML inside an element, in pieces: the elements so many levels below, and the tags around them. */
function* piecesOf(parent: Element, below: number): Generator<string, void> {
  const hasText = parent.childNodes.length > parent.children.length;
  if (hasText) return yield parent.innerHTML;
  for (const child of [...parent.children]) {
    if (below === 1 || child.children.length === 0) yield child.outerHTML;
    else {
      const tags = (child.cloneNode(false) as Element).outerHTML;
      const closing = tags.lastIndexOf('</');
      yield tags.slice(0, closing);
      yield* piecesOf(child, below - 1);
      yield tags.slice(closing);
    }
  }
}

/** The body of a page; none when the page was cut off, since what follows the body is missing then. */
function findBody(page: Document): HTMLElement | null {
  return page.querySelector('[data-reference-end]') && page.querySelector<HTMLElement>('[data-reference-body]');
}

async function fetchDocument(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok)
    throw new PageError(`The server returned status ${response.status}. Wait a minute, then choose Retry.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Milliseconds after which a task runs, however busy the page is. */
const maxWait = 2000;

/** Resolves when the page is idle; in browsers that cannot tell, after the tasks that are waiting now. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: maxWait });
    else setTimeout(resolve);
  });
}
