import type { SearchGroup } from '../record';
import type { Candidate } from './lookUp';
import type { QueryWord } from './query';

/** Words that name a kind of thing rather than a thing of that kind. */
const kindWords: Record<SearchGroup, string[]> = {
  guides: ['guide', 'guides', 'docs', 'documentation'],
  pages: ['api', 'reference', 'operations', 'endpoints'],
  operations: ['operation', 'endpoint', 'request'],
  models: ['model', 'schema'],
  fields: ['field', 'property', 'parameter', 'param', 'header'],
};
const eventWords = ['event', 'webhook', 'webhooks', 'callback'];

type Named = Pick<Candidate, 'group' | 'hit' | 'titleWords'>;

/** Whether a word only says of what kind a record is: `webhook` of an event, `post` of an operation with that method. */
export function saysKind({ whole }: QueryWord, { group, hit }: Named): boolean {
  // An event is sent with a method that nobody calls.
  if (hit.kind === 'webhook') return whole === 'post' || eventWords.includes(whole);
  return kindWords[group].includes(whole) || whole === hit.method?.toLowerCase();
}

/**
 * The score of a record by the kind of thing that a query asks for: more than 0 for that kind, and less than 0 for an
 * event, unless events are asked for or its name is typed: `answer survey` asks for an operation.
 */
export function kindScore(words: QueryWord[], record: Named): number {
  const { group, hit } = record;
  const isAsked = words.length > 1 && words.some((word) => word.whole !== 'post' && saysKind(word, record));
  if (hit.kind !== 'webhook') return isAsked && group !== 'operations' ? 0.08 : 0;
  if (isAsked) return 0.1;
  const isTyped = words.every(
    (word) => saysKind(word, record) || typedSubwords(word).every((isIn) => record.titleWords.some(isIn)),
  );
  return isTyped ? -0.06 : -0.3;
}

/** For each subword of a word, whether a word of a title is the same, or begins with it while it is being typed. */
function typedSubwords({ whole, subwords, isLast }: QueryWord): ((titleWord: string) => boolean)[] {
  return (subwords.length > 0 ? subwords : [whole]).map(
    (subword, index, all) => (word) =>
      word === subword || (isLast && index === all.length - 1 && word.startsWith(subword)),
  );
}
