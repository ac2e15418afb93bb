import type { ReactNode } from 'react';
import { counted } from '../../reference/words';

interface SearchFootProps {
  /** How much was found; undefined while that is not known. */
  count: number | undefined;
  /** Whether there is something that the keys move through and open. */
  hasChoices: boolean;
}

/** The keys, and how much was found. */
export function SearchFoot({ count, hasChoices }: SearchFootProps): ReactNode {
  return (
    <p className="search-foot">
      {hasChoices && (
        <>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> move
          </span>
          <span>
            <kbd>↵</kbd> open
          </span>
        </>
      )}
      <span role="status">{count === undefined ? '' : counted(count, 'result')}</span>
    </p>
  );
}
