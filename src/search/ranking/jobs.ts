import type { Candidate } from './lookUp';
import type { SearchQuery } from './query';

type Found = Pick<Candidate, 'group' | 'hit' | 'titleWords' | 'words'>;

/** Whether a query begins with what one of the records does; a word that is the name of a page or a model does nothing. */
export function beginsWithJob(found: Found[]): boolean {
  const isName = ({ group, titleWords, words: [first] }: Found): boolean =>
    (group === 'pages' || group === 'models') && titleWords.length === 1 && first?.match?.title.size === 1;
  return found.some(beginsWithVerb) && !found.some(isName);
}

/** Whether the query begins with what an operation does: `star` or `starring` of "Star a repository". */
function beginsWithVerb({ group, titleWords, words }: Found): boolean {
  return group === 'operations' && words.length > 1 && saysWord(words[0], titleWords[0]);
}

/** Whether an operation creates what the query begins with, which then says what to do: `fork` of "Create a fork". */
function createsThat({ group, titleWords, words }: Found): boolean {
  const creates = ['create', 'add'].includes(titleWords[0] ?? '');
  return group === 'operations' && words.length > 1 && creates && saysWord(words[0], titleWords.at(-1));
}

function saysWord(asked: Found['words'][number] | undefined, titleWord = ''): boolean {
  return (asked?.match?.title.get(titleWord) ?? 0) > 0.9;
}

/**
 * How well a record, whose title is the query when `isWhole`, is something to do, when that is asked for: operations
 * are, above all one that begins with the verb or creates something; models and fields are not.
 */
export function jobScore(record: Found, { isJob }: SearchQuery, coverage: number, isWhole: boolean): number {
  if (beginsWithVerb(record) && coverage > 0.7) return 0.15;
  if (!isJob || isWhole) return 0;
  if (createsThat(record)) return 0.2;
  if (record.group === 'operations') return record.hit.kind === 'POST' ? 0.06 : 0;
  return record.group === 'models' || record.group === 'fields' ? -0.15 : 0;
}
