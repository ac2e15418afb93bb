import type { Json } from '../json';
import { isCsvType, isXmlType, recordFormat } from '../mediaType';
import type { MediaType, NamedSchema } from '../model';
import { writeCsv } from './csv';
import { writeRecords } from './records';
import { writeXml } from './xml';

/**
 * The text that stands for a value in a body of a media type which is neither JSON, a form nor plain text: an XML
 * document, a table, or the records of a stream as they are sent. A text for a table or a stream is the author's own and stays
 * as it is. Returns undefined for every other media type.
 */
export function serialize(
  value: Json,
  media: Pick<MediaType, 'mediaType' | 'schema' | 'itemSchema'>,
  schemas: Map<string, NamedSchema>,
): string | undefined {
  const { mediaType, schema } = media;
  const format = recordFormat(mediaType);
  if (isXmlType(mediaType)) return writeXml(value, schema, schemas);
  if (!format && !isCsvType(mediaType)) return undefined;
  if (typeof value === 'string') return value;
  return format ? writeRecords(value, format, media, schemas) : writeCsv(value);
}
