/** The panes that a choice of tabs or segments switches, in the order of its buttons; none for a filter. */
function panesOf(input: HTMLInputElement): Element | null {
  const row = input.closest('.panel-head') ?? input.closest('.choice');
  const panes = row?.nextElementSibling;
  return panes?.classList.contains('panes') ? panes : null;
}

function inputsOf(panes: Element): HTMLInputElement[] {
  return [...(panes.previousElementSibling?.querySelectorAll('input') ?? [])];
}

/** Chooses the tab of each pane that an element stands in. */
export function showPanesOf(element: Element): void {
  for (let pane: Element | null = element; pane; pane = pane.parentElement) {
    const panes = pane.parentElement;
    if (!panes?.classList.contains('panes')) continue;
    const input = inputsOf(panes)[[...panes.children].indexOf(pane)];
    if (input) input.checked = true;
    if (pane instanceof HTMLElement) pane.hidden = false;
  }
}

/** The pane that a button shows. */
export function paneOf(input: HTMLInputElement): Element | undefined {
  const panes = panesOf(input);
  return panes?.children[inputsOf(panes).indexOf(input)];
}

/**
 * The style sheet shows the pane that contains the target of the address; when another pane is chosen, the target is
 * cleared.
 */
export function hideTargetBeside(input: HTMLInputElement): void {
  const shown = paneOf(input);
  for (const pane of shown?.parentElement?.children ?? []) {
    if (pane instanceof HTMLElement) pane.hidden = pane !== shown && pane.matches(':target, :has(:target)');
  }
}
