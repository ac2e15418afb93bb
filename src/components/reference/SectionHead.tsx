import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './Heading';

interface SectionHeadProps {
  level: HeadingLevel;
  anchor?: string;
  title: string;
  /** Whether the section holds something to fold. */
  foldable?: boolean;
  children?: ReactNode;
}

/** Head of a section, with the buttons that open and close everything in it. */
export function SectionHead({ level, anchor, title, foldable, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <Heading level={level} anchor={anchor} title={title} className="section-title">
        {children}
      </Heading>
      {foldable && (
        <div className="tools needs-script">
          <button className="button bare small" type="button" data-expand="all">
            Expand all
          </button>
          <button className="button bare small" type="button" data-collapse="all">
            Collapse all
          </button>
        </div>
      )}
    </div>
  );
}
