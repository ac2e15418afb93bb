import type { ReactNode } from 'react';

/** Grey bars in the place of a form while what shows it loads. */
export function Loading({ what }: { what: string }): ReactNode {
  return (
    <div className="builder-state" aria-busy="true">
      <div className="builder-progress" role="progressbar" aria-label={`Loading ${what}`} />
      <p role="status">Loading {what}. It is fetched once, and only when asked for.</p>
      {['30%', '22%', '40%'].map((width) => (
        <div key={width}>
          <div className="placeholder" style={{ width }} />
          <div className="placeholder tall" />
        </div>
      ))}
    </div>
  );
}

interface FailedProps {
  /** What did not load: "the request builder". */
  what: string;
  message: string;
  onRetry: () => void;
}

/** Why something did not load, with a button that tries again. */
export function Failed({ what, message, onRetry }: FailedProps): ReactNode {
  return (
    <div className="builder-state">
      <div className="failed" role="alert">
        <p className="failed-title">{`${what.charAt(0).toUpperCase()}${what.slice(1)} did not load`}</p>
        <p>Check your connection, then choose Retry.</p>
        <p>{message}</p>
        <button className="button outlined medium" type="button" onClick={onRetry}>
          Retry
        </button>
      </div>
    </div>
  );
}
