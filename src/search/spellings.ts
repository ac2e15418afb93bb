import MiniSearch from 'minisearch';
import type { SearchIndexes } from './findRecords';
import { splitQuery, toTerm } from './terms';

/** Words that exist and look like those of a query that found nothing; `count` of them, model names when none does. */
export function spellings(query: string, indexes: SearchIndexes, count: number): string[] {
  const all = Object.values(indexes).flat();
  const hits = all.flatMap((index) =>
    index.search(query, { fuzzy: 0.5, prefix: true, combineWith: 'OR', fields: ['title'] }),
  );
  const alike = hits
    .sort((a, b) => b.score - a.score)
    .flatMap(({ title, match }) => splitQuery(String(title)).filter((word) => toTerm(word) in match));
  const known = indexes.models.flatMap((index) => index.search(MiniSearch.wildcard)).map(({ title }) => String(title));
  const seen = new Set<string>();
  return [...alike, ...known]
    .filter((word) => !seen.has(toTerm(word)) && Boolean(seen.add(toTerm(word))))
    .slice(0, count);
}
