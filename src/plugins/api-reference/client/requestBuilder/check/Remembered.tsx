import type { ReactNode } from 'react';
import type { CheckSession } from './checkSession';

/** The requests that changed the data behind the next responses. */
export function Remembered({ session: { changes } }: { session: CheckSession }): ReactNode {
  if (changes.length === 0) return null;
  return (
    <section className="builder-visit" aria-label="Kept in memory">
      <h3>Kept in memory until this page is reloaded</h3>
      <ol>
        {changes.map(({ method, path, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <li key={index}>
            <code>
              {method} {path}
            </code>{' '}
            {status}
          </li>
        ))}
      </ol>
    </section>
  );
}
