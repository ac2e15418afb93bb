import type { ReactNode } from 'react';

/** The mark of the portal: three stores and one place of work. Decorative; the name stands beside it. */
export default function Mark(): ReactNode {
  return (
    <svg className="brand-mark" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <rect x="1" y="1" width="9" height="9" rx="2" />
      <circle cx="16.5" cy="5.5" r="4.5" />
      <rect x="1" y="12" width="9" height="9" rx="2" />
      <rect x="12" y="12" width="9" height="9" rx="2" />
    </svg>
  );
}
