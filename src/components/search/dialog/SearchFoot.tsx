import type { ReactNode } from 'react';
import type { Rows } from './rows';

/** The keys, and how much was found. */
export function SearchFoot({ rows, isEmpty }: { rows: Rows[]; isEmpty: boolean }): ReactNode {
  const number = rows.reduce((sum, { hits, more }) => sum + hits.length + more, 0);
  return (
    <p className="search-foot">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span role="status">{isEmpty ? '' : number === 1 ? '1 result' : `${number} results`}</span>
    </p>
  );
}
