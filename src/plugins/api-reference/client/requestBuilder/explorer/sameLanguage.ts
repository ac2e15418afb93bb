import { createStorageSlot } from '@docusaurus/theme-common';
import { chooseLanguage } from '../../language';

/** Where the explorer keeps its language, and where the site does. Both call a language by the same name. */
const explorers = createStorageSlot('docusaurus.tab.code-samples');
const sites = createStorageSlot('sample-language');

/** Lets the explorer begin with the site's language, unless its own is one that the site's samples are not in. */
export function takeSiteLanguage(): void {
  const [own, site] = [explorers.get(), sites.get()];
  if (site !== null && (own === null || choiceOf(own))) explorers.set(site);
}

/** Makes what is chosen in the explorer the choice of the page below, too. Gives the function that ends it. */
export function giveSiteLanguage(): () => void {
  return explorers.listen(({ newValue }) => {
    const choice = newValue === null ? null : choiceOf(newValue);
    if (choice && !choice.checked) chooseLanguage(choice);
  });
}

function choiceOf(language: string): HTMLInputElement | null {
  return document.querySelector(`input[data-language][value="${CSS.escape(language)}"]`);
}
