import type { ClientModule } from '@docusaurus/types';
import { copyClickedAddress } from './copyText';
import { chooseLanguage, restoreLanguage } from './language';
import { languageInputs } from './panes';

// What all pages need, not only those of the reference: the language of samples, links of headings to copy, and printing with
// every fold open.
if (typeof document !== 'undefined') {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(languageInputs)) chooseLanguage(target);
  });
  document.addEventListener('click', copyClickedAddress);
  document.addEventListener('scroll', noteScrolledTable, { capture: true, passive: true });
  openForPrint();
}

const clientModule: ClientModule = { onRouteDidUpdate: restoreLanguage };

export default clientModule;

/** Marks a table that the reader has scrolled: it need not say any more that it can be. */
function noteScrolledTable({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches('.table')) target.dataset.scrolled = '';
}

/** Opens all folds while a page is printed, in browsers whose style sheets cannot do it; it closes them afterwards. */
function openForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
    opened = [];
  });
}
