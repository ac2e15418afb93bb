import { createStorageSlot } from '@docusaurus/theme-common';
import { choose, languageInputs } from './panes';

/** The language of samples that the reader chose, kept for the whole site. */
const chosen = createStorageSlot('sample-language');

/** The language that the reader chose before. */
export function chosenLanguage(): string | null {
  return chosen.get();
}

/** Shows one language in every panel of the page, and remembers it. */
export function chooseLanguage(input: HTMLInputElement): void {
  chosen.set(input.value);
  keepInPlace(input, () => show(input.value));
}

/** Shows the remembered language on a page that has just been shown. */
export function restoreLanguage(): void {
  const language = chosenLanguage();
  if (language !== null) show(language);
}

function show(language: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(languageInputs)) {
    if (input.value === language) choose(input);
  }
}

/** Makes a change that may move an element, and scrolls so that the element stays under the pointer. */
export function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  window.scrollBy(0, element.getBoundingClientRect().top - top);
}
