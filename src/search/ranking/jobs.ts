import type { Candidate } from './lookUp';
import type { SearchQuery } from './query';
import { stemOf, subwordsOf } from './terms';
import { isBeforeScope, scope } from './titles';
import { asksForOperation } from './verbs';

type FoundRecord = Pick<Candidate, 'group' | 'hit' | 'titleWords' | 'words'>;

/** Whether a query begins with the verb of an operation. A word that is the name of a page or a model is no verb. */
export function beginsWithJob(found: FoundRecord[]): boolean {
  const isName = ({ group, titleWords, words: [first] }: FoundRecord): boolean =>
    (group === 'pages' || group === 'models') && titleWords.length === 1 && first?.match?.title.size === 1;
  return found.some(beginsWithVerb) && !found.some(isName);
}

/** Whether the query begins with what an operation does: `star` or `starring` of "Star a repository". */
function beginsWithVerb({ group, titleWords, words }: FoundRecord): boolean {
  return group === 'operations' && words.length > 1 && matchesWord(words[0], titleWords[0]);
}

/** Whether an operation is about a word of the query behind the first, and not only for it. */
function isAboutAny(record: FoundRecord): boolean {
  const { hit, words } = record;
  return !scope.test(hit.title) || words.slice(1).some(({ match }) => isBeforeScope(match, record));
}

/** Whether an operation is called on what a query ends with, by its path: `delete volume` on `/volumes/{id}`. */
function isCalledOn({ hit, titleWords }: FoundRecord, { words }: SearchQuery): boolean {
  const thing = words.at(-1)?.whole ?? '';
  const parts = hit.where.split('/').filter(Boolean);
  // What a path ends with may be the verb: `/databases/{id}/resize`.
  const isThing = (part: string): boolean => /^[\w-]+$/.test(part) && stemOf(part) !== stemOf(titleWords[0] ?? '');
  const at = parts.lastIndexOf(parts.filter(isThing).at(-1) ?? '');
  const isOne = parts[at + 1] !== undefined || thing.endsWith('s') || /GET|POST/.test(hit.method ?? '');
  return isOne && stemOf(subwordsOf(parts[at] ?? '').join('')) === stemOf(thing);
}

/** Whether an operation creates what the query begins with, as in `fork a repository` for "Create a fork". */
function createsFirstWord({ group, titleWords, words }: FoundRecord): boolean {
  const creates = ['create', 'add'].includes(titleWords[0] ?? '');
  return group === 'operations' && words.length > 1 && creates && matchesWord(words[0], titleWords.at(-1));
}

function matchesWord(asked: FoundRecord['words'][number] | undefined, titleWord = ''): boolean {
  return (asked?.match?.title.get(titleWord) ?? 0) > 0.9;
}

/**
 * The score of a record for a query that asks for something to do: more for operations, above all for one that begins
 * with the verb or creates the thing, less for models and fields. With `isWhole` the title is the whole query.
 */
export function jobScore(record: FoundRecord, query: SearchQuery, coverage: number, isWhole: boolean): number {
  if (beginsWithVerb(record) && isAboutAny(record) && (coverage > 0.7 || query.isJob)) {
    return isCalledOn(record, query) ? 0.25 : 0.15;
  }
  if (!query.isJob || isWhole) return 0;
  if (createsFirstWord(record)) return 0.2;
  if (record.group === 'operations') return record.hit.method === 'POST' ? 0.06 : 0;
  if (record.group === 'guides') return 0;
  if (record.group === 'pages') return -0.1;
  return asksForOperation(query) ? -0.4 : -0.15;
}
