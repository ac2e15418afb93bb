import type { SearchGroup } from '../record';
import type { Candidate, Match } from './lookUp';
import { asksForStatus, type SearchQuery, toPhrase } from './query';

/** What a reader wants first when two records match equally well. */
const preference: Record<SearchGroup, number> = {
  guides: 0,
  pages: 0.05,
  operations: 0.04,
  models: 0.03,
  fields: -0.08,
};

/**
 * The part of a score that does not depend on the words of a record: its kind, whether it is a section of a page, what
 * the query asks for, and its length.
 */
export function preferenceFor(record: Candidate, query: SearchQuery): number {
  return kindPreference(record, query) + sectionPreference(record) - lengthPenalty(record.hit);
}

function kindPreference(record: Candidate, query: SearchQuery): number {
  const { group, hit } = record;
  if (group === 'fields') return fieldPreference(record, query);
  // A page that explains statuses also has those that no operation states.
  const explains = asksForStatus(query) && /\bstatus(es)?\b/i.test(hit.title);
  const isTitled = query.phrases.some((phrase) => ` ${toPhrase(hit.title)} `.includes(` ${phrase} `));
  return preference[group] + (explains ? 0.15 : 0) + (isTitled ? 0.15 : 0);
}

/** Words that ask for the values of a field, which its record need not have. */
const wordsOfValues: ReadonlySet<string> = new Set(['value', 'values', 'allowed', 'possible', 'options']);

/** Whether a record has all of several words of a query. */
function hasAllWords({ words }: Candidate, query: SearchQuery): boolean {
  const isThere = ({ match }: Candidate['words'][number], index: number): boolean =>
    match !== undefined || wordsOfValues.has(query.words[index]?.whole ?? '');
  return words.length > 1 && words.every(isThere);
}

/** Fields are asked for by a path or by an identifier; words of prose seldom mean one that lacks some of them, and quotes none. */
function fieldPreference(record: Candidate, query: SearchQuery): number {
  const { isPath, isProse, phrases } = query;
  if (isPath) return 0.15;
  if (asksForStatus(query)) return record.hit.kind === 'status' ? preference.fields : -0.3;
  return preference.fields - (phrases.length > 0 ? 0.2 : 0) - (isProse && !hasAllWords(record, query) ? 0.12 : 0);
}

/** Less for a section, a step of a guide, news, and kinds with many similar records; a page comes before its sections. */
function sectionPreference({ group, hit: { kind, url, title } }: Candidate): number {
  const isSection = url.includes('#');
  const isStep = /^\d+\. /.test(title);
  if (kind === 'news') return -0.15;
  if (kind === 'parameter') return -0.04;
  if (group === 'models') return isSection ? -0.25 : 0;
  if (group === 'guides') return isSection ? (isStep ? -0.1 : 0) : 0.05;
  return 0;
}

/** A little for each letter, so that of two equal records the one with the shorter address comes first. */
function lengthPenalty({ title, url }: Match['hit']): number {
  return Math.min(0.08, 0.001 * (title.length + url.length));
}
