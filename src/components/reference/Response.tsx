import type { ResponseView } from '../../reference/page';
import { Fields } from './Fields';
import { Heading, type HeadingLevel, levelBelow } from './Heading';
import { MediaTypes } from './MediaTypes';
import { ResponseLinks } from './ResponseLinks';
import { RichTextBlock } from './RichTextBlock';
import { Status } from './Status';

interface ResponseProps {
  response: ResponseView;
  isOpen: boolean;
  level: HeadingLevel;
}

/** One answer: status and meaning, then text, headers, body and links. */
export function Response({ response, isOpen, level }: ResponseProps) {
  const { anchor, status, title, summary, description, headers, mediaTypes, links } = response;
  return (
    <details className="response" id={anchor} open={isOpen}>
      <summary>
        <Status status={status} badge /> <span className="what">{title}</span>{' '}
        {mediaTypes.length > 0 && <span className="media">{mediaTypes.map((each) => each.mediaType).join(', ')}</span>}
      </summary>
      <div className="response-body">
        {summary && <p className="field-text">{summary}</p>}
        <RichTextBlock text={description} className="field-text" />
        {headers.length > 0 && <Heading level={level} title="Headers" />}
        <Fields fields={headers} />
        {mediaTypes.length > 0 && <Heading level={level} title="Body" />}
        <MediaTypes mediaTypes={mediaTypes} level={levelBelow(level)} anchor={anchor} />
        {mediaTypes.length === 0 && <p className="field-text">This response has no body.</p>}
        <ResponseLinks links={links} level={level} />
      </div>
    </details>
  );
}
