import type { ResponseView } from '../../reference/page';
import { Status } from './Badges';
import { Heading, type HeadingLevel, levelBelow } from './Heading';
import { MediaTypes } from './MediaTypes';
import { ResponseLinks } from './ResponseLinks';
import { RichTextBlock } from './RichTextBlock';
import { Fields } from './SchemaBody';
import { SectionHead } from './SectionHead';

/** The response that a page shows first: the first that means success, else the first that is no error. */
export function firstSuccess(responses: ResponseView[]): ResponseView | undefined {
  return responses.find(({ status }) => status.startsWith('2')) ?? responses.find(({ status }) => /^[13]/.test(status));
}

interface ResponsesProps {
  responses: ResponseView[];
  /** For links inside the page. */
  anchor: string | undefined;
  level: HeadingLevel;
}

/** The responses, by status; the first that means success is open. */
export function Responses({ responses, anchor, level }: ResponsesProps) {
  const open = firstSuccess(responses);
  return (
    <section id={anchor}>
      <SectionHead level={level} title="Responses" foldable={responses.length > 1}>
        {responses.length > 0 && <span className="count">{responses.length}</span>}
      </SectionHead>
      {responses.length === 0 && <p className="empty">The API description lists no responses.</p>}
      {responses.map((response) => (
        <Response key={response.anchor} response={response} isOpen={response === open} level={levelBelow(level)} />
      ))}
    </section>
  );
}

interface ResponseProps {
  response: ResponseView;
  isOpen: boolean;
  level: HeadingLevel;
}

/** One response: status and meaning, then text, headers, body and links. */
function Response({ response, isOpen, level }: ResponseProps) {
  const { anchor, status, title, summary, description, headers, mediaTypes, links } = response;
  return (
    <details className="response" id={anchor} open={isOpen}>
      <summary>
        <Status status={status} /> <span className="what">{title}</span>{' '}
        {mediaTypes.length > 0 && <span className="media">{mediaTypes.map((each) => each.mediaType).join(', ')}</span>}
      </summary>
      <div className="response-body">
        {summary && <p>{summary}</p>}
        <RichTextBlock text={description} />
        {headers.length > 0 && <Heading level={level} title="Headers" />}
        <Fields fields={headers} />
        {mediaTypes.length > 0 && <Heading level={level} title="Body" />}
        <MediaTypes mediaTypes={mediaTypes} level={levelBelow(level)} anchor={anchor} />
        {mediaTypes.length === 0 && <p>This response has no body.</p>}
        <ResponseLinks links={links} level={level} />
      </div>
    </details>
  );
}
