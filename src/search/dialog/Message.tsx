import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { useOverview } from '../SearchBox';
import type { SearchResults } from './useSiteSearch';

interface MessageProps {
  found: SearchResults;
  onType: (query: string) => void;
  /** Searches things of every kind. */
  onWiden: () => void;
  onClose: () => void;
}

/** Shown in place of the results: a hint, that the index is loading or missing, or that nothing was found. */
export function Message({
  found: { query, hits, popular, state, spellings, retry },
  onType,
  onWiden,
  onClose,
}: MessageProps): ReactNode {
  const overview = useOverview();
  if (state === 'failed') {
    return (
      <div className="search-message" role="alert">
        <p>The search index could not be loaded. Check your connection and try again.</p>
        <button className="button outlined medium" type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (state === 'loading') return <p className="search-message">{query.trim() === '' ? 'Loading…' : 'Searching…'}</p>;
  if (query.trim() === '' && popular.length === 0) {
    return (
      <p className="search-message">Search for a path, an operation, a field, a value, a status or words in a guide.</p>
    );
  }
  if (query.trim() === '' || hits.length > 0) {
    return (
      <div className="search-message">
        {query.trim() === '' ? (
          <p>There are no popular pages of this kind. Type to search.</p>
        ) : (
          <p>
            Nothing found here for <strong>{query}</strong>.
          </p>
        )}
        <button className="button outlined medium" type="button" onClick={onWiden}>
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
      {spellings.length > 0 && (
        <p>
          Did you mean{' '}
          {spellings.map((word) => (
            <button className="button outlined medium" type="button" key={word} onClick={() => onType(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>
        <Link to={overview} onClick={onClose}>
          All operations and models
        </Link>
      </p>
    </div>
  );
}
