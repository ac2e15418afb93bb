import { parameterExample } from '../examples/parameterExample';
import { createExampleCache } from '../examples/schemaExample';
import { checkedMediaType, isJsonType, isTextType, isXmlType } from '../mediaType';
import type { Encoding, MediaType, NamedSchema, Parameter, Schema } from '../model';
import { toHeaderText } from '../request/parameterValue';
import type { MultipartRule } from '../request/writeBody';
import type { PartHeader } from '../sampleRequest';
import { shapeOf } from '../schemas/shape';

/**
 * How a property of a multipart body is sent, or the part at a place of a list: as a file where its schema says so, as one of
 * the types of its encoding, with the headers of that, or else as the type that its schema states (`contentMediaType`).
 */
export function multipartRule(
  media: MediaType,
  part: string | number,
  schemas: Map<string, NamedSchema>,
): MultipartRule {
  const { contentType, style, explode, headers = [] } = encodingOf(media, part) ?? {};
  const content = contentOf(partSchema(media, part, schemas), schemas);
  // The Encoding Object's default for a text that is encoded (OpenAPI 3.1.1).
  const byDefault = content.mediaType ?? (content.isEncoded ? 'application/octet-stream' : '');
  const types = (contentType ?? byDefault).split(',').flatMap((type) => checkedMediaType(type) ?? []);
  return {
    isFile: content.isFile,
    ...(types.length > 0 ? { contentType: types.join(', ') } : {}),
    ...(content.isText && isJsonType(types[0] ?? '') ? { isJson: true } : {}),
    ...(style === undefined ? {} : { style }),
    ...(explode === undefined ? {} : { explode }),
    ...headersOf(headers, typeof part === 'string', schemas),
  };
}

function encodingOf({ encoding }: MediaType, part: string | number): Encoding | undefined {
  const names = typeof part === 'string' ? [part] : [`[${part}]`, '[item]'];
  return names.flatMap((name) => encoding.find((each) => each.property === name) ?? [])[0];
}

/**
 * The headers that a part is sent with: those that are required, and those that the author gives an example of. The type has a
 * keyword of its own, and the disposition of a part with a name is the client's.
 */
function headersOf(
  headers: readonly Parameter[],
  hasName: boolean,
  schemas: Map<string, NamedSchema>,
): { headers?: PartHeader[] } {
  const own = headers.filter(
    ({ name, required, examples }) =>
      !/^content-(type|length)$/i.test(name) &&
      !(hasName && /^content-disposition$/i.test(name)) &&
      (required || examples.some(({ value }) => value !== undefined)),
  );
  if (own.length === 0) return {};
  const cache = createExampleCache(schemas);
  return {
    headers: own.map((header) => ({ name: header.name, value: toHeaderText(header, parameterExample(header, cache)) })),
  };
}

/** Whether a scalar is written as an element: the encoding asks for XML, and no `contentMediaType` says that the text is it. */
export function isXmlElement(media: MediaType, part: string | number, schemas: Map<string, NamedSchema>): boolean {
  const [type = ''] = encodingOf(media, part)?.contentType?.split(',') ?? [];
  const { isFile, mediaType } = contentOf(partSchema(media, part, schemas), schemas);
  return isXmlType(type.trim()) && !isFile && mediaType === undefined;
}

/** The schema of a property, or of the part at a place of a list. */
export function partSchema(
  { schema, itemSchema }: MediaType,
  part: string | number,
  schemas: Map<string, NamedSchema>,
): Schema | undefined {
  if (!schema) return typeof part === 'number' ? itemSchema : undefined;
  const { properties, prefixItems, items } = shapeOf(schema, schemas).schema;
  if (typeof part === 'number') return prefixItems[part] ?? items;
  return properties.find(({ name }) => name === part)?.schema;
}

/**
 * What the schema of a part says of its content. It holds a file by `format: binary` (3.0), or by a content media type that is
 * not one of a text (3.1). A text is no more than that: neither a file nor what stands in it in another form.
 */
function contentOf(
  property: Schema | undefined,
  schemas: Map<string, NamedSchema>,
): { isFile: boolean; isText?: boolean; isEncoded?: boolean; mediaType?: string } {
  if (!property) return { isFile: false };
  const item = shapeOf(property, schemas).schema.items ?? property;
  if (item.kind === 'any') return { isFile: true };
  const { types, format, constraints } = shapeOf(item, schemas).schema;
  const stated = constraints.find(({ keyword }) => keyword === 'contentMediaType');
  const isEncoded = constraints.some(({ keyword }) => keyword === 'contentEncoding');
  const isText = types.length === 1 && types[0] === 'string' && format !== 'binary' && !isEncoded;
  if (!stated) return { isFile: format === 'binary', isText, isEncoded };
  const mediaType = String(stated.value);
  return { isFile: format === 'binary' || !(isTextType(mediaType) || isJsonType(mediaType)), mediaType };
}
