import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { useOverview } from '../useOverview';
import type { Found } from './useSiteSearch';

interface MessageProps {
  found: Found;
  onType: (query: string) => void;
  /** Searches things of every kind. */
  onWiden: () => void;
  onClose: () => void;
}

/** What stands in the place of the results: a hint, that the index is on its way or missing, or that nothing was found. */
export function Message({
  found: { query, groups, state, spellings, retry },
  onType,
  onWiden,
  onClose,
}: MessageProps): ReactNode {
  const overview = useOverview();
  if (state === 'failed') {
    return (
      <div className="search-message" role="alert">
        <p>The search index could not be loaded.</p>
        <button className="search-button" type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (query.trim() === '') {
    return <p className="search-message">Type a path, an operation, a field, a value, a status or words of a guide.</p>;
  }
  if (state === 'loading') return <p className="search-message">Searching…</p>;
  if (groups.length > 0) {
    return (
      <div className="search-message">
        <p>
          Nothing of this kind for <strong>{query}</strong>.
        </p>
        <button className="search-button" type="button" onClick={onWiden}>
          Search everything
        </button>
      </div>
    );
  }
  return (
    <div className="search-message">
      <p>
        Nothing found for <strong>{query}</strong>.
      </p>
      <p>
        These words exist:{' '}
        {spellings.map((word) => (
          <button className="search-button" type="button" key={word} onClick={() => onType(word)}>
            {word}
          </button>
        ))}
      </p>
      <p>
        <Link to={overview} onClick={onClose}>
          All operations and models
        </Link>
      </p>
    </div>
  );
}
