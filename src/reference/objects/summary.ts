/** Characters of a summary that still reads as a heading. */
const maxTitleLength = 80;

/** A summary as a heading, or as the text that it is; both where the heading is without its links. */
interface Summary {
  title?: string;
  text?: string;
}

/**
 * Reads the summary of an operation ("a short summary of what the operation does", 4.10.1): a heading, unless its author has
 * taken it for a description, with several lines or sentences, a question, or many words. Its links are words there.
 */
export function readSummary(summary: string): Summary {
  const whole = summary.trim();
  if (whole === '') return {};
  const words = withoutLinks(whole)
    .replace(/[^\S\r\n]+/g, ' ')
    .trim();
  if (words === '' || /[\r\n\u2028\u2029]/.test(whole) || words.length > maxTitleLength || !isPhrase(words))
    return { text: whole };
  const title = withoutFullStop(words);
  return words === whole.replace(/\s+/g, ' ') ? { title } : { title, text: whole };
}

/** A sentence as a heading, without the full stop at its end. That of an abbreviation and an ellipsis stay. */
function withoutFullStop(words: string): string {
  const isKept = /(?:[.\u2026]|\b(?:etc|incl?|ltd|corp|co|al|[js]r)|[.\s]\p{L})\.$/iu.test(words);
  return isKept ? words : words.replace(/[.\u3002\u0964]$/, '').trimEnd() || words;
}

/** Whether words ask nothing, and end where their first sentence does. An abbreviation ends none: `e.g.`, `v1.2`, `St. Gallen`. */
function isPhrase(words: string): boolean {
  return !/[?\uff1f\u061f\u037e]/.test(words) && !secondSentence.test(words);
}

/** The end of a sentence with another one after it. */
const secondSentence =
  /(?:[\p{Ll}\p{N})\]"'`\u2019\u201d]{2}[.!]|[!\u2026])\s+["'(\u201c]?[\p{Lu}\p{Lo}]|[\u3002\uff01\u0964].*\S/u;

/** A plain text with the words of its links alone: a heading is a link itself where it is listed. */
function withoutLinks(text: string): string {
  return text
    .replace(/!?\[([^\][]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/<a\b[^<>]*>([^<>]*)<\/a\s*>/gi, '$1')
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]*)>/gi, '$1');
}
