import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { SiteSearch } from '../../src/search/dialog/siteSearch';

/** Queries of one kind, each with the places that may come first, as the table names them. */
export type QueryTable = Record<string, Record<string, string[]>>;

/** A file beside this one: the table, and names for pages when it has them. */
export function readTable(file: string): { kinds: QueryTable; pages: Record<string, string> } {
  return parse(readFileSync(path.join(__dirname, file), 'utf8'));
}

/** What search makes of one query. */
export interface Answer {
  kind: string;
  query: string;
  /** 1 when the first result is one of those that may come first, 1/2 when it is the second, and so on; else 0. */
  score: number;
  /** The first three results. */
  found: string[];
}

/** Asks a search for each query of a table. `searchFor` gives the search; `resolve` makes addresses of a place. */
export async function askAll(
  kinds: QueryTable,
  searchFor: (query: string) => SiteSearch,
  resolve: (place: string) => string[],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [kind, queries] of Object.entries(kinds)) {
    for (const [query, places] of Object.entries(queries)) {
      const search = searchFor(query);
      await search.load(query, () => undefined);
      const found = search.find(query).map(({ url }) => decodeURI(url));
      const wanted = new Set(places.flatMap(resolve));
      const rank = found.findIndex((url) => wanted.has(url)) + 1;
      answers.push({ kind, query, score: rank === 0 ? 0 : 1 / rank, found: found.slice(0, 3) });
    }
  }
  return answers;
}

/** The mean reciprocal rank of some answers. */
export function meanOf(answers: Answer[]): number {
  return answers.reduce((sum, { score }) => sum + score, 0) / answers.length;
}

/** The mean of each kind, and the queries whose best result is not the first, with what came instead. */
export function reportOf(answers: Answer[]): string {
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  const means = kinds.map((kind) => `${meanOf(answers.filter((each) => each.kind === kind)).toFixed(2)} ${kind}`);
  const missed = answers.filter(({ score }) => score < 1);
  const lines = missed.map(
    ({ kind, query, score, found }) => `${score.toFixed(2)} ${kind}: ${query}\n       ${found.join('\n       ')}`,
  );
  return [`mean reciprocal rank ${meanOf(answers).toFixed(3)}`, ...means, ...lines].join('\n');
}
