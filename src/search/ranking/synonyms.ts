import { chunksOf, stemOf, subwordsOf } from './terms';

/** What readers type, and what else is searched for then, separated by commas: `login: authentication, API token`. */
export type Synonyms = Record<string, string>;

/**
 * What else each word of a query stands for: alternatives of one or more words. A key of several words counts only
 * where they are next to each other; then each of them stands for all of its alternatives.
 */
export function synonymsOf(words: string[], synonyms: Synonyms): string[][][] {
  const stems = words.map(stemOf);
  const others: string[][][] = words.map(() => []);
  for (const [key, value] of Object.entries(synonyms)) {
    const asked = wordsOf(key).map(stemOf);
    const alike = value.split(',').map(wordsOf);
    for (const start of stems.keys()) {
      if (!asked.every((stem, index) => stems[start + index] === stem)) continue;
      for (const index of asked.keys()) others[start + index]?.push(...alike);
    }
  }
  return others;
}

function wordsOf(text: string): string[] {
  return chunksOf(text).flatMap(subwordsOf);
}
