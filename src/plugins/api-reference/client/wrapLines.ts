import { createStorageSlot } from '@docusaurus/theme-common';
import { keepInPlace } from './language';

/** Whether long lines of samples are wrapped, kept for the whole site; the script in the head of a page reads it as well. */
const wraps = createStorageSlot('wrap-lines');

/** Wraps long lines, or no longer, and remembers it. */
export function switchWrapping(button: HTMLElement): void {
  const { dataset } = document.documentElement;
  keepInPlace(button, () => {
    if (dataset.wrap === undefined) dataset.wrap = '';
    else delete dataset.wrap;
  });
  if (dataset.wrap === undefined) wraps.del();
  else wraps.set('1');
  showWrapping();
}

/** Says on the buttons of a page that has just been shown whether lines are wrapped. */
export function showWrapping(): void {
  const isOn = document.documentElement.dataset.wrap !== undefined;
  for (const button of document.querySelectorAll('.wrap')) button.setAttribute('aria-pressed', String(isOn));
}
