import type { LinkLoader } from '../../../platform/docusaurus/client';
import { pageLink } from './addresses';

/** Milliseconds that the pointer or the focus has to rest on a link: what it only passes is not loaded. */
const rest = 65;

/** Loads the page of the link that a pointer, a finger or the focus rests on. */
function watchLinks(): void {
  let timer: number | undefined;
  const leave = (): void => window.clearTimeout(timer);
  const enter = (event: Event): void => {
    leave();
    const link = pageLink(event);
    if (link && link.pathname !== window.location.pathname) {
      timer = window.setTimeout(() => void load(link.pathname), rest);
    }
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, enter, { passive: true });
  for (const type of ['pointerout', 'focusout']) document.addEventListener(type, leave, { passive: true });
}

if (typeof document !== 'undefined') watchLinks();

/** Stands in for `window.docusaurus`: neither a link that comes into view nor one that is pointed at loads a page. */
const linkLoader: LinkLoader = Object.freeze({ prefetch: () => false as const, preload: () => false as const });

export default linkLoader;

/** What loads pages ahead is itself loaded when it is first needed. Offline it is not: then a click says so. */
async function load(pathname: string): Promise<void> {
  await import('./prefetch').then(({ prefetch }) => prefetch(pathname)).catch(() => undefined);
}
