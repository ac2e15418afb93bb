import { Fragment } from 'react';
import type { Fact } from '../../reference/schemaRows';
import { RichTextBlock } from './RichTextBlock';

/** Longer values fold: an example of a whole object must not push the next field off the screen. */
const maxValueLength = 120;

/** Limits of a value: a label and a literal each, in a line that breaks between them. */
export function FieldFacts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(({ label, value, href, note }) => {
        const isLong = value.length > maxValueLength;
        return (
          <Fragment key={`${label} ${value}`}>
            <dt>{label}&nbsp;</dt>
            <dd className={note?.html || isLong ? 'box' : undefined}>
              {href ? <a href={href}>{value}</a> : isLong ? <LongValue value={value} /> : value || '(empty)'}
              <RichTextBlock text={note} />{' '}
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}

function LongValue({ value }: { value: string }) {
  return (
    <details>
      <summary>{value.slice(0, 40)}…</summary>
      {value}
    </details>
  );
}
