import { Fragment } from 'react';
import type { SchemaView, TypePiece } from '../../reference/schemaRows';
import { ReleaseLinks } from './Badges';

/** Type and marks of a schema that has no row of its own. An unnamed object needs no line. */
export function SchemaLine({ schema }: { schema: SchemaView }) {
  if (
    schema.marks.length === 0 &&
    !schema.releases &&
    schema.type.every(({ text, isObject }) => isObject || text === '')
  )
    return null;
  return (
    <p className="schema-line">
      <span>
        <TypeName pieces={schema.type} />
      </span>
      <Marks schema={schema} />
    </p>
  );
}

/** A type in words, with links to models. */
export function TypeName({ pieces }: { pieces: TypePiece[] }) {
  return pieces.map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      <a key={index} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}

/** The words that limit a field, the most frequent of them without a class. A field without a mark is optional and never null. */
export function Marks({ schema, required }: { schema: SchemaView; required?: boolean }) {
  return (
    <>
      {required && (
        <>
          {' '}
          <b>required</b>
        </>
      )}
      {schema.marks.map(({ keyword, word }) => (
        <Fragment key={keyword}>
          {' '}
          <b className={looks[keyword] ?? 'mark'}>{word}</b>
        </Fragment>
      ))}
      <ReleaseLinks links={schema.releases} />
    </>
  );
}

/** Marks with a look of their own. */
const looks: Record<string, string> = {
  nullable: 'nullable',
  readOnly: 'readonly',
  writeOnly: 'readonly',
  deprecated: 'deprecated',
};

/** Whether a schema has the mark of a keyword. */
export function hasMark({ marks }: Pick<SchemaView, 'marks'>, keyword: string): boolean {
  return marks.some((mark) => mark.keyword === keyword);
}

/** The mark of what should not be used any more. */
export function DeprecatedMark() {
  return <b className="deprecated">deprecated</b>;
}
