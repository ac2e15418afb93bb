import { createStorageSlot } from '@docusaurus/theme-common';

/** The language of samples that the reader chose, kept for the whole site. */
const chosen = createStorageSlot('sample-language');

/** Shows one language in every panel of the page, and remembers it. */
export function chooseLanguage(input: HTMLInputElement): void {
  const top = input.getBoundingClientRect().top;
  chosen.set(input.value);
  show(input.value);
  // Panels above may have grown or shrunk; the one that was pressed stays under the pointer.
  window.scrollBy(0, input.getBoundingClientRect().top - top);
}

/** Shows the remembered language on a page that has just come up. */
export function restoreLanguage(): void {
  const language = chosen.get();
  if (language !== null) show(language);
}

function show(language: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-language]')) {
    if (input.value === language) input.checked = true;
  }
}
