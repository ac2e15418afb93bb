import type { ReactNode } from 'react';
import type { Json } from '../../../../../reference/json';
import { toJsonText } from '../../../../../reference/jsonText';
import { escapeToken } from '../../../../../reference/pointer';

interface MarkedJsonProps {
  /** What is shown, for a screen reader. */
  label: string;
  value: Json;
  /** What is said of values, by their pointers. */
  notes: ReadonlyMap<string, string>;
}

/** JSON in lines, of which those with a note are marked, and say it. */
export function MarkedJson({ label, value, notes }: MarkedJsonProps): ReactNode {
  return (
    // biome-ignore lint/a11y: a text that scrolls is reached by keyboard
    <pre className="recipe-json" tabIndex={0} role="group" aria-label={label}>
      <code>
        {linesOf(value, { pointer: '', indent: '', name: '', end: '' }).map(({ text, pointer }, index) => {
          const note = pointer === undefined ? undefined : notes.get(pointer);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <span className={note === undefined ? undefined : 'recipe-marked'} key={index}>
              {text}
              {note !== undefined && <span className="recipe-note"> {note}</span>}
              {'\n'}
            </span>
          );
        })}
      </code>
    </pre>
  );
}

interface Line {
  text: string;
  /** Of the value that begins on it. */
  pointer?: string;
}

/** What a value is written with. */
interface ValueContext {
  pointer: string;
  indent: string;
  /** With its colon. */
  name: string;
  /** A comma, or nothing. */
  end: string;
}

/** A value as `JSON.stringify` indents it by two blanks, each line with the pointer of what begins on it. */
function linesOf(value: Json, { pointer, indent, name, end }: ValueContext): Line[] {
  const start = indent + name;
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [{ text: start + toJsonText(value) + end, pointer }];
  const isList = Array.isArray(value);
  const entries = Object.entries(value) as [string, Json][];
  const inner = entries.flatMap(([key, item], index) =>
    linesOf(item, {
      pointer: `${pointer}/${escapeToken(key)}`,
      indent: `${indent}  `,
      name: isList ? '' : `${JSON.stringify(key)}: `,
      end: index < entries.length - 1 ? ',' : '',
    }),
  );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return [{ text: start + open, pointer }, ...inner, { text: `${indent}${close}${end}` }];
}
