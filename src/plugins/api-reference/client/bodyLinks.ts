import { hashTarget, pageLink } from '../../navigation/client/addresses';
import { showPanesOf } from './panes';
import { followResponse } from './sampleChoices';

/** Handles a plain click on a link of the body with the router. All other clicks are left to the browser. */
export function followLink(event: MouseEvent, push: (path: string) => void): void {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  const link = pageLink(event);
  if (!link || modified || event.defaultPrevented) return;
  event.preventDefault();
  push(`${link.pathname}${link.search}${link.hash}`);
}

/** Opens everything that hides the target of a hash (folds, tabs, a filter) and scrolls to it. */
export function reveal(hash: string): void {
  const target = hashTarget(hash);
  if (!target?.closest('.reference')) return;
  showPanesOf(target);
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) {
      element.open = true;
      if (element.matches('.response')) followResponse(element);
    }
    const all = element.querySelector<HTMLInputElement>(':scope > .filter [value="all"]');
    if (all) all.checked = true;
  }
  target.scrollIntoView();
}
