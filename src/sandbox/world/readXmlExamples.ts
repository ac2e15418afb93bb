import { isXmlType } from '../../reference/mediaType';
import type { Example, MediaType, Operation } from '../../reference/model';
import { isUnresolved } from '../../reference/schema';
import type { WireContext } from '../request/xmlFormat';

/**
 * An operation in which examples of bodies that the author wrote as XML have the values that they stand for by their schema,
 * beside the text that is sent. A text that is not XML stays as it is.
 */
export function withReadXml(operation: Operation, context: WireContext): Operation {
  const { requestBody, responses } = operation;
  const read = (content: readonly MediaType[]): MediaType[] => content.map((media) => readMedia(media, context));
  return {
    ...operation,
    ...(requestBody ? { requestBody: { ...requestBody, content: read(requestBody.content) } } : {}),
    responses: responses.map((response) => ({ ...response, content: read(response.content) })),
  };
}

function readMedia(media: MediaType, { xml, cache }: WireContext): MediaType {
  const { schema, mediaType, examples } = media;
  if (!xml || !schema || isUnresolved(schema) || !isXmlType(mediaType)) return media;
  const read = (example: Example): Example => {
    const text = example.serialized ?? example.value;
    if (typeof text !== 'string') return example;
    try {
      return { ...example, value: xml.readXmlBody(text, schema, cache), serialized: text };
    } catch {
      return example;
    }
  };
  return { ...media, examples: examples.map(read) };
}
