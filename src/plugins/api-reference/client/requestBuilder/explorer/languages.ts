import * as theme from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/CodeSnippets/languages';
import { sampleLanguages } from '../../../../../reference/samples/languages';

export {
  getCodeSampleSourceFromLanguage,
  mergeArraysbyLanguage,
  mergeCodeSampleLanguage,
} from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/CodeSnippets/languages';

/** In place of the theme's function, which begins with C#: every language that the explorer can write, the site's first. */
export function generateLanguageSet(): ReturnType<typeof theme.generateLanguageSet> {
  const all = theme.generateLanguageSet();
  const known = sampleLanguages.flatMap(({ id }) => all.filter(({ language }) => language === id));
  return [...known, ...all.filter((language) => !known.includes(language))];
}
