import { isJsonObject, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { fileTypes, toCsv } from '../answer/fileContent';
import { usualNames } from '../names/conventions';
import type { UploadedFile } from '../request/multipart';
import type { JsonObject, SandboxFile, SandboxOutcome, SandboxResponse, SandboxState } from '../request/types';
import { changedItem, withChangeAbove } from '../store/change';
import { sentFields } from '../store/compose';
import { countsAfter } from '../store/counts';
import { withSentRows } from '../store/sentRows';
import { replaced, withItems } from '../store/writeItems';
import { type Call, respond, respondByExample, successFor } from '../world/call';
import { type Collection, collectionAbove, type Envelope, envelopeOf, itemSchema } from '../world/collections';
import type { SandboxDescription } from '../world/description';
import { bodySchema, exampleOf } from '../world/documented';
import { newUuid, withId } from '../world/ids';
import { atPath, findItem, itemsIn } from '../world/items';

/** Responds to an upload whose response describes the files: each gets its own name, size, type and address. */
export function storeFiles(call: Call, owner: Owner | undefined): SandboxOutcome {
  const documented = successFor(call);
  const example = exampleOf(documented, call.description);
  const list = Array.isArray(example) ? example : [example];
  const like = list.find(isJsonObject);
  const names = like && fileNames(like);
  if (!like || !names || call.files.length === 0 || call.preference.example !== undefined)
    return respondByExample(call, documented);
  const stored = call.files.map((file) => storedFile(file, like, names, call));
  const entries = stored.map(({ entry }) => entry);
  const { state: changed, all } = owner ? withFilesOf(owner, entries, call) : { state: call.state, all: entries };
  const state = withStored(stored, changed);
  const value: Json = Array.isArray(example) ? [...all] : (entries[0] ?? null);
  const isValid =
    !documented.media?.schema || call.description.cache.accepts(documented.media.schema, value, 'response');
  return isValid ? respond(call, documented, value, { state }) : respondByExample(call, documented);
}

/** A file that is kept, and the object that describes it. */
export interface StoredFile {
  url: string;
  file: SandboxFile;
  entry: JsonObject;
}

/** An uploaded file, described as another one is. */
export function storedFile(
  { name, mediaType, content }: UploadedFile,
  like: JsonObject,
  names: FileFields,
  { environment }: Call,
): StoredFile {
  const id = usualNames.fileId.find((each) => typeof like[each] === 'string');
  const own = id === undefined ? like : withId(like, id, newUuid(environment.random));
  const [, extension = ''] = /(\.\w+)$/.exec(name) ?? [];
  const url = String(own[names.url]).replace(/(\.\w+)?$/, extension);
  const type = names.type === undefined ? {} : { [names.type]: mediaType };
  const entry = { ...own, [names.name]: name, [names.size]: content.length, [names.url]: url, ...type };
  return { url, file: { mediaType, content }, entry };
}

/** The state with files that can be fetched. */
export function withStored(stored: readonly StoredFile[], state: SandboxState): SandboxState {
  const files = Object.fromEntries(stored.map(({ url, file }) => [url, file]));
  return { ...state, files: { ...state.files, ...files } };
}

/** The item below which files are uploaded. */
export interface Owner {
  collection: Collection;
  item: JsonObject;
}

/** The item in whose path an operation stands that is not about an item of a collection itself. */
export function ownerOf(call: Call): Owner | undefined {
  const collection = collectionAbove(call.operation, call.description.collections);
  const item = collection && findItem(collection, call);
  return item && { collection, item };
}

/**
 * Adds uploaded files, and fields sent with them such as a comment, to the item that they were uploaded to. `all` has every file
 * of the item if its `GET` lists them, else the new ones.
 */
function withFilesOf(
  { collection, item }: Owner,
  files: readonly JsonObject[],
  call: Call,
): { state: SandboxState; all: readonly JsonObject[] } {
  const { cache } = call.description;
  const read = collection.read && envelopeOf(collection.read, collection.idField, cache);
  if (!read) return { state: call.state, all: files };
  const listed = fieldOfFiles(propertiesIn(read.item, cache), call) !== undefined;
  const envelope = listed ? read : (viewWithFiles(collection, call) ?? read);
  const properties = propertiesIn(envelope.item, cache);
  const beside = Object.fromEntries(
    Object.entries(sentFields(call)).filter(([name]) => call.files.every((file) => file.field !== name)),
  );
  const isOfItem = Object.keys(beside).every((name) => properties.has(name));
  const field = isOfItem ? fieldOfFiles(properties, call) : undefined;
  const own = field === undefined ? beside : { ...beside, ...withFiles(item, field, files, properties, call) };
  const values = isOfItem ? own : rowWithFiles(item, properties, beside, files, call);
  const next = changedItem(call, collection, envelope, item, values);
  const state = withItems(collection, replaced(call, collection, item, next), call);
  const all = listed && field !== undefined ? listIn(next, field) : files;
  const { parent } = collection;
  const ofParent = propertiesIn(parent && itemSchema(parent, cache), cache);
  const countedAbove = (above: JsonObject): JsonObject => {
    const lists = Object.keys(above).map((list) => `${list}/*/${field}`);
    return Object.assign(
      {},
      ...lists.map((list) => countsAfter(above, list, files.length, ofParent, call.description)),
    );
  };
  return { state: withChangeAbove(collection, state, call, countedAbove), all };
}

/** How a list of the items shows them, if it lists their files and `GET` of one item does not. */
function viewWithFiles({ views, idField }: Collection, call: Call): Envelope | undefined {
  const { cache } = call.description;
  return views
    .flatMap((view) => envelopeOf(view, idField, cache) ?? [])
    .find(({ item }) => fieldOfFiles(propertiesIn(item, cache), call) !== undefined);
}

/** The values of an object that has more files in a field: the list, and what counts it. */
function withFiles(
  item: JsonObject,
  field: string,
  files: readonly JsonObject[],
  fields: ReadonlyMap<string, Schema>,
  { description }: Call,
): JsonObject {
  const counts = countsAfter(item, field, files.length, fields, description);
  return { [field]: [...listIn(item, field), ...files], ...counts };
}

/**
 * Adds uploaded files, and the fields sent with them, to a row of the item instead: a sent `questionId` identifies the answer that
 * they belong to. Nothing if no list of the item has such rows.
 */
function rowWithFiles(
  item: JsonObject,
  properties: ReadonlyMap<string, Schema>,
  beside: JsonObject,
  files: readonly JsonObject[],
  call: Call,
): JsonObject {
  const { cache } = call.description;
  for (const [name, list] of properties) {
    const row = propertiesIn(itemsOf(list, cache), cache);
    const field = fieldOfFiles(row, call);
    const key = Object.keys(beside).find((each) => !properties.has(each));
    if (key === undefined || field === undefined || !Object.keys(beside).every((each) => row.has(each))) continue;
    const before = listIn(item, name).find((each) => each[key] === beside[key]) ?? {};
    const rows = withSentRows(item[name], [{ ...beside, ...withFiles(before, field, files, row, call) }], list, call);
    if (rows) return { [name]: rows.all };
  }
  return {};
}

function listIn(item: JsonObject, field: string): JsonObject[] {
  return [item[field] ?? []].flat().filter(isJsonObject);
}

/** The field in which an item lists such objects as the response describes files by. */
function fieldOfFiles(properties: ReadonlyMap<string, Schema>, call: Call): string | undefined {
  const { cache } = call.description;
  const schema = successFor(call).media?.schema;
  const kind = itemsOf(schema, cache) ?? schema;
  const found = [...properties].find(([, property]) => {
    const items = itemsOf(property, cache);
    return items?.kind === 'reference' && kind?.kind === 'reference' && items.name === kind.name;
  });
  return found?.[0];
}

/** In which fields an object describes a file. */
export interface FileFields {
  name: string;
  size: string;
  url: string;
  type?: string;
}

/** The fields of an object that describes a file; undefined for one that does not. */
export function fileNames(like: JsonObject): FileFields | undefined {
  const find = (names: readonly string[]): string | undefined => names.find((name) => like[name] !== undefined);
  const [name, size] = [find(usualNames.fileName), find(usualNames.fileSize)];
  const url = find(usualNames.fileUrl);
  if (name === undefined || size === undefined || url === undefined) return undefined;
  const type = find(usualNames.fileType);
  return { name, size, url, ...(type === undefined ? {} : { type }) };
}

/** The file at a path: one that was uploaded, or one that an object names. Undefined for what nothing names. */
export function findFile(
  path: string,
  state: SandboxState,
  description: SandboxDescription,
): SandboxResponse | undefined {
  const stored = state.files[path];
  const place = stored ? undefined : placeNaming(path, state, description);
  const file = stored ?? (place === undefined ? undefined : madeFile(path, place, state, description));
  return file && { status: 200, headers: [['Content-Type', file.mediaType]], body: file.content };
}

/** The path of a collection or an operation of which an object names a file. */
function placeNaming(path: string, { items }: SandboxState, { operations }: SandboxDescription): string | undefined {
  if (!/\.\w+$/.test(path)) return undefined;
  const text = JSON.stringify(path);
  const collection = Object.entries(items).find(([, list]) => JSON.stringify(list).includes(text));
  const operation = operations.find(({ responses }) =>
    responses.some(({ content }) =>
      content.some(({ examples }) => examples.some(({ value }) => JSON.stringify(value ?? null).includes(text))),
    ),
  );
  return collection?.[0] ?? operation?.path;
}

/** A file of the right type. */
function madeFile(path: string, place: string, state: SandboxState, description: SandboxDescription): SandboxFile {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const made = fileTypes.get(extension) ?? {
    mediaType: 'application/octet-stream',
    content: () => 'A file of the sandbox.\n',
  };
  return { mediaType: made.mediaType, content: made.content(toCsv(rowsFor(place, state, description))) };
}

/**
 * What a made-up table lists: the items of the collection whose path begins most like that of the job, and which have most of
 * the fields by which the job can be narrowed.
 */
function rowsFor(place: string, state: SandboxState, description: SandboxDescription): readonly JsonObject[] {
  const maker = description.operations.find(({ path, method }) => method === 'post' && place.startsWith(path));
  const filters = [...propertiesIn(maker && bodySchema(maker), description.cache).keys()];
  const pieces = place.split('/');
  const ranked = description.collections
    .filter(({ path, list }) => list && !path.includes('{'))
    .map((collection) => {
      const items = itemsIn(collection, atPath({ state, description }));
      const areEqual = collection.path.split('/').map((piece, index) => piece === pieces[index]);
      const near = [...areEqual, false].indexOf(false);
      const like = filters.filter((name) => items.some((item) => name.replace(/s$/, '') in item)).length;
      return { items, near, like };
    })
    .sort((a, b) => b.near - a.near || b.like - a.like);
  return ranked[0]?.items ?? [];
}
