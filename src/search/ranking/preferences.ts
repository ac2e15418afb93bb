import type { SearchGroup } from '../record';
import type { Candidate, Match } from './lookUp';
import { isStatus, type SearchQuery, toPhrase } from './query';

/** What a reader wants first when two things match as well as each other. */
const preference: Record<SearchGroup, number> = {
  guides: 0,
  pages: 0.05,
  operations: 0.04,
  models: 0.03,
  fields: -0.08,
};

/**
 * What speaks for a record, or against it, whatever words it has: its kind, how much of it is a part of something else,
 * and what the query asks for.
 */
export function preferenceFor({ group, hit }: Candidate, query: SearchQuery): number {
  return likes(group, hit, query) + nuance(hit) - lengthOf(hit);
}

function likes(group: SearchGroup, hit: Match['hit'], query: SearchQuery): number {
  if (group === 'fields') return fieldPreference(String(hit.kind), query);
  // Where statuses are explained, one that no operation states has its place.
  const explains = isStatus(query) && /\bstatus(es)?\b/i.test(String(hit.title));
  const isTitled = query.phrases.some((phrase) => ` ${toPhrase(String(hit.title))} `.includes(` ${phrase} `));
  return preference[group] + (explains ? 0.15 : 0) + (isTitled ? 0.15 : 0);
}

/** Fields are asked for by a path or by an identifier; words of prose and quotes seldom mean one. */
function fieldPreference(kind: string, query: SearchQuery): number {
  const { isPath, isProse, phrases } = query;
  if (isPath) return 0.15;
  if (isStatus(query)) return /^\d/.test(kind) ? preference.fields : -0.3;
  return preference.fields - (phrases.length > 0 ? 0.2 : 0) - (isProse ? 0.12 : 0);
}

/** Less for what is a part of something else, a step of a way, older, or one of many alike; a page comes before its sections. */
function nuance({ kind, url, title }: Match['hit']): number {
  const isPart = String(url).includes('#');
  const isStep = /^\d+\. /.test(String(title));
  if (kind === 'news') return -0.15;
  if (kind === 'EVENT') return 0;
  if (kind === 'model' && isPart) return -0.25;
  if (kind === 'guide' || kind === 'page') return isPart ? (isStep ? -0.1 : 0) : 0.05;
  return /^(field|model|API|[A-Z]+|[1-5]\w\w)$/.test(String(kind)) ? 0 : -0.04;
}

/** A little for each letter, so that of two alike the one with the shorter address comes first. */
function lengthOf({ title, url }: Match['hit']): number {
  return Math.min(0.08, 0.001 * (String(title).length + String(url).length));
}
