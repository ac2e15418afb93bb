/** What a reader sees of a piece of HTML, in the forms in which words are looked for. */
export interface PageText {
  /** Text with single spaces. */
  spaced: string;
  /** Text without white space. */
  dense: string;
  /** Letters and digits alone. */
  letters: string;
  /** Addresses that are led to. */
  hrefs: string;
}

const inlineTags =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var|wbr)(?:\s[^>]*)?>/g;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#x27': "'", '#39': "'" };

/** Decodes the character references that React and the Markdown renderer write. */
function decode(text: string): string {
  return text.replace(/&(#?[a-z0-9]+);/gi, (all, name: string) => entities[name.toLowerCase()] ?? all);
}

/** The text of HTML: elements of a line are joined, all others stand apart. */
export function textOfHtml(html: string): string {
  return decode(html.replace(inlineTags, '').replace(/<[^>]*>/g, ' '));
}

export function toLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

export function toDense(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Reads a page, or an article of one. */
export function readPageText(html: string): PageText {
  const text = textOfHtml(html);
  const hrefs = [...html.matchAll(/ href="([^"]*)"/g)].map((match) => decode(match[1] ?? ''));
  return {
    spaced: text.replace(/\s+/g, ' '),
    dense: toDense(text),
    letters: toLetters(text),
    hrefs: hrefs.join('\n'),
  };
}

const shortest = 12;

/** Whether a literal value is seen: a short one as a word of its own, a long one wherever it stands. */
export function showsValue(page: PageText, value: string): boolean {
  if (value.trim() === '') return true;
  if (value.length < shortest) {
    // Inside JSON a text is escaped, and one with white space may be cut by the end of a line.
    const isPlain = escaped(value) === value && !/\s/.test(value);
    return showsWord(page.spaced, value) || (!isPlain && page.dense.includes(escaped(toDense(value))));
  }
  const dense = toDense(value);
  return (
    page.dense.includes(dense) || page.dense.includes(escaped(dense)) || page.dense.includes(toDense(escaped(value)))
  );
}

/** A text as it is inside a JSON text. */
function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function showsWord(text: string, word: string): boolean {
  const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
  const first = isLetter(word.charAt(0));
  const last = isLetter(word.charAt(word.length - 1));
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + word.length);
    if (!(first && isLetter(before)) && !(last && isLetter(after))) return true;
  }
  return false;
}
