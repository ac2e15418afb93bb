import type { ReactNode } from 'react';

/** A magnifying glass. */
export function SearchIcon(): ReactNode {
  return (
    <svg className="i" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="7" cy="7" r="4.25" />
      <path d="m10.25 10.25 3.25 3.25" />
    </svg>
  );
}
