import { makeExample } from '../../reference/examples/schemaExample';
import { isJsonObject, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { escapeToken } from '../../reference/pointer';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { inBody, inBodyAt } from '../answer/errors';
import { rowsSent } from '../request/body';
import type { JsonObject } from '../request/types';
import type { FieldProblem } from '../request/values';
import { type Call, successFor } from '../world/call';
import { fileNames, type StoredFile, storedFile } from './files';

/** The file names in the rows of a request (`fileNames`) without a file, and the files that no row names. */
export function unmatchedFiles(call: Call): FieldProblem[] {
  const { cache } = call.description;
  const known = new Set(call.files.map(({ name }) => name));
  const named = new Set<string>();
  const problems: FieldProblem[] = [];
  const walk = (value: Json | undefined, of: Schema | undefined, pointer: string): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, itemsOf(of, cache), `${pointer}/${index}`);
    } else if (isJsonObject(value)) {
      const properties = propertiesIn(of, cache);
      for (const [name, own] of Object.entries(value)) {
        const at = `${pointer}/${escapeToken(name)}`;
        if (!(Array.isArray(own) && isListOfNames.test(name) && fileList(properties, call)))
          walk(own, properties.get(name), at);
        else
          for (const [index, each] of own.map(String).entries()) {
            named.add(each);
            if (!known.has(each))
              problems.push({ ...inBodyAt(`${at}/${index}`), message: 'must be the name of a file of this request' });
          }
      }
    }
  };
  const { rows, pointer } = rowsSent(call);
  walk(rows, successFor(call).media?.schema, pointer);
  const others = named.size === 0 ? [] : call.files.filter(({ name }) => !named.has(name));
  return [...problems, ...others.map(({ field, name }) => ({ ...inBody(field), message: `${name} is named nowhere` }))];
}

const isListOfNames = /file_?names$/i;

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
