import { pageLink } from '../../navigation/client/addresses';

/** Leads a plain click on a link of the body through the router. Every other click stays the browser's. */
export function followLink(event: MouseEvent, push: (path: string) => void): void {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  const link = pageLink(event);
  if (!link || modified || event.defaultPrevented) return;
  event.preventDefault();
  push(`${link.pathname}${link.search}${link.hash}`);
}
