const separators = /[^\p{L}\p{N}]+/u;
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words of a query: what stands between spaces, dots, slashes and the like. */
export function splitQuery(query: string): string[] {
  return query.split(separators).filter((word) => word !== '');
}

/** The words of a text that is found: of `approvalStatus` the whole and its two parts. */
export function splitText(text: string): string[] {
  return splitQuery(text).flatMap((word) => {
    const parts = word.split(humps);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

/** A word in small letters without accents. */
export function toPlain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** A word as it stands in the index: plain, and the singular of an English plural. */
export function toTerm(word: string): string {
  const plain = toPlain(word);
  if (plain.length < 4 || /\d/.test(plain) || !plain.endsWith('s') || plain.endsWith('ss')) return plain;
  return plain.endsWith('ies') && plain.length > 4 ? `${plain.slice(0, -3)}y` : plain.slice(0, -1);
}

const fillers = new Set(
  'a an and are can do does for from how i in is it me mean my of on or that the there this to what when where which with you'.split(
    ' ',
  ),
);

/** The words of a query that say what is looked for; all of them when there is nothing else. */
export function meaningfulWords(words: string[]): string[] {
  const kept = words.filter((word) => !fillers.has(word.toLowerCase()));
  return kept.length > 0 ? kept : words;
}
