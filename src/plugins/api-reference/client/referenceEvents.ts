import { copy } from './copy';
import { announce } from './copyText';
import { createFieldTools } from './fieldPath';
import { followInput, followResponse } from './sampleChoices';
import { switchWrapping } from './wrapLines';

/**
 * Handles the actions that the markup of the reference requests with `data-` attributes: copying, folding, choosing.
 */
function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-copy], [data-expand], [data-collapse]');
  if (button?.dataset.copy !== undefined) void copy(button);
  else if (button) foldAll(button, button.dataset.expand !== undefined);
  const wrap = target.closest<HTMLElement>('.wrap');
  if (wrap) switchWrapping(wrap);
  const printed = target.closest('[data-print]')?.closest('.op');
  if (printed) printAlone(printed);
  const values = target.closest('.open-values > summary')?.parentElement;
  if (values instanceof HTMLDetailsElement)
    void import('./valueFields').then(
      ({ showFields }) => showFields(values),
      () => announce('The fields did not load'),
    );
  const response = target.closest('.response > summary')?.parentElement;
  // This runs before the click opens it.
  if (response instanceof HTMLDetailsElement && !response.open) followResponse(response);
}

function foldAll(button: HTMLElement, open: boolean): void {
  for (const details of button.closest('section')?.querySelectorAll('details') ?? []) details.open = open;
}

/** Prints one operation; the style sheet leaves out what is beside it. */
function printAlone(operation: Element): void {
  operation.classList.add('printed');
  window.addEventListener('afterprint', () => operation.classList.remove('printed'), { once: true });
  window.print();
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.closest('.reference .choice')) return;
  followInput(target);
}

/** Closes the menu of a row of tabs, which is open while it has the focus. A chosen tab keeps the focus. */
function onKeyDown({ key }: KeyboardEvent): void {
  const focused = document.activeElement;
  const tabs = key === 'Escape' ? focused?.closest<HTMLElement>('.reference .tabs') : undefined;
  if (!tabs || !(focused instanceof HTMLElement)) return;
  if (focused.matches('.more-tabs')) focused.blur();
  else {
    tabs.dataset.closed = '';
    tabs.addEventListener('focusout', () => delete tabs.dataset.closed, { once: true });
  }
}

/** Starts to handle events on pages of the reference; once per visit. */
export function serveReference(): void {
  const showFieldTools = createFieldTools();
  document.addEventListener('click', onClick);
  document.addEventListener('change', onChange);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerover', showFieldTools);
  document.addEventListener('focusin', showFieldTools);
}
