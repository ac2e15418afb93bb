import { decodePath, isWellEncoded, pageAt, replaceAddress } from './addresses';

/** What the first load of the visit found at its address. */
interface Arrival {
  /** The browser is being redirected to the right address: nothing is to be shown here. */
  isLeaving: boolean;
  /** A path that the site knows, but that came with the not-found page. */
  missing?: string;
}

/**
 * Makes the address that of the static page that was sent, before the router reads it. The router ignores
 * case and the ending `.html`, most servers do not; and React can only take over the page that it would show itself.
 */
function arrive(): Arrival {
  encodeStrayPercents();
  const { pathname, search, hash } = window.location;
  const came = staticPage();
  if (came === undefined) return { isLeaving: false };
  if (!came.endsWith('/404.html')) {
    if (pageAt(pathname) === undefined && pageAt(came) !== undefined) replaceAddress(`${came}${search}${hash}`);
    return { isLeaving: false };
  }
  const asked = decodePath(pathname);
  const page = pageAt(asked.trim().replace(/(?:\/index)?\.html$/i, '') || '/');
  if (page === undefined) return { isLeaving: false };
  if (page === asked) return { isLeaving: false, missing: page };
  window.location.replace(`${page}${search}${hash}`);
  return { isLeaving: true };
}

/** The router does not start at an address that cannot be decoded, such as `/100%`. */
function encodeStrayPercents(): void {
  const { pathname, search, hash } = window.location;
  if (isWellEncoded(pathname)) return;
  const segments = pathname
    .split('/')
    .map((segment) => (isWellEncoded(segment) ? segment : segment.replaceAll('%', '%25')));
  replaceAddress(`${segments.join('/')}${search}${hash}`);
}

/** The path of the page that came as static HTML; the dev server has none. */
function staticPage(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}

/** What the first load found; made once, before the router starts. */
export const arrival: Arrival = typeof window === 'undefined' ? { isLeaving: false } : arrive();

/** The path whose page is shown at a path: for one that came with the not-found page, that page's own. */
export function shownPath(pathname: string): string {
  return arrival.missing !== undefined && decodePath(pathname) === arrival.missing ? '/404.html' : pathname;
}
