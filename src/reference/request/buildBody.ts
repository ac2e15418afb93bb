import { entriesOf, type Json } from '../json';
import { checkedMediaType } from '../mediaType';
import type { MediaType, NamedSchema, Schema } from '../model';
import { serialize } from '../serialize/serialize';
import { shapeOf } from '../shape';
import type { SampleBody } from './sampleRequest';
import { bodyKind, formText, type MultipartRule, writeBody } from './writeBody';

/** Makes a request body of an example value, in the way its media type is sent. Names are looked up in `schemas`. */
export function buildBody(
  media: MediaType,
  value: Json | undefined,
  schemas = new Map<string, NamedSchema>(),
): SampleBody | undefined {
  if (value === undefined) return undefined;
  const { mediaType } = media;
  const text = serialize(value, media, schemas);
  if (text !== undefined) return { kind: 'text', mediaType, text };
  const ruleOf = (property: string): MultipartRule => multipartRule(media, property, schemas);
  const sent = bodyKind(mediaType, value) === 'multipart' ? withFileNames(value, ruleOf) : value;
  return writeBody(mediaType, sent, ruleOf);
}

/** How a property of a multipart body is sent: as a file where its schema says so, as one of the types of its encoding. */
export function multipartRule(
  { schema, encoding }: MediaType,
  property: string,
  schemas: Map<string, NamedSchema>,
): MultipartRule {
  const { contentType = '', style, explode } = encoding.find((each) => each.property === property) ?? {};
  const types = contentType.split(',').flatMap((type) => checkedMediaType(type) ?? []);
  return {
    isFile: isFile(schema, property, schemas),
    ...(types.length > 0 ? { contentType: types.join(', ') } : {}),
    ...(style === undefined ? {} : { style }),
    ...(explode === undefined ? {} : { explode }),
  };
}

/** The name of the file that an example's value of a property stands for. */
export function fileName(property: string, value: Json): string {
  const text = formText(value);
  return /^[\w. -]+\.\w+$/.test(text) ? text : `${property.replace(/[^\w-]/g, '') || 'file'}.bin`;
}

function withFileNames(value: Json, ruleOf: (property: string) => MultipartRule): Json {
  const entries = entriesOf(value).map(([name, item]): [string, Json] => {
    if (!ruleOf(name).isFile) return [name, item];
    return [name, Array.isArray(item) ? item.map((each) => fileName(name, each)) : fileName(name, item)];
  });
  return Object.fromEntries(entries);
}

/** A property holds a file when its schema says so: `format: binary` (3.0) or a content media type (3.1). */
function isFile(schema: Schema | undefined, name: string, schemas: Map<string, NamedSchema>): boolean {
  if (!schema) return false;
  const property = shapeOf(schema, schemas).schema.properties.find((candidate) => candidate.name === name)?.schema;
  if (!property) return false;
  const shape = shapeOf(property, schemas).schema;
  const item = shape.items ?? property;
  if (item.kind === 'any') return true;
  const { format, constraints } = shapeOf(item, schemas).schema;
  return format === 'binary' || constraints.some(({ keyword }) => keyword === 'contentMediaType');
}
