import type { Fact } from '../../reference/page';
import { RichTextBlock } from './RichTextBlock';

/** Longer values fold: an example of a whole object must not push the next field off the screen. */
const longest = 120;

/** Limits of a value: a label and a literal each. */
export function FieldFacts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="field-facts">
      {facts.map(({ label, value, href, note }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>
            {href ? <a href={href}>{value}</a> : value.length > longest ? <LongValue value={value} /> : value}
            <RichTextBlock text={note} />
          </dd>
        </div>
      ))}
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
