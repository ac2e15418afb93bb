import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** 1 is the page's title; an operation is 2, its sections 3, what stands in a response 4. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface HeadingProps {
  level: HeadingLevel;
  /** Without an anchor the heading is no target and has no link. */
  anchor?: string;
  /** The heading's text, for the name of its link. */
  title: string;
  deprecated?: boolean;
  className?: string;
  /** Stands after the title: a count, a media type, a mark. */
  children?: ReactNode;
}

/** A heading that links to itself. */
export function Heading({ level, anchor, title, deprecated, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={anchor} className={className}>
      {deprecated ? <s>{title}</s> : title}
      {children}
      {anchor && (
        <a className="anchor" href={`#${anchor}`} aria-label={`Link to ${title}`}>
          <Icon name="link" />
        </a>
      )}
    </Tag>
  );
}

/** The level below, at most 6. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
