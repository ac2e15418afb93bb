import { escapeHtml, unescapeHtml } from '../../reference/escape';
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

/** Up to this number of characters a text is a title. */
const maxTitle = 80;

/** The HTML of a text that is the title of its response: one short paragraph without links that says something. */
function rowWords(html = ''): string | undefined {
  const [, words = ''] = /^<p>((?:[^<]|<\/?(?:code|em|strong)>)+)<\/p>\s*$/.exec(html) ?? [];
  const plain = unescapeHtml(words.replace(/<[^>]*>/g, ''));
  const saysNothing = /^(?:(?:an? |the )?(?:default )?response|description|none)?\.?$/i.test(plain.trim());
  return saysNothing || plain.length > maxTitle ? undefined : words;
}

interface ResponseProps {
  response: ResponseView;
  isOpen: boolean;
  level: HeadingLevel;
}

/** One response: status and meaning, then text, headers, body and links. */
function Response({ response, isOpen, level }: ResponseProps) {
  const { anchor, status, title, summary, description, headers, mediaTypes, links } = response;
  const words = summary ? undefined : rowWords(description?.html);
  const own = words ?? escapeHtml(summary ?? '');
  const row = own && status === 'default' ? `${title}: ${own}` : own || title;
  return (
    <details className="response" id={anchor} open={isOpen}>
      <summary>
        <Status status={status} />{' '}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the Markdown renderer, or escaped */}
        <span className="what" dangerouslySetInnerHTML={{ __html: row }} />{' '}
        {mediaTypes.length > 0 && <span className="media">{mediaTypes.map((each) => each.mediaType).join(', ')}</span>}
      </summary>
      <div className="response-body">
        {words === undefined && <RichTextBlock text={description} />}
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
