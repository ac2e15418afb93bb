import { itemsOf, propertiesIn } from '../reference/examples/insideSchemas';
import { makeExample } from '../reference/examples/schemaExample';
import { isJsonObject, type Json } from '../reference/json';
import type { Schema } from '../reference/model';
import type { Call } from './call';
import { fileNames, type StoredFile, storedFile } from './files';
import type { JsonObject } from './types';

/** The list of rows that a request sends: its body, or the list of objects that a multipart body has beside its files. */
export function rowsSent({ body, files }: Call): Json | undefined {
  if (files.length === 0 || !isJsonObject(body)) return body;
  return Object.values(body).find((value) => Array.isArray(value) && value.some(isJsonObject));
}

/**
 * A value in which the names of files of the same request are replaced by what describes these: `fileNames` by `photos`, a
 * list of such objects that a response shows beside it.
 */
export function withFilesNamed(
  value: Json,
  schema: Schema | undefined,
  call: Call,
): { value: Json; stored: StoredFile[] } {
  const { cache } = call.description;
  const stored: StoredFile[] = [];
  const walk = (inner: Json, of: Schema | undefined): Json => {
    if (Array.isArray(inner)) return inner.map((item) => walk(item, itemsOf(of, cache)));
    if (!isJsonObject(inner)) return inner;
    const properties = propertiesIn(of, cache);
    const entries = Object.entries(inner).flatMap(([name, own]): [string, Json][] => {
      const files = filesNamed(own, call);
      const list = files && fileList(properties, call);
      if (!files || !list) return [[name, walk(own, properties.get(name))]];
      const added = files.map((file) => storedFile(file, list.like, list.names, call));
      stored.push(...added);
      return [[list.field, added.map(({ entry }) => entry)]];
    });
    return Object.fromEntries(entries);
  };
  return { value: walk(value, schema), stored };
}

/** The files of a request that a list names; undefined for another value. */
function filesNamed(value: Json, { files }: Call): Call['files'] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const named = value.flatMap((name) => files.find((file) => file.name === name) ?? []);
  return named.length === value.length ? named : undefined;
}

/** The property that is a list of objects which describe files, with one of these. */
function fileList(properties: ReadonlyMap<string, Schema>, { description: { cache } }: Call) {
  for (const [field, property] of properties) {
    const items = itemsOf(property, cache);
    const like = items && makeExample(items, cache.schemas, 'response', cache);
    const names = isJsonObject(like) ? fileNames(like) : undefined;
    if (names) return { field, like: like as JsonObject, names };
  }
  return undefined;
}
