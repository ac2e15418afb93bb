import { nameInWords } from '../nameInWords';
import { composed, formOf } from './lostNames';
import { readingsOf } from './values';

/** What stands between two words of a text; `within` is nothing that parts one name from another, such as `_` or a capital. */
type Joint = 'within' | 'space' | 'mark' | 'end';

interface Word {
  form: string;
  /** What stands before it. */
  joint: Joint;
}

/** A name of several words, with what may stand between them. */
interface Row<Found> {
  found: Found;
  joints: ReadonlySet<Joint>;
}

/** A name that texts are searched for; with `isCode` it is none where its words stand apart, as in "with items". */
export interface SoughtName<Found> {
  name: string;
  found: Found;
  isCode: boolean;
}

/**
 * Finds names of several words in a text, however it writes them: `unitCost`, `UNIT_COST`, "unit cost", `useUnitCostQuery`. None
 * is found where the words are those of a name that is `shown`, or of a part of one. The steps grow with the length of the text.
 */
export function createRowFinder<Found>(
  sought: Iterable<SoughtName<Found>>,
  shown: ReadonlySet<string>,
): (text: string) => Found | undefined {
  const rows = new Map<string, Row<Found>>();
  const lengths = new Map<string, Set<number>>();
  for (const { name, found, isCode } of sought) {
    const words = formsOf(name);
    const [first = ''] = words;
    if (words.length < 2 || rows.has(formOf(name))) continue;
    rows.set(formOf(name), { found, joints: jointsOf(name, isCode) });
    // It may be one word in a text.
    for (const [word, count] of [[first, words.length] as const, [formOf(name), 1] as const])
      lengths.set(word, (lengths.get(word) ?? new Set()).add(count));
  }
  const isShown = (form: string): boolean => [form, `${form}s`, form.replace(/s$/, '')].some((each) => shown.has(each));
  const findIn = (text: string): Found | undefined => {
    const words = wordsOf(text);
    const formAt = (start: number, end: number): string =>
      words
        .slice(start, end)
        .map(({ form }) => form)
        .join('');
    const isWithinShown = (start: number, end: number): boolean =>
      around.some((before) =>
        around.some((after) => start >= before && isShown(formAt(start - before, Math.min(end + after, words.length)))),
      );
    for (const [start, { form: first }] of words.entries())
      for (const length of [...(lengths.get(first) ?? []), ...(lengths.get(first.replace(/s$/, '')) ?? [])]) {
        const end = start + length;
        const form = formAt(start, end);
        const row = end > words.length ? undefined : (rows.get(form) ?? rows.get(form.replace(/s$/, '')));
        const isWhole = words.slice(start + 1, end).every(({ joint }) => row?.joints.has(joint));
        if (row && isWhole && !isWithinShown(start, end)) return row.found;
      }
    return undefined;
  };
  return (text) => {
    for (const reading of rows.size > 0 ? readingsOf(text) : []) {
      const found = findIn(reading);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** How many words before and after a name may make it part of a longer one. */
const around = [0, 1, 2, 3];

/** Words with which names are sentences, or parts of one: "is active", "created at". */
const grammatical = /^(?:is|has|can|was|will|should|may|must|no|not|with|without|by|for|in|on)$/;
const closing = /^(?:at|by|on|of|to|in|for|from|with|is|up|out|off)$/;

/** What may stand between the words of a name: what does in the name, and spaces, unless it is code. */
function jointsOf(name: string, isCode: boolean): ReadonlySet<Joint> {
  const words = wordsOf(name);
  const own = words.slice(1).map(({ joint }) => joint);
  const isSentence = grammatical.test(words[0]?.form ?? '') || closing.test(words.at(-1)?.form ?? '');
  const isParted = own.some((joint) => joint === 'mark' || joint === 'end');
  return new Set<Joint>(['within', ...own, ...(isCode || isSentence || isParted ? [] : (['space'] as const))]);
}

/** The words of a name, in the form in which they are compared. */
function formsOf(name: string): string[] {
  return nameInWords(composed(name))
    .split(' ')
    .map((word) => word.toLowerCase());
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let joint: Joint = 'end';
  for (const [piece] of composed(text).matchAll(/[\p{L}\p{M}\p{N}_$-]+|[^\p{L}\p{M}\p{N}_$-]+/gu)) {
    if (/[\p{L}\p{N}]/u.test(piece)) {
      for (const form of formsOf(piece)) {
        words.push({ form, joint });
        joint = 'within';
      }
    } else joint = /^\s+$/.test(piece) && !/\n\s*\n/.test(piece) ? 'space' : /^[./:[\]]+$/.test(piece) ? 'mark' : 'end';
  }
  return words;
}
