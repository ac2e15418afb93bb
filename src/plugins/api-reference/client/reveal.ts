import { hashTarget } from '../../navigation/client/addresses';
import { showPanesOf } from './panes';

/** Opens all that hides the target of a hash (folds, tabs, a filter) and brings it into view. */
export function reveal(hash: string): void {
  const target = hashTarget(hash);
  if (!target?.closest('.reference')) return;
  showPanesOf(target);
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    const all = element.querySelector<HTMLInputElement>(':scope > .filter [value="all"]');
    if (all) all.checked = true;
  }
  target.scrollIntoView();
}
