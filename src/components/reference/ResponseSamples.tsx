import type { ResponseView } from '../../reference/page';
import { Status } from './Badges';
import { Choice } from './Choice';
import { CopyButton } from './Code';
import { Examples, examplesOf } from './Examples';
import type { HeadingLevel } from './Heading';
import { panelHead } from './placeTabs';

interface ResponseSamplesProps {
  responses: ResponseView[];
  anchor: string;
  level: HeadingLevel;
}

/** Examples of the responses, by status. */
export function ResponseSamples({ responses, anchor, level }: ResponseSamplesProps) {
  const shown = responses
    .map((response) => ({ response, examples: examplesOf(response.mediaTypes) }))
    .filter(({ examples }) => examples.length > 0);
  if (shown.length === 0) return null;
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
          options={shown.map(({ response: { status } }) => ({ value: status, label: <Status status={status} /> }))}
        />
        <CopyButton what="code" label="Copy the response" />
      </div>
      <div className="panes">
        {shown.map(({ response, examples }) => (
          <div key={response.anchor}>
            <Examples
              examples={examples}
              name={`${response.anchor}:example`}
              label={`Example of the ${response.status} response`}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
