import type { SearchIndexes } from './findRecords';
import { chunksOf, partsOf, toPlain } from './terms';

/** Words of titles that look like one of a query that found nothing, nearest first, at most `count`; none when none does. */
export function spellings(query: string, indexes: SearchIndexes, count: number): string[] {
  const words = chunksOf(query)
    .flatMap(partsOf)
    .filter((word) => word.length > 3);
  const near = words.flatMap((word) => {
    const most = Math.min(3, Math.floor(word.length / 3));
    const hits = Object.values(indexes).flatMap((group) =>
      group.flatMap((index) => index.search({ queries: [word] }, { fuzzy: most, fields: ['title'], maxFuzzy: most })),
    );
    return hits
      .sort((a, b) => b.score - a.score)
      .flatMap(({ title, terms }) => chunksOf(String(title)).filter((each) => terms.includes(toPlain(each))));
  });
  const seen = new Set<string>();
  return near.filter((word) => !seen.has(toPlain(word)) && Boolean(seen.add(toPlain(word)))).slice(0, count);
}
