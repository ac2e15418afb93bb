import { createStorageSlot } from '@docusaurus/theme-common';
import { keepInPlace } from './language';
import { choose } from './panes';

/** The base URL that the reader chose, remembered for the whole site: the address, a space and its label. */
const chosen = createStorageSlot('base-address');

/** Puts one base URL into every operation that has it, and remembers it. */
export function chooseServer(input: HTMLInputElement): void {
  const stored = `${input.dataset.server} ${input.value}`;
  chosen.set(stored);
  keepInPlace(input, () => show(stored));
}

/** Puts the remembered base URL into a page that has just been shown. */
export function restoreServer(): void {
  const stored = chosen.get();
  if (stored !== null) show(stored);
}

/** The base URL that an operation shows. */
export function baseOf(operation: Element): string | undefined {
  return operation.querySelector('[data-base]')?.textContent ?? undefined;
}

/**
 * An operation with servers of its own takes the one of the same address, else the one of the same label (Sandbox for
 * Sandbox); one that has neither keeps its own.
 */
function show(stored: string): void {
  const blank = stored.indexOf(' ');
  const [url, label] = [stored.slice(0, blank), stored.slice(blank + 1)];
  for (const choice of document.querySelectorAll('.base-url > .choice')) {
    const inputs = [...choice.querySelectorAll<HTMLInputElement>('input')];
    const input = inputs.find(({ dataset }) => dataset.server === url) ?? inputs.find(({ value }) => value === label);
    if (!input) continue;
    choose(input);
    for (const base of choice.closest('article')?.querySelectorAll('[data-base]') ?? []) {
      base.textContent = input.dataset.server ?? '';
    }
  }
}
