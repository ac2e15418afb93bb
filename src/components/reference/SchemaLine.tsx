import { Fragment } from 'react';
import type { SchemaView, TypePiece } from '../../reference/schemaRows';
import { requiredWord } from '../../reference/words';
import { withBreaks } from '../code/withBreaks';
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
      <TypeName pieces={schema.type} />
      <Marks schema={schema} />
    </p>
  );
}

// A page has thousands of types and marks. The most frequent are told apart by elements without a class, the shortest that
// mean nothing to a screen reader; `fields.css` has their looks.

/** A type in words, with links to models. */
export function TypeName({ pieces }: { pieces: TypePiece[] }) {
  return (
    <i>
      {pieces.map(({ text, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <a key={index} href={href}>
            {withBreaks(text)}
          </a>
        ) : (
          text
        ),
      )}
    </i>
  );
}

/** The words that limit a field. A field without a mark is optional and never null. */
export function Marks({ schema, required }: { schema: SchemaView; required?: boolean }) {
  const word = requiredWord(schema.marks, required);
  return (
    <>
      {word && (
        <>
          {' '}
          <b>{word}</b>
        </>
      )}
      {schema.marks.map(({ keyword, word }) => (
        <Fragment key={keyword}>
          {' '}
          <Mark keyword={keyword} word={word} />
        </Fragment>
      ))}
      <ReleaseLinks links={schema.releases} />
    </>
  );
}

function Mark({ keyword, word }: { keyword: string; word: string }) {
  if (keyword === 'nullable') return <var>{word}</var>;
  if (keyword === 'readOnly' || keyword === 'writeOnly') return <u>{word}</u>;
  return <b className={keyword === 'deprecated' ? 'deprecated' : 'mark'}>{word}</b>;
}

/** Whether a schema has the mark of a keyword. */
export function hasMark({ marks }: Pick<SchemaView, 'marks'>, keyword: string): boolean {
  return marks.some((mark) => mark.keyword === keyword);
}

/** The mark of what should not be used any more. */
export function DeprecatedMark() {
  return <b className="deprecated">deprecated</b>;
}
