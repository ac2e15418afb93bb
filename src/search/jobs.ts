import type { Candidate } from './candidate';
import type { SearchQuery } from './query';
import { chunksOf, partsOf } from './terms';

type Found = Pick<Candidate, 'group' | 'hit' | 'words'>;

/** Words that ask how to do what follows: `how do I close a task`. */
const question = /^(?:how (?:do|can) (?:i|we|you)|how to|can i|i (?:want|need) to)\s+/i;
const doing = /^\p{L}+ (?:(?:on|to|in|from|for|at) )?(?:a|an|the|my|our|this)\s/iu;

/** Whether a query is written as something to do: `comment on an issue`. */
export function saysJob(typed: string): boolean {
  const text = typed.trim();
  return (
    question.test(text) || (doing.test(text) && !/^(?:what|where|when|why|who|which|is|are|does|do)\b/i.test(text))
  );
}

/** Whether the query begins with what an operation does: `star` or `starring` of "Star a repository". */
export function beginsWithVerb({ group, hit, words }: Found): boolean {
  const [verb = ''] = chunksOf(String(hit.title)).flatMap(partsOf);
  return group === 'operations' && words.length > 1 && (words[0]?.match?.title.get(verb) ?? 0) > 0.9;
}

/** Whether an operation creates what the query begins with, which then says what to do: `fork` of "Create a fork". */
function createsThat({ group, hit, words }: Found): boolean {
  const [verb = '', ...others] = chunksOf(String(hit.title)).flatMap(partsOf);
  const isFirst = words.length > 1 && (words[0]?.match?.title.get(others.at(-1) ?? '') ?? 0) > 0.9;
  return group === 'operations' && isFirst && ['create', 'add'].includes(verb);
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
