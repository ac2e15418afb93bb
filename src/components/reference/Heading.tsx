import type { ReactNode } from 'react';
import { withBreaks } from '../code/withBreaks';

/** 1 is the page's title; an operation is 2, its sections 3, what is in a response 4. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface HeadingProps {
  level: HeadingLevel;
  /** Without an anchor the heading cannot be linked to. */
  anchor?: string;
  /** The heading's text, for the name of its link. */
  title: string;
  deprecated?: boolean;
  className?: string;
  /** Stands after the title: a count, a media type, a mark. */
  children?: ReactNode;
}

/** A heading that links to itself, as the headings of guides and posts do. Its name is its text alone. */
export function Heading({ level, anchor, title, deprecated, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const shown = withBreaks(title);
  const name = deprecated ? `${title} (deprecated)` : title;
  return (
    <Tag id={anchor} className={className} aria-label={anchor || children ? name : undefined}>
      {deprecated ? <s>{shown}</s> : shown}
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: its label names it, and the style sheet draws it */}
      {anchor && <a className="hash-link" href={`#${anchor}`} title={`Direct link to ${title}`} />}
    </Tag>
  );
}

/** The level below, at most 6. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
