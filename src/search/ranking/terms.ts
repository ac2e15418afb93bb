import { stemmer } from 'stemmer';

const chunk = /[\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)*/gu;
const wordBoundary = /[_-]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words of a text, identifiers whole: of `Task.executor_id is` they are `Task`, `executor_id` and `is`. */
export function chunksOf(text: string): string[] {
  return text.match(chunk) ?? [];
}

/** The words in an identifier: `approval` and `status` in `approvalStatus`, `approval_status` and `Approval-Status`. */
export function subwordsOf(identifier: string): string[] {
  if (/^[a-z\d]+$/.test(identifier)) return [identifier];
  return identifier
    .split(wordBoundary)
    .filter((word) => word !== '')
    .map(toPlain);
}

/** The terms by which a text is found: each identifier's words, and the identifier as one word. */
export function splitText(text: string): string[] {
  return chunksOf(text).flatMap((identifier) => {
    const subwords = subwordsOf(identifier);
    return subwords.length > 1 ? [subwords.join(''), ...subwords] : subwords;
  });
}

/** A word in small letters without accents. */
export function toPlain(word: string): string {
  const small = word.toLowerCase();
  return /^\w*$/.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The stem of a plain word: `authent` of `authenticate` and of `authentication`. */
export function stemOf(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}

/** What a word and all others with its stem begin with: `categor` for `category` and `categories`. */
export function baseOf(word: string): string {
  // The stem of `category` ends in `i`, because that of `categories` does.
  const stem = stemOf(word).replace(/i$/, '');
  const differs = [...stem].findIndex((letter, index) => letter !== word[index]);
  return differs === -1 ? stem : stem.slice(0, differs);
}

const fillers = new Set(
  `a about an and any are at be by can could did do does for from had has have how i if in into is it its me mean means
  my need of on one or our please should so some than that the their there these this those to want was we what when
  where which who why will with would you your`.split(/\s+/),
);

/** Whether a plain word is one that every text has, such as `the` or `how`. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
