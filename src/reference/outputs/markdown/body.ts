import type { ExampleView, MediaTypeView } from '../../page';
import { fieldItems, schemaBlocks, typeLine } from './schema';
import { codeSpan, escapeText, fence, oneLine } from './text';
import type { Writer } from './writer';

/** The formats of a body (Media Type Objects), each with its fields and examples. */
export function mediaTypeBlocks(mediaTypes: MediaTypeView[], writer: Writer): string[] {
  return mediaTypes.flatMap((media) => [
    mediaTypeHead(media, writer),
    ...(media.schema ? schemaBlocks(media.schema, writer) : ['The API description does not describe this content.']),
    ...itemBlocks(media, writer),
    ...(media.encoding.length > 0 ? ['Encoding:', fieldItems(media.encoding, writer).join('\n')] : []),
    ...exampleBlocks(media.examples, writer),
  ]);
}

function mediaTypeHead({ mediaType, schema, anchor }: MediaTypeView, writer: Writer): string {
  const type = schema ? typeLine(schema, writer) : '';
  return `${writer.target(anchor)}Body ${codeSpan(mediaType)}${type === '' ? '' : `: ${type}`}`;
}

function itemBlocks({ itemSchema }: MediaTypeView, writer: Writer): string[] {
  if (!itemSchema) return [];
  const type = typeLine(itemSchema, writer);
  return [`Each item of the stream${type === '' ? '' : `: ${type}`}`, ...schemaBlocks(itemSchema, writer)];
}

/** Examples (Example Objects), each under its name. */
export function exampleBlocks(examples: ExampleView[], writer: Writer): string[] {
  return examples.flatMap(({ name, label, description, language, code, externalHref }) => {
    const title = escapeText(oneLine(label || (examples.length > 1 ? name : '')));
    if (`${title}${code}` === '' && description === undefined && externalHref === undefined) return [];
    return [
      title === '' ? 'Example:' : `Example, ${title}:`,
      ...writer.text(description),
      ...(externalHref === undefined ? [] : [writer.link('Open the example', externalHref)]),
      ...(code === '' ? [] : [fence(code, language)]),
    ];
  });
}
