import { entriesOf, isJsonObject, type Json } from '../json';
import type { MediaType, NamedSchema } from '../model';
import { serialize } from '../serialize/serialize';
import { multipartRule } from './multipartRule';
import type { SampleBody } from './sampleRequest';
import { bodyKind, formText, type RuleOf, writeBody } from './writeBody';

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
  const sent = bodyKind(mediaType, value) === 'multipart' ? withFileNames(asParts(value, media), ruleOf) : value;
  return writeBody(mediaType, sent, ruleOf);
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
