import type { ReactNode } from 'react';

/** Texts of the description as they are written: the page has them as Markdown, made safe at build. */
export default function PlainText({ children }: { children?: ReactNode }): ReactNode {
  return <p className="builder-text">{children}</p>;
}
