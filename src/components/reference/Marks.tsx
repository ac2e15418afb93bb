import { Fragment } from 'react';
import type { SchemaView } from '../../reference/schemaRows';

/** The words that limit a field. A field without a mark is optional and never null. */
export function Marks({ schema, required }: { schema: SchemaView; required?: boolean }) {
  return (
    <>
      {required && <span className="mark required">required</span>}{' '}
      {schema.marks.map(({ keyword, word }) => (
        <Fragment key={keyword}>
          <span className={`mark ${looks[keyword] ?? keyword.toLowerCase()}`}>{word}</span>{' '}
        </Fragment>
      ))}
    </>
  );
}

/** Marks that look like another one. */
const looks: Record<string, string> = { writeOnly: 'readonly' };

/** Whether a schema has the mark of a keyword. */
export function hasMark({ marks }: Pick<SchemaView, 'marks'>, keyword: string): boolean {
  return marks.some((mark) => mark.keyword === keyword);
}

/** The mark of what should not be used any more. */
export function DeprecatedMark() {
  return <span className="mark deprecated">deprecated</span>;
}
