import type { CallbackView } from '../../reference/page';
import { type HeadingLevel, levelBelow } from './Heading';
import { CallbackOperation } from './Operation';
import { RichTextBlock } from './RichTextBlock';
import { SectionHead } from './SectionHead';

/** Requests that the platform sends back while it serves an operation, each folded. */
export function Callbacks({ callbacks, level }: { callbacks: CallbackView[]; level: HeadingLevel }) {
  if (callbacks.length === 0) return null;
  return (
    <section>
      <SectionHead level={level} title="Callbacks" foldable>
        <span className="count">{callbacks.length}</span>
      </SectionHead>
      {callbacks.map(({ name, anchor, description, operations }) => (
        <details className="response callback" key={anchor} id={anchor}>
          <summary>
            <code className="what">{name}</code>
          </summary>
          <div className="response-body">
            <RichTextBlock text={description} />
            {operations.map((operation) => (
              <CallbackOperation key={operation.anchor} operation={operation} level={levelBelow(level)} />
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}
