import type { RequestBodyView } from '../../reference/page';
import { CopyButton } from './CopyButton';
import { Examples } from './Examples';
import { examplesOf } from './examplesOf';
import type { HeadingLevel } from './Heading';

interface BodyExamplesProps {
  body: RequestBodyView | undefined;
  /** `Request body`, or `Payload` for what the platform sends. */
  title: string;
  /** Whether the request beside it changes with the example. */
  isSent: boolean;
  level: HeadingLevel;
}

/** Examples of the body that a request carries. */
export function BodyExamples({ body, title, isSent, level }: BodyExamplesProps) {
  const examples = examplesOf(body?.mediaTypes ?? []);
  if (!body || examples.length === 0) return null;
  const Tag = `h${level}` as const;
  return (
    <section className="panel body-sample">
      <div className="panel-head">
        <Tag className="panel-title">{title}</Tag>
        <CopyButton what="code" label={`Copy the ${title.toLowerCase()}`} />
      </div>
      <Examples examples={examples} name={`${body.anchor}:example`} label={`${title} example`} areSent={isSent} />
    </section>
  );
}
