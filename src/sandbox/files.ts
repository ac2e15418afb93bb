import { itemsOf, propertiesIn } from '../reference/examples/insideSchemas';
import { isJsonObject, type Json } from '../reference/json';
import { answerByExample, type Call, done, successFor } from './call';
import { replaced } from './change';
import { envelopeOf } from './collections';
import type { SandboxDescription } from './description';
import { exampleOf } from './documented';
import { toCsv, types } from './fileContent';
import { newUuid, withId } from './ids';
import { findItem, itemsIn, withItems } from './items';
import type { JsonObject, SandboxAnswer, SandboxFile, SandboxOutcome, SandboxState } from './types';

const idNames = ['uid', 'uuid', 'id', 'fileId'];

/** Responds to an upload whose response describes the files: each gets its own name, size, type and address. */
export function storeFiles(call: Call): SandboxOutcome {
  const documented = successFor(call);
  const example = exampleOf(documented, call.description);
  const list = Array.isArray(example) ? example : [example];
  const like = list.find(isJsonObject);
  const names = like && fileNames(like);
  if (!like || !names || call.files.length === 0 || call.preference.example !== undefined)
    return answerByExample(call, documented);
  const files: Record<string, SandboxFile> = { ...call.state.files };
  const entries = call.files.map(({ name, mediaType, content }): JsonObject => {
    const id = idNames.find((each) => typeof like[each] === 'string');
    const own = id === undefined ? like : withId(like, id, newUuid(call.surroundings.random));
    const [, extension = ''] = /(\.\w+)$/.exec(name) ?? [];
    const url = String(own[names.url]).replace(/(\.\w+)?$/, extension);
    files[url] = { mediaType, content };
    const type = names.type === undefined ? {} : { [names.type]: mediaType };
    return { ...own, [names.name]: name, [names.size]: content.length, [names.url]: url, ...type };
  });
  const value: Json = Array.isArray(example) ? entries : (entries[0] ?? null);
  const isValid =
    !documented.media?.schema || call.description.cache.accepts(documented.media.schema, value, 'response');
  if (!isValid) return answerByExample(call, documented);
  const state = withFilesOfItem(entries, { ...call, state: { ...call.state, files } });
  return done(call, documented, value, { state });
}

/** The state in which an item has the files that were uploaded below it, where it has a list of such objects. */
function withFilesOfItem(files: readonly JsonObject[], call: Call): SandboxState {
  const { operation, state, description } = call;
  const { cache } = description;
  const schema = successFor(call).media?.schema;
  const kind = itemsOf(schema, cache) ?? schema;
  const [collection] = description.collections
    .filter((each) => operation.path.startsWith(`${each.path}/{${each.parameter}}/`))
    .sort((a, b) => b.path.length - a.path.length);
  const item = collection && findItem(collection, call);
  const envelope = collection?.read && envelopeOf(collection.read, collection.idField, cache);
  if (!item || !envelope || kind?.kind !== 'reference') return state;
  const found = [...propertiesIn(envelope.item, cache)].find(([, property]) => {
    const items = itemsOf(property, cache);
    return items?.kind === 'reference' && items.name === kind.name;
  });
  if (!found) return state;
  const [field] = found;
  const before = item[field];
  const all = [...(Array.isArray(before) ? before : []), ...files];
  const count = item[`${field}Count`];
  const counted: JsonObject =
    count === undefined ? {} : { [`${field}Count`]: typeof count === 'string' ? String(all.length) : all.length };
  const items = replaced(call, collection, item, { ...item, [field]: all, ...counted });
  return withItems(collection, items, call);
}

/** The fields of an object that describes a file; undefined for one that does not. */
function fileNames(like: JsonObject): { name: string; size: string; url: string; type?: string } | undefined {
  const find = (names: string[]): string | undefined => names.find((name) => like[name] !== undefined);
  const [name, size] = [find(['name', 'fileName', 'filename']), find(['size', 'length', 'bytes'])];
  const url = find(['url', 'href', 'path', 'fileUrl']);
  if (name === undefined || size === undefined || url === undefined) return undefined;
  const type = find(['contentType', 'mediaType', 'mimeType', 'type']);
  return { name, size, url, ...(type === undefined ? {} : { type }) };
}

/** The file at a path: one that was uploaded, or one that an object names. Undefined for what nothing names. */
export function findFile(
  path: string,
  state: SandboxState,
  description: SandboxDescription,
): SandboxAnswer | undefined {
  const stored = state.files[path];
  const file = stored ?? (isNamed(path, state, description) ? madeFile(path, state, description) : undefined);
  return file && { status: 200, headers: [['Content-Type', file.mediaType]], body: file.content };
}

function isNamed(path: string, { items }: SandboxState, { operations }: SandboxDescription): boolean {
  if (!/\.\w+$/.test(path)) return false;
  const text = JSON.stringify(path);
  if (Object.values(items).some((list) => JSON.stringify(list).includes(text))) return true;
  return operations.some(({ responses }) =>
    responses.some(({ content }) =>
      content.some(({ examples }) => examples.some(({ value }) => JSON.stringify(value ?? null).includes(text))),
    ),
  );
}

/** A file of the right type. A table has the items of the first collection of which there are some. */
function madeFile(path: string, state: SandboxState, description: SandboxDescription): SandboxFile {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const made = types[extension] ?? { mediaType: 'application/octet-stream', content: () => 'A file of the sandbox.\n' };
  const collection = description.collections.find(({ path: place, list }) => list && !place.includes('{'));
  const items = collection ? itemsIn(collection, { path: {}, state, description }) : [];
  return { mediaType: made.mediaType, content: made.content(toCsv(items)) };
}
