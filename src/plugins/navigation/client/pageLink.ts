import { isWellEncoded } from './pageAt';

/** The link around the target of an event, if it leads to a page of this site in this window. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download'))
    return undefined;
  const isFile = /\.[a-z]+$/i.test(link.pathname);
  return isFile || !isWellEncoded(link.pathname) ? undefined : link;
}
