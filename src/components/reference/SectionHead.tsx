import type { ReactNode } from 'react';
import type { FieldView, SchemaView } from '../../reference/schemaRows';
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
          <button className="button" type="button" data-expand="all">
            Expand all
          </button>
          <button className="button" type="button" data-collapse="all">
            Collapse all
          </button>
        </div>
      )}
    </div>
  );
}

/** Whether rows hold something that can be opened and closed. */
export function haveFolds(fields: FieldView[]): boolean {
  return fields.some(({ fields: inner, alternatives }) => inner.length > 0 || haveFoldsInside(alternatives));
}

/** Whether something can be opened and closed below a schema whose own fields are shown. */
export function hasFolds(schema: SchemaView): boolean {
  return haveFolds(schema.fields) || haveFoldsInside(schema.alternatives);
}

function haveFoldsInside(alternatives: SchemaView['alternatives']): boolean {
  return alternatives.some(({ options }) => options.some(({ schema }) => hasFolds(schema)));
}
