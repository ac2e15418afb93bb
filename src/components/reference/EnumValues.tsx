import { Fragment } from 'react';
import type { EnumValue } from '../../reference/schemaRows';
import { withBreaks } from '../code/withBreaks';
import { RichTextBlock } from './RichTextBlock';

/** Up to `max` values are all visible; of more, the first `shown`, unless all are short. */
const inARow = { max: 6, shown: 5 };
const described = { max: 11, shown: 10 };
/** Characters of values in a row, with the space around each, that are about three lines of it: folding them saves little. */
const threeLines = { characters: 200, around: 3 };

/** Allowed values: a row, or a list of two columns when they are described. What takes many lines folds. */
export function EnumValues({ values }: { values: EnumValue[] }) {
  if (values.length === 0) return null;
  const isDescribed = values.some(({ description }) => description?.html);
  const limit = isDescribed ? described : inARow;
  const List = isDescribed ? DescribedValues : PlainValues;
  const isLong = values.length > limit.max && (isDescribed || !fitsThreeLines(values));
  const shown = isLong ? values.slice(0, limit.shown) : values;
  const folded = values.slice(shown.length);
  return (
    <>
      <List values={shown} label="Allowed values" />
      {folded.length > 0 && (
        <details className="more">
          <summary>
            <span className="when-closed">{folded.length} more values</span>{' '}
            <span className="when-open">Fewer values</span>
          </summary>
          <List values={folded} label="More allowed values" />
        </details>
      )}
    </>
  );
}

function fitsThreeLines(values: EnumValue[]): boolean {
  return values.reduce((sum, { value }) => sum + value.length + threeLines.around, 0) <= threeLines.characters;
}

interface ValuesProps {
  values: EnumValue[];
  label: string;
}

function PlainValues({ values, label }: ValuesProps) {
  return (
    <ul className="values" aria-label={label}>
      {values.map(({ value }) => (
        <li key={value}>{withBreaks(value || '(empty)')}</li>
      ))}
    </ul>
  );
}

function DescribedValues({ values, label }: ValuesProps) {
  return (
    <dl className="described" aria-label={label}>
      {values.map(({ value, description }) => (
        <Fragment key={value}>
          <dt>{withBreaks(value || '(empty)')}</dt>
          <RichTextBlock text={description} as="dd" />
        </Fragment>
      ))}
    </dl>
  );
}
