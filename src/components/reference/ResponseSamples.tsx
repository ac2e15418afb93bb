import type { ResponseView } from '../../reference/page';
import { hasNoBody } from '../../reference/words';
import { Status } from './Badges';
import { Choice } from './Choice';
import { CodeButtons } from './Code';
import { Examples, examplesOf } from './Examples';
import type { HeadingLevel } from './Heading';
import { panelHead } from './placeTabs';
import { firstSuccess } from './Responses';

interface ResponseSamplesProps {
  responses: ResponseView[];
  anchor: string;
  level: HeadingLevel;
}

/** A tab for each documented status, the first success before the others: its examples, or that it has no content. */
export function ResponseSamples({ responses, anchor, level }: ResponseSamplesProps) {
  if (responses.length === 0) return null;
  const first = firstSuccess(responses);
  const shown = first ? [first, ...responses.filter((response) => response !== first)] : responses;
  const Tag = `h${level}` as const;
  return (
    <section className="panel response-sample">
      <div className="panel-head">
        <Tag className="panel-title">Response</Tag>
        <Choice
          name={`${anchor}:status`}
          legend="Status of the response"
          look="tabs"
          rowWidth={panelHead}
          options={shown.map(({ status }) => ({ value: status, label: <Status status={status} /> }))}
        />
        <CodeButtons label="Copy the response" />
      </div>
      <div className="panes">
        {shown.map((response) => (
          <div key={response.anchor}>
            <ResponseExamples response={response} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The examples of one response. */
function ResponseExamples({ response: { anchor, status, mediaTypes } }: { response: ResponseView }) {
  const examples = examplesOf(mediaTypes);
  if (examples.length > 0)
    return <Examples examples={examples} name={`${anchor}:example`} label={`Example of the ${status} response`} />;
  return (
    <p className="no-example" data-status={status}>
      {mediaTypes.length > 0 && !hasNoBody(status) ? 'No example' : 'No content'}
    </p>
  );
}
