import { expectsBody } from '../../reference/methods';
import type { RequestBodyView } from '../../reference/page';
import { type HeadingLevel, levelBelow } from './Heading';
import { MediaTypes } from './MediaTypes';
import { RichTextBlock } from './RichTextBlock';
import { hasFolds, SectionHead } from './SectionHead';

interface RequestBodyProps {
  body: RequestBodyView | undefined;
  method: string;
  level: HeadingLevel;
}

/** What the request sends. Where a body is usual but none is taken, one sentence says so. */
export function RequestBody({ body, method, level }: RequestBodyProps) {
  if (!body) return expectsBody(method) ? <p className="empty no-body">This operation takes no body.</p> : null;
  const { anchor, required, description, mediaTypes } = body;
  const only = mediaTypes.length === 1 ? mediaTypes[0] : undefined;
  return (
    <section>
      <SectionHead
        level={level}
        anchor={anchor}
        title="Body"
        foldable={mediaTypes.some(({ schema }) => schema && hasFolds(schema))}
      >
        {only && <code className="format-name">{only.mediaType}</code>}
        {required ? <b className="required">required</b> : <b className="mark">optional</b>}
      </SectionHead>
      <RichTextBlock text={description} className="section-note" />
      <MediaTypes mediaTypes={mediaTypes} level={levelBelow(level)} anchor={anchor} isRequest />
    </section>
  );
}
