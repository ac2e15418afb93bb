import { basePath } from '../reference/address';
import type { Operation } from '../reference/model';
import { documentedFor, isJson } from '../sandbox/world/documented';
import { headersOfHttp } from './apiNames';
import { checkBody, requestBodyOf } from './checkBody';
import { collectionShownBy } from './checkIds';
import { checkRequest } from './checkRequest';
import { pathOf } from './curl';
import type { Fault, GuideApi } from './guideApi';

/** A message as an `http` block shows it (RFC 9112, 2.1). */
interface HttpMessage {
  start: string;
  headers: [name: string, value: string][];
  body: string;
}

/** Reads the text of an `http` block: its first line, its headers, and what follows an empty line. */
export function readHttp(text: string): HttpMessage {
  const [head = '', body = ''] = text.split(/\n\s*\n(.*)/s);
  const [start = '', ...lines] = head.split('\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', value = ''] = line.split(/:(.*)/s);
    return [name.trim(), value.trim()];
  });
  return { start, headers, body };
}

/** What a block of HTTP says, and the operation that it goes to, if it is a request. */
interface HttpResult {
  operation?: Operation;
  faults: Fault[];
}

/**
 * Checks a message against the description: a request against its operation, one that a webhook or callback (`named`)
 * sends against that, and a response against `named` or the operation before it, else against all that have its status.
 */
export function checkHttp(text: string, named: Operation | undefined, api: GuideApi): HttpResult {
  const message = readHttp(text);
  const [, status] = /^HTTP\/[\d.]+ (\d{3})/.exec(message.start) ?? [];
  if (status !== undefined) return { faults: checkResponse(message, Number(status), named, api) };
  const [, method = '', target = ''] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(message.start) ?? [];
  if (method === '') {
    const remedy = 'Begin it with the line of a request or of a status: `GET /tasks HTTP/1.1`, `HTTP/1.1 200 OK`.';
    return { faults: [{ excerpt: '', message: 'This is not a message of HTTP.', remedy }] };
  }
  if (named && named.kind !== 'operation') return { faults: checkDelivery(message, named, api) };
  const headers = Object.fromEntries(message.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const base = api.servers.map(basePath).find((path) => target.startsWith(`${path}/`));
  const url = pathOf(target, api.servers) ?? target.slice(base?.length ?? 0);
  const body = message.body === '' ? {} : { body: message.body };
  return checkRequest({ method, url, headers, index: 0, ...body }, api);
}

function checkDelivery({ headers, body }: HttpMessage, operation: Operation, api: GuideApi): Fault[] {
  const known = new Set([...headersOfHttp, ...operation.parameters.map(({ name }) => name.toLowerCase())]);
  const expected = requestBodyOf(operation);
  const unknown = headers
    .filter(([name]) => !known.has(name.toLowerCase()))
    .map(([name]) => headerFault(name, operation.id));
  return [...unknown, ...(expected ? checkBody(body, expected, api) : [])];
}

function checkResponse(
  { headers, body }: HttpMessage,
  status: number,
  operation: Operation | undefined,
  api: GuideApi,
): Fault[] {
  const operations = operation ? [operation] : [...api.operations.values()].filter(({ kind }) => kind === 'operation');
  const documented = operations.flatMap((each) => documentedFor(each, status) ?? []);
  const who = operation?.id ?? 'any operation';
  if (documented.length === 0) {
    const message = `${status} is not a status of ${who}.`;
    return [{ excerpt: String(status), message, remedy: 'Show a response that the description has.' }];
  }
  const known = new Set([
    ...headersOfHttp,
    ...documented.flatMap(({ response }) => response.headers.map(({ name }) => name.toLowerCase())),
  ]);
  const unknown = headers.filter(([name]) => !known.has(name.toLowerCase())).map(([name]) => headerFault(name, who));
  if (body === '') return unknown;
  const schemas = new Set(
    documented.flatMap(({ response }) => response.content.filter(isJson).map(({ schema }) => schema)),
  );
  const own = operation && collectionShownBy(operation, api.objects);
  const found = [...schemas].map((schema) =>
    checkBody(body, { what: `the ${status} of ${who}`, schema, direction: 'response', own }, api),
  );
  const best = found.sort((a, b) => a.length - b.length)[0];
  const none = { excerpt: '', message: `The ${status} of ${who} has no JSON body.`, remedy: 'Leave the body out.' };
  return [...unknown, ...(best ?? [none])];
}

function headerFault(name: string, who: string): Fault {
  return {
    excerpt: name,
    message: `\`${name}\` is not a header of ${who} here.`,
    remedy: 'Name a header that it has.',
  };
}
