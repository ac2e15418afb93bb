import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { listenOn } from '../../machine/ports';
import { ownValue } from '../../reference/json';
import type { Operation } from '../../reference/model';
import { printable } from '../../reference/printable';
import { hasHost, hostVariable, serverUrl } from '../../reference/sampleRequest';
import { shellWord } from '../../reference/samples/stringLiteral';
import { advanceJobs } from '../advanceJobs';
import { reasonHeader, reasonOf } from '../answer/errors';
import { receiverNow, recordAttempt, retryMinutes } from '../events/deliveries';
import { maxBodyBytes } from '../request/body';
import { asHost, isLoopback, isLoopbackName } from '../request/callers';
import { secretsFor } from '../request/security';
import {
  emptyState,
  type Receiver,
  type SandboxEnvironment,
  type SandboxEvent,
  type SandboxRequest,
  type SandboxResponse,
} from '../request/types';
import { handleRequest } from '../sandbox';
import type { SandboxDescription } from '../world/description';
import { prepareDescription } from '../world/description';
import { type AllowedCallers, callerOf, forOrigin, preflightResponse, refuseStranger } from './callers';
import type { SandboxOptions } from './commandLine';
import { deliver } from './deliver';
import { createRateLimit, limitedRequest, limitedResponse } from './rateLimit';

/** Milliseconds that stand for a minute between attempts to send an event, so that nobody has to wait for an hour. */
const minute = 1000;

/** Minutes from each attempt to the next one. */
const pauses = retryMinutes.map((minutes, index) => minutes - (retryMinutes[index - 1] ?? 0));

/** Sent when the sandbox itself fails. */
const failedResponse: SandboxResponse = {
  status: 500,
  headers: [['Content-Type', 'text/plain']],
  body: 'The sandbox failed. Its log says why.\n',
};

interface ServerOptions extends AllowedCallers, Pick<SandboxOptions, 'token' | 'secret' | 'webhooks' | 'rateLimit'> {
  /** Milliseconds after which a running job that nobody asks for advances one step. */
  jobStep?: number;
}

/**
 * A server that responds as a description says, with a state that is lost when it ends. `log` gets each delivery and
 * each internal error.
 */
export function createSandboxServer(
  description: SandboxDescription,
  { jobStep = 1000, ...options }: ServerOptions,
  log: (line: string) => void,
): Server {
  const environment: SandboxEnvironment = { now: timeOf(description), random: Math.random, token: options.token };
  const count = options.rateLimit === undefined ? undefined : createRateLimit(options.rateLimit);
  let state = emptyState;
  let isWaiting = false;

  const send = (events: readonly SandboxEvent[]): void => {
    for (const event of events) {
      for (const receiver of receiversOf(event, description, options.webhooks)) {
        attempt({ ...event, receivers: [receiver] }, 0);
      }
    }
  };

  /** Sends an event to its receiver, and repeats that while it fails, at the documented intervals. */
  function attempt(event: SandboxEvent, tried: number): void {
    const receiver = receiverNow(event, state, description);
    if (!receiver) return;
    void deliver(event, receiver, description, options.secret).then(({ line, status, error }) => {
      log(line);
      const pause = isLoopback(receiver.url) ? pauses[tried] : undefined;
      const isLast = pause === undefined;
      state = recordAttempt(event, { status, error, isLast }, state, { description, environment });
      if (error !== undefined && !isLast) setTimeout(() => attempt(event, tried + 1), pause * minute).unref();
    }, log);
  }

  /** Jobs also finish when nobody polls them, for clients that wait for a webhook. */
  function waitForJobs(): void {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      const next = advanceJobs(description, state, environment);
      isWaiting = false;
      state = next.state;
      send(next.events);
      if (next.isWaiting) waitForJobs();
    }, jobStep).unref();
  }

  return createServer(async (request, response) => {
    const caller = callerOf(request);
    const own = refuseStranger(caller, options) ?? preflightResponse(request);
    if (own) return writeResponse(response, own);
    const respond = (given: SandboxResponse): void => writeResponse(response, forOrigin(given, caller.origin));
    try {
      const limit = count?.();
      const asked = await readRequest(request);
      const outcome = handleRequest(description, limit ? limitedRequest(asked, limit) : asked, state, environment);
      if (outcome.state !== state) waitForJobs();
      state = outcome.state;
      logReason(asked, outcome.response, log);
      respond(limit ? limitedResponse(outcome.response, limit) : outcome.response);
      send(outcome.events);
    } catch (error) {
      // The client has gone while it was sending.
      if (request.destroyed && !request.complete) return;
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      respond(failedResponse);
    }
  });
}

/** Logs why a request was refused, where the body of the response does not say it. What a client sends may hold commands. */
function logReason(
  { method, url }: SandboxRequest,
  { status, headers }: SandboxResponse,
  log: (line: string) => void,
): void {
  const reason = headers.find(([name]) => name === reasonHeader)?.[1];
  if (reason !== undefined) log(printable(`${method} ${url}: ${status}, ${reasonOf(reason)}`));
}

/** Where an event is sent: to its receivers, and to every address of the command line unless it is for one of them. */
function receiversOf(event: SandboxEvent, { webhooks }: SandboxDescription, addresses: readonly string[]): Receiver[] {
  const isWebhook = webhooks.some(({ id }) => id === event.operationId);
  const isForAll = isWebhook && event.deliveryId === undefined;
  return isForAll ? [...event.receivers, ...addresses.map((url) => ({ url }))] : event.receivers;
}

/**
 * Prepares a document and serves it; returns the lines to print: where it is served and how to use it. The samples read
 * the base URL from the environment variable `baseUrlVariable`, if from any.
 */
export async function startSandbox(
  document: object,
  options: SandboxOptions,
  log: (line: string) => void,
  baseUrlVariable: string | undefined,
): Promise<string[]> {
  const description = await prepareDescription(document);
  const port = await listen(createSandboxServer(description, options, log), options.port, options.listen);
  const origin = `http://${placeOf(options)}:${port}`;
  return servedLines(description, { origin, token: options.token, baseUrlVariable });
}

/** What a reader has to know of a sandbox at an origin. The lines in the middle are for a shell, which runs nothing of them. */
export function servedLines(
  description: SandboxDescription,
  { origin, token, baseUrlVariable }: { origin: string; token: string; baseUrlVariable: string | undefined },
): string[] {
  const secrets = secretsFor(description.operations, token);
  const baseUrl = `${origin}${description.base}`;
  return [
    `${printable(description.title)}, served on this machine from its description`,
    '',
    baseUrlVariable === undefined ? shellWord(baseUrl) : exportLine(baseUrlVariable, baseUrl),
    ...(description.operations.some(lacksHost) ? [exportLine(hostVariable, origin)] : []),
    ...Object.entries(secrets).map(([variable, secret]) => exportLine(variable, secret)),
    '',
    `What you create is kept until this ends (Ctrl+C). The time in it is ${new Date(timeOf(description)).toISOString()}.`,
  ];
}

/** Whether samples read the host of an operation from the environment. */
function lacksHost({ servers }: Operation): boolean {
  return !hasHost(serverUrl(servers[0]));
}

/** A line that sets an environment variable, to be pasted into a shell. */
function exportLine(variable: string, value: string): string {
  return `export ${variable}=${shellWord(value)}`;
}

/** The time of the sandbox: that of the description's example data, which does not advance. */
function timeOf({ worldDate }: SandboxDescription): number {
  return worldDate ?? Date.now();
}

/** Starts a server on an address of this machine, 127.0.0.1 unless another is named, and returns its port. */
export function listen(server: Server, port: number, address = '127.0.0.1'): Promise<number> {
  return listenOn(address, server, port);
}

/** Where the sandbox is called: on the address that it listens on, or under the name that other machines have for it. */
export function placeOf({ listen: address, allowHosts }: SandboxOptions): string {
  if (address === undefined) return '127.0.0.1';
  const host = asHost(address);
  return isLoopbackName(host) ? host : (allowHosts[0] ?? host);
}

/** A request of Node.js as the sandbox reads it. */
export async function readRequest(request: IncomingMessage): Promise<SandboxRequest> {
  const { method = 'GET' } = request;
  const url = originForm(request.url);
  const { 'content-encoding': coding, ...headers } = headersOf(request);
  const body = await readBytes(request);
  if (coding === undefined) return { method, url, headers, body };
  const unpacked = await unpack(body, coding);
  return unpacked ? { method, url, headers, body: unpacked } : { method, url, headers: headersOf(request), body };
}

/** The path and query of a target that has scheme and host in front of them, as requests to proxies do (RFC 9112, 3.2.2). */
function originForm(target = '/'): string {
  const [absolute = ''] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  return absolute === '' ? target : target.slice(absolute.length).replace(/^(?!\/)/, '/');
}

/** The bytes of a body. Of a body over the limit only as much is kept as shows that it is too long. */
async function readBytes(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    if (length <= maxBodyBytes) chunks.push(chunk);
    length += chunk.length;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const codings: Readonly<
  Record<string, (body: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>>
> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * Unpacks a body, of which the last coding named is the outermost; undefined for one that cannot be unpacked. Of one that is
 * too long, as much is made up as shows that it is.
 */
async function unpack(body: Uint8Array, coding: string): Promise<Uint8Array | undefined> {
  const named = coding.split(',').map((each) => each.trim().toLowerCase());
  const applied = named.filter((each) => each !== 'identity' && each !== '');
  if (applied.length > maxCodings) return undefined;
  let unpacked: Uint8Array = body;
  try {
    for (const each of applied.reverse()) {
      const decode = ownValue(codings, each);
      if (!decode) return undefined;
      unpacked = await decode(unpacked, { maxOutputLength: maxBodyBytes });
    }
    return unpacked;
  } catch (error) {
    const isTooLong = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLong ? new Uint8Array(maxBodyBytes + 1) : undefined;
  }
}

/** Codings of one body, each of which may have to be unpacked to the limit. */
const maxCodings = 3;

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));
}

/** Sends a response of the sandbox. */
export function writeResponse(response: ServerResponse, { status, headers, body }: SandboxResponse): void {
  // Characters that a header cannot contain become question marks, as on other servers.
  for (const [name, value] of headers) response.setHeader(name, value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?'));
  response.writeHead(status).end(body);
}
