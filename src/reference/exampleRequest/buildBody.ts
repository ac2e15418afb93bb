import { entriesOf, isJsonObject, isScalar, type Json } from '../json';
import { isMultipartForm, isMultipartType, isXmlType } from '../mediaType';
import type { MediaType, NamedSchema } from '../model';
import { bodyKind, formText, type RuleOf, writeBody } from '../request/writeBody';
import type { SampleBody } from '../sampleRequest';
import { multipartText } from '../samples/forms';
import { shapeOf } from '../schemas/shape';
import { serialize } from '../serialize/serialize';
import { isXmlElement, multipartRule, partSchema } from './multipartRule';

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
  const ruleOf: RuleOf = (part) => multipartRule(media, part, schemas);
  if (bodyKind(mediaType, value) !== 'multipart') return writeBody(mediaType, value, ruleOf);
  const written = withTexts(asParts(value, media), (part, item) => partText(part, item, media, schemas));
  return writeBody(mediaType, withFileNames(written, ruleOf), ruleOf);
}

/**
 * The text of a body in parts that is no form (`multipart/mixed`), as it is sent. Undefined for any other body, and for a text of
 * the author's own.
 */
export function partsText(
  media: MediaType,
  value: Json,
  schemas: Map<string, NamedSchema>,
): { mediaType: string; text: string } | undefined {
  const isInParts = isMultipartType(media.mediaType) && !isMultipartForm(media.mediaType);
  const body = isInParts && typeof value !== 'string' ? buildBody(media, value, schemas) : undefined;
  return body?.kind === 'multipart' ? multipartText(body) : undefined;
}

/** The name of the file that an example's value of a property stands for. */
export function fileName(property: string, value: Json): string {
  const text = formText(value);
  return /^[\w. -]+\.\w+$/.test(text) ? text : `${property.replace(/[^\w-]/g, '') || 'file'}.bin`;
}

/** The value of a multipart body: a list where parts have places instead of names, and one item alone is given. */
function asParts(value: Json, { schema, itemSchema }: MediaType): Json {
  return itemSchema && !schema && !Array.isArray(value) ? [value] : value;
}

/** The parts of a body, those that have a text of their own as that. */
function withTexts(value: Json, textOf: (part: string | number, item: Json) => Json): Json {
  if (isJsonObject(value))
    return Object.fromEntries(entriesOf(value).map(([name, item]) => [name, textOf(name, item)]));
  return Array.isArray(value) ? value.map((item, index) => textOf(index, item)) : textOf(0, value);
}

/**
 * A part as its encoding sends it where that is neither JSON nor plain text: XML by its schema, each item of a list by itself, or
 * the records of a stream. Any other value stays.
 */
function partText(part: string | number, value: Json, media: MediaType, schemas: Map<string, NamedSchema>): Json {
  const { isFile, contentType } = multipartRule(media, part, schemas);
  const [mediaType = ''] = contentType?.split(',') ?? [];
  const schema = partSchema(media, part, schemas);
  if (isFile || schema === undefined || (isScalar(value) && !isXmlElement(media, part, schemas))) return value;
  const items = isXmlType(mediaType) && Array.isArray(value) ? shapeOf(schema, schemas).schema.items : undefined;
  if (!items || !Array.isArray(value)) return serialize(value, { mediaType, schema }, schemas) ?? value;
  return value.map((item) => serialize(item, { mediaType, schema: items }, schemas) ?? item);
}

function withFileNames(value: Json, ruleOf: RuleOf): Json {
  if (!isJsonObject(value)) {
    const named = (item: Json, index: number): Json => (ruleOf(index).isFile ? fileName('file', item) : item);
    return Array.isArray(value) ? value.map(named) : named(value, 0);
  }
  const entries = entriesOf(value).map(([name, item]): [string, Json] => {
    if (!ruleOf(name).isFile) return [name, item];
    return [name, Array.isArray(item) ? item.map((each) => fileName(name, each)) : fileName(name, item)];
  });
  return Object.fromEntries(entries);
}
