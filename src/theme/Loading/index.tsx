// Swizzled: the fallback has fixed colours, which do not follow the theme, and shows the reader a bare error text.
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';

/** Stands in for a page whose script is on its way, or did not come. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="plain-page">
        <div className="failed" role="alert">
          <h1>This page did not load</h1>
          <p>{error instanceof Error ? error.message : String(error)}</p>
          <button className="button" type="button" onClick={retry}>
            Retry
          </button>
        </div>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className="loader" role="status">
      <span className="tiles" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      Loading the page
    </div>
  );
}
