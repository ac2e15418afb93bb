import { createStorageSlot } from '@docusaurus/theme-common';
import { chooseLanguage } from '../../language';
import { languageInputs } from '../../panes';

/** Where the builder keeps its language, and where the site does. Both call a language by the same name. */
const builders = createStorageSlot('request-builder-language');
const sites = createStorageSlot('sample-language');

/** The language to begin with: the site's, unless one was chosen that the site's samples are not in. */
export function rememberedLanguage(): string {
  const [own, site] = [builders.get(), sites.get()];
  return (own !== null && !choiceOf(own) ? own : (site ?? own)) ?? '';
}

/** Keeps a language, and makes it the choice of the page below, too. */
export function rememberLanguage(language: string): void {
  builders.set(language);
  const choice = choiceOf(language);
  if (choice && !choice.checked) chooseLanguage(choice);
}

function choiceOf(language: string): HTMLInputElement | null {
  return document.querySelector(`${languageInputs}[value="${CSS.escape(language)}"]`);
}
