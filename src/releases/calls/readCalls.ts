import { isNode } from '../../reference/json';
import { meantMethod } from '../../reference/methods';
import { shortened } from '../../reference/shortened';

/** A call that a reader's program makes. */
export interface Call {
  /** As it is sent; nothing where any method is meant. */
  method?: string;
  /** An address, or a path with or without the base path of a server. */
  url: string;
}

/** The calls of a file, else why there are none and what to do. */
export type ReadCalls = { calls: Call[] } | { line: number; message: string; remedy: string };

/** Files that are as long or longer are not read, in bytes. */
export const maxFileBytes = 50 * 1024 * 1024;

/** Why a file of a size is not read; undefined where it is. */
export function tooLong(size: number): Exclude<ReadCalls, { calls: Call[] }> | undefined {
  if (size < maxFileBytes) return undefined;
  const megabytes = Math.floor(size / 1024 / 1024);
  const remedy = 'Record fewer requests, save them without their contents, or give a list of paths.';
  return { line: 1, message: `The file has ${megabytes} MB; fewer than 50 MB are read.`, remedy };
}

const forms = 'Give a HAR file, a Postman collection, or a list with a path on each line, as in "GET /tasks/42".';

/** Reads the calls of a HAR file (1.2), a Postman collection (2.x), or a list of paths. */
export function readCalls(text: string): ReadCalls {
  const start = text.replace(/^\ufeff/, '').trimStart();
  return /^[{[]/.test(start) && !start.startsWith('{{') ? readJson(start) : readList(text);
}

function readJson(text: string): ReadCalls {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { line: 1, message: `This is not JSON: ${message}.`, remedy: forms };
  }
  if (isNode(parsed) && isNode(parsed.log)) return readHar(parsed.log.entries);
  if (isNode(parsed) && Array.isArray(parsed.item)) return readCollection(parsed.item);
  return { line: 1, message: 'This is neither a HAR file nor a Postman collection.', remedy: forms };
}

function readHar(entries: unknown): ReadCalls {
  const calls = (Array.isArray(entries) ? entries : []).flatMap((entry): Call[] => {
    const request = isNode(entry) && isNode(entry.request) ? entry.request : {};
    return typeof request.url === 'string' ? [callOf(request.method, request.url)] : [];
  });
  if (calls.length > 0) return { calls };
  const remedy = 'Open the network panel of the browser before you make the requests, and save them as HAR again.';
  return { line: 1, message: 'This HAR file has no requests: there are none in log.entries.', remedy };
}

function readCollection(items: unknown[]): ReadCalls {
  const calls: Call[] = [];
  // Folders hold items again, as deep as their author likes: their lists are added while the loop goes on.
  const lists = [items];
  for (const list of lists) {
    for (const item of list) {
      if (!isNode(item)) continue;
      if (Array.isArray(item.item)) lists.push(item.item);
      const request = isNode(item.request) ? item.request : { url: item.request };
      const url = isNode(request.url) ? request.url.raw : request.url;
      if (typeof url === 'string' && url !== '') calls.push(callOf(request.method, url));
    }
  }
  if (calls.length > 0) return { calls };
  return { line: 1, message: 'This Postman collection has no requests.', remedy: 'Export a collection that has some.' };
}

/** A path or address on each line, with a method before it or without; `#` begins a comment. */
function readList(text: string): ReadCalls {
  const calls: Call[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const stated = line.trim();
    if (stated === '' || stated.startsWith('#')) continue;
    const [, method, url] = /^(?:([\w-]+)\s+)?((?:\/|https?:\/\/|\{\{)\S*)$/.exec(stated) ?? [];
    if (url === undefined)
      return { line: index + 1, message: `"${shortened(stated, 60)}" is not a path.`, remedy: forms };
    calls.push(callOf(method, url));
  }
  return calls.length > 0 ? { calls } : { line: 1, message: 'There are no calls in it.', remedy: forms };
}

function callOf(method: unknown, url: string): Call {
  return typeof method === 'string' && method !== '' ? { method: meantMethod(method), url } : { url };
}
