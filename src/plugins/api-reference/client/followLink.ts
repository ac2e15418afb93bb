import { isWellEncoded } from '../../navigation/client/pageAt';

/** The link of this site that an event happened on, if it leads to a page and nothing else handles it. */
function pageLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download'))
    return undefined;
  const isFile = /\.[a-z]+$/i.test(link.pathname);
  return isFile || !isWellEncoded(link.pathname) ? undefined : link;
}

/** Leads a plain click on a link of the body through the router. Every other click stays the browser's. */
export function followLink(event: MouseEvent, push: (path: string) => void): void {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  const link = pageLink(event);
  if (!link || modified || event.defaultPrevented) return;
  event.preventDefault();
  push(`${link.pathname}${link.search}${link.hash}`);
}

/** Loads the page behind a link that the pointer rests on, as Docusaurus's own links do. */
export function preloadLink(event: Event): void {
  const link = pageLink(event);
  if (link && link.pathname !== window.location.pathname) window.docusaurus.preload(link.pathname);
}
