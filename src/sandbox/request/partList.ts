import { multipartRule, partSchema } from '../../reference/exampleRequest/multipartRule';
import type { ExampleCache } from '../../reference/examples/schemaExample';
import type { Json } from '../../reference/json';
import { isJsonType } from '../../reference/mediaType';
import type { MediaType } from '../../reference/model';
import { typesIn } from '../../reference/schemas/insideSchemas';
import { type Part, toBinaryText, type UploadedFile } from './multipart';
import { parseJson, readValue } from './values';

/** Whether the parts of a body have places instead of names: its schema is that of a list, or of each item (3.2). */
export function isPartList({ schema, itemSchema }: MediaType, cache: ExampleCache): boolean {
  return schema ? typesIn(schema, cache).has('array') : itemSchema !== undefined;
}

/** The parts of a body as a list: one that is JSON as its value, a file as its bytes, any other as the text of a value. */
export function readPartList(
  media: MediaType,
  parts: readonly Part[],
  cache: ExampleCache,
): { value: Json; files: UploadedFile[] } {
  const files: UploadedFile[] = [];
  const value = parts.map(({ name, filename, contentType = '', content }, index): Json => {
    const schema = partSchema(media, index, cache.schemas);
    if (filename !== undefined || multipartRule(media, index, cache.schemas).isFile) {
      const mediaType = contentType === '' ? 'application/octet-stream' : contentType;
      files.push({ field: name || String(index), name: filename ?? '', mediaType, content });
      return toBinaryText(content);
    }
    const text = new TextDecoder().decode(content);
    const types = typesIn(schema, cache);
    const isJson = isJsonType(contentType) || types.has('object') || types.has('array');
    return (isJson ? parseJson(text) : undefined) ?? readValue(text, schema, cache);
  });
  return { value, files };
}
