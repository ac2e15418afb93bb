/** The buttons that choose the language of samples, beside every operation and on the home page. */
export const languageInputs = 'input[name$=":language"]';

/** The panes that a choice of tabs or segments switches, in the order of its buttons; none for a filter. */
function panesOf(input: HTMLInputElement): Element | null {
  const row = input.closest('.panel-head') ?? input.closest('.choice');
  const panes = row?.nextElementSibling;
  return panes?.classList.contains('panes') ? panes : null;
}

function inputsOf(panes: Element): HTMLInputElement[] {
  return [...(panes.previousElementSibling?.querySelectorAll('input') ?? [])];
}

/** Marks the pane of the checked button for the style sheet, which hides those beside it. */
export function updatePanes(panes: Element): void {
  const place = inputsOf(panes).findIndex(({ checked }) => checked);
  panes.classList.add('switched');
  [...panes.children].forEach((pane, index) => {
    pane.classList.toggle('chosen', index === place);
  });
}

/** Shows the pane of a button that is checked. */
export function showPane(input: HTMLInputElement): void {
  const panes = panesOf(input);
  if (panes) updatePanes(panes);
}

/** Checks a button, and shows its pane. */
export function choose(input: HTMLInputElement): void {
  input.checked = true;
  showPane(input);
}

/** Chooses the tab of each pane that an element stands in. */
export function showPanesOf(element: Element): void {
  for (let pane: Element | null = element; pane; pane = pane.parentElement) {
    const panes = pane.parentElement;
    if (!panes?.classList.contains('panes')) continue;
    const input = inputsOf(panes)[[...panes.children].indexOf(pane)];
    if (input) choose(input);
  }
}

/** The pane that a button shows. */
export function paneOf(input: HTMLInputElement): Element | undefined {
  const panes = panesOf(input);
  return panes?.children[inputsOf(panes).indexOf(input)];
}
