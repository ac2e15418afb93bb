import type { ReactNode } from 'react';

/** Grey bars in the place of the form while the explorer loads. */
export function Loading(): ReactNode {
  return (
    <div className="builder-state" aria-busy="true">
      <div className="builder-progress" role="progressbar" aria-label="Loading the request builder" />
      <p role="status">Loading the builder. It is fetched once, and only when asked for.</p>
      {['30%', '22%', '40%'].map((width) => (
        <div className="bones" key={width}>
          <div className="bone" style={{ width }} />
          <div className="bone tall" />
        </div>
      ))}
    </div>
  );
}

/** Why the explorer is not there, and the way to have it. */
export function Failed({ message, onRetry }: { message: string; onRetry: () => void }): ReactNode {
  return (
    <div className="builder-state">
      <div className="failed" role="alert">
        <p className="failed-title">The request builder did not load</p>
        <p>Check your connection, then choose Retry.</p>
        <p>{message}</p>
        <button className="button outlined medium" type="button" onClick={onRetry}>
          Retry
        </button>
      </div>
    </div>
  );
}
