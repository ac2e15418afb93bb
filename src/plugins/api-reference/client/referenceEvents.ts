import { followChoice, followResponse } from './beside';
import { copy } from './copy';
import { createFieldTools } from './fieldPath';
import { hideTargetBeside } from './panes';
import { chooseServer } from './server';

/** Serves what the markup of the reference asks for by its `data-` attributes: copying, folding, choosing. */
function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-copy], [data-expand], [data-collapse]');
  if (button?.dataset.copy !== undefined) void copy(button);
  else if (button) foldAll(button, button.dataset.expand !== undefined);
  const response = target.closest('.response > summary')?.parentElement;
  // The click is yet to open it.
  if (response instanceof HTMLDetailsElement && !response.open) followResponse(response);
}

function foldAll(button: HTMLElement, open: boolean): void {
  for (const details of button.closest('section')?.querySelectorAll('details') ?? []) details.open = open;
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.closest('.reference .choice')) return;
  if (target.dataset.server !== undefined) chooseServer(target);
  hideTargetBeside(target);
  followChoice(target);
}

/** Begins to serve the pages of the reference; once for the whole visit. */
export function serveReference(): void {
  const showFieldTools = createFieldTools();
  document.addEventListener('click', onClick);
  document.addEventListener('change', onChange);
  document.addEventListener('pointerover', showFieldTools);
  document.addEventListener('focusin', showFieldTools);
}
