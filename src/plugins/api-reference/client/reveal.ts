/** Opens all that hides the target of a hash (folds, tabs, a filter) and brings it into view. */
export function reveal(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target?.closest('.reference')) return;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && element !== target) element.open = true;
    if (element.parentElement?.classList.contains('panes')) checkPane(element, element.parentElement);
  }
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.scrollIntoView();
}

/** Chooses the tab of a pane: the input with the same place in the choice of its `.tabbed`. */
function checkPane(pane: Element, panes: Element): void {
  const index = [...panes.children].indexOf(pane);
  const tabbed = panes.closest('.tabbed');
  const inputs = tabbed?.querySelectorAll<HTMLInputElement>(
    ':scope > .choice input, :scope > .panel-head .choice input',
  );
  const input = inputs?.[index];
  if (input) input.checked = true;
}
