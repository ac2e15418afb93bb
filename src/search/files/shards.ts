import { compareText } from '../../reference/problems';
import { splitText, stemOf, toPlain } from '../ranking/terms';
import type { SearchRecord } from '../record';

/** Records that are found by terms with the same beginning. */
interface Shard {
  prefix: string;
  /** Whether the term is the prefix itself, not a longer one. */
  exact: boolean;
  records: SearchRecord[];
}

/**
 * Splits records by the beginnings of the terms that they are named by, until no shard has more than `maxRecords`. A
 * record is in the shard of each of its terms, so that one shard is enough for a word. When more than `maxRecords`
 * share one term, those that have it as one word among several, deep in a model, are left out.
 */
export function splitIntoShards(records: SearchRecord[], maxRecords: number): Shard[] {
  const byTerm = new Map<string, SearchRecord[]>();
  for (const record of records) {
    for (const term of termsOf(record)) byTerm.set(term, [...(byTerm.get(term) ?? []), record]);
  }
  return splitTerms(
    '',
    [...byTerm].sort(([a], [b]) => compareText(a, b)),
    maxRecords,
  );
}

/** Terms of the name, the values and the status; for `Task.executors.id` that is `id` alone, for a sentence all of it. */
function termsOf(record: SearchRecord): Set<string> {
  const { title, status, values } = record;
  const name = title.split(/\.(?=\S)/).at(-1) ?? '';
  return new Set([name, status ?? '', values].flatMap(splitText));
}

function splitTerms(prefix: string, terms: [string, SearchRecord[]][], maxRecords: number): Shard[] {
  const records = [...new Set(terms.flatMap(([, found]) => found))];
  if (records.length <= maxRecords) return records.length > 0 ? [{ prefix, exact: false, records }] : [];
  const [whole, longer] = [terms.filter(([term]) => term === prefix), terms.filter(([term]) => term !== prefix)];
  const exact = whole.map(([term, found]) => ({
    prefix,
    exact: true,
    records: nearest(found, term).slice(0, maxRecords),
  }));
  const next = new Set(longer.map(([term]) => term.slice(0, prefix.length + 1)));
  return [
    ...exact,
    ...[...next].flatMap((longerPrefix) =>
      splitTerms(
        longerPrefix,
        longer.filter(([term]) => term.startsWith(longerPrefix)),
        maxRecords,
      ),
    ),
  ];
}

/** Sorts records: those that are named by the term alone first, then those less deep in a model. */
function nearest(records: SearchRecord[], term: string): SearchRecord[] {
  const distance = ({ title }: SearchRecord): number => {
    const path = title.split('.');
    return path.length + (stemOf(toPlain(path.at(-1) ?? '')) === stemOf(term) ? 0 : 10);
  };
  return [...records].sort((a, b) => distance(a) - distance(b));
}
