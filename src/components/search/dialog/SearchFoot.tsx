import type { ReactNode } from 'react';

/** The keys, and how much was found; undefined before anything is searched for. */
export function SearchFoot({ count }: { count: number | undefined }): ReactNode {
  return (
    <p className="search-foot">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span role="status">{count === undefined ? '' : count === 1 ? '1 result' : `${count} results`}</span>
    </p>
  );
}
