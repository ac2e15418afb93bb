import type { MediaTypeView } from '../../reference/page';
import { FieldFilter, hasFilter } from './FieldFilter';
import { Heading, type HeadingLevel } from './Heading';
import { RichTextBlock } from './RichTextBlock';
import { Fields, SchemaBody } from './SchemaBody';
import { SchemaLine } from './SchemaLine';

interface MediaTypeProps {
  mediaType: MediaTypeView;
  level: HeadingLevel;
  isRequest?: boolean;
  /** Whether a choice is above it. */
  isOneOfSeveral: boolean;
}

/** A body in one format. */
export function MediaType({ mediaType, level, isRequest, isOneOfSeveral }: MediaTypeProps) {
  const { schema, anchor, encoding, sent } = mediaType;
  const filtered = isRequest && schema !== undefined && hasFilter(schema.fields);
  return (
    <div
      className="format"
      id={anchor}
      data-label={isOneOfSeveral ? mediaType.mediaType : undefined}
      data-lists={schema?.lists}
      data-body={sent && JSON.stringify(sent)}
    >
      {!schema && <p className="empty">The API description does not describe this content.</p>}
      {schema && <SchemaLine schema={schema} />}
      {schema && <RichTextBlock text={schema.description} />}
      {filtered && <FieldFilter fields={schema.fields} anchor={anchor} />}
      {schema && <SchemaBody schema={schema} unfolded={isRequest || schema.open} bare filtered={filtered} />}
      {mediaType.itemSchema && (
        <section>
          <Heading level={level} title="Each item of the stream" />
          <SchemaLine schema={mediaType.itemSchema} />
          <SchemaBody schema={mediaType.itemSchema} unfolded />
        </section>
      )}
      {encoding.length > 0 && (
        <section>
          <Heading level={level} title="Encoding" />
          <Fields fields={encoding} />
        </section>
      )}
    </div>
  );
}
