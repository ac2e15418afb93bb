import type { ResponseView } from '../../reference/page';
import { type HeadingLevel, levelBelow } from './Heading';
import { Response } from './Response';
import { SectionHead } from './SectionHead';

/** The answers, by status; the first that tells of success is open. */
export function Responses({ responses, level }: { responses: ResponseView[]; level: HeadingLevel }) {
  const open = responses.find(({ status }) => status.startsWith('2'));
  return (
    <section>
      <SectionHead level={level} title="Responses" foldable={responses.length > 1}>
        {responses.length > 0 && <span className="count">{responses.length}</span>}
      </SectionHead>
      {responses.length === 0 && <p className="empty">The description states no responses.</p>}
      {responses.map((response) => (
        <Response key={response.anchor} response={response} isOpen={response === open} level={levelBelow(level)} />
      ))}
    </section>
  );
}
