import { type BuildContext, listOf, markdownOf } from '../buildContext';
import { isNode } from '../json';
import type { Server, ServerVariable } from '../model';
import { extendPointer } from '../pointer';
import {
  hasHost,
  isOfOtherScheme,
  lacksScheme,
  serverUrl,
  shownServerUrl,
  variableNames,
  webSocket,
} from '../sampleRequest';
import { shortened } from '../shortened';

/** Characters of an address, with its variables filled in: browsers and servers take no longer ones everywhere. */
const maxAddress = 8000;

/** Reads a list of Server Objects (4.5). Those of WebSocket follow the others: the first one is that of requests. */
export function buildServers(value: unknown, pointer: string, context: Pick<BuildContext, 'report'>): Server[] {
  const servers = listOf(value).flatMap(
    (server, index) => buildServer(server, extendPointer(pointer, index), context) ?? [],
  );
  const isWebSocket = (server: Server): boolean => webSocket.test(shownServerUrl(server));
  return [...servers.filter((server) => !isWebSocket(server)), ...servers.filter(isWebSocket)];
}

/**
 * Reads a Server Object (4.5) with its variables. One whose address is too long to be sent, or has another scheme than those
 * of HTTP and WebSocket, is left out, and reported.
 */
export function buildServer(
  value: unknown,
  pointer: string,
  { report }: Pick<BuildContext, 'report'>,
): Server | undefined {
  if (!isNode(value) || typeof value.url !== 'string') return undefined;
  const notice: Notice = (message, remedy) => report(extendPointer(pointer, 'url'), 'notice', message, remedy);
  const url = withoutQuery(value.url);
  if (url !== value.url)
    notice(
      `The address of a server has no query and no fragment, so "${value.url.slice(url.length, url.length + 200)}" is left out.`,
      'Write it in the parameters of the operations, or leave it out.',
    );
  const isSchemeless = lacksScheme(url.trim());
  if (isSchemeless)
    notice(
      'The address of this server begins with a host, without a scheme; https is taken.',
      'Write the whole address, with https://.',
    );
  const server = {
    url: isSchemeless ? `https://${url.trim()}` : url,
    ...(typeof value.name === 'string' ? { name: value.name } : {}),
    description: markdownOf(value.description),
    variables: variablesOf(value.variables),
  };
  const length = lengthOf(server);
  if (length <= maxAddress && !mayBeOther(server)) {
    noticeUndeclared(server, notice);
    noticeWebSocket(server, notice);
    return server;
  }
  if (length <= maxAddress)
    notice(
      'The address of this server is none of HTTP or WebSocket, so the server is left out: samples would read a file with it, or speak another protocol.',
      'Write an address with https://.',
    );
  else
    notice(
      `The address of this server has ${length} characters, so the server is left out; the maximum is ${maxAddress}.`,
      'Shorten the address, or the defaults of its variables.',
    );
  return undefined;
}

/** Reports something of the address of a server, and the way out. */
type Notice = (message: string, remedy: string) => void;

/** An address up to its query or fragment: a path after either would not be a path. */
function withoutQuery(url: string): string {
  return /^(?:\{[^{}]*\}|[^?#])*/.exec(url)?.[0] ?? '';
}

/** Reports names in braces that are no variable of the server: nothing says what stands there. */
function noticeUndeclared(server: Server, notice: Notice): void {
  const declared = new Set(server.variables.map(({ name }) => name));
  const names = [...server.url.matchAll(variableNames)].flatMap(([, name = '']) => (declared.has(name) ? [] : [name]));
  const [first] = names;
  if (first === undefined) return;
  const shown = hasHost(serverUrl(server))
    ? 'it stays in the address as it is written'
    : 'the address is shown without its host, for which samples have a variable';
  notice(
    `"${shortened(first)}" is not a variable of this server (${shortened(server.url)}), so ${shown}.`,
    `Add "${shortened(first)}" with a default to \`variables\`.`,
  );
}

/** Reports an address of a WebSocket, which no client of the samples opens. */
function noticeWebSocket(server: Server, notice: Notice): void {
  if (!webSocket.test(shownServerUrl(server))) return;
  notice(
    `This is the address of a WebSocket. Samples and the request builder open none: they send a plain HTTP request to ${shortened(serverUrl(server))}.`,
    'Say in the description how to connect. If the API answers plain requests too, add its address with https://.',
  );
}

function variablesOf(value: unknown): ServerVariable[] {
  return Object.entries(isNode(value) ? value : {}).map(([name, variable]) => {
    const node = isNode(variable) ? variable : {};
    return {
      name,
      default: String(node.default ?? ''),
      enum: listOf(node.enum).map(String),
      description: markdownOf(node.description),
    };
  });
}

/** Whether an address has another scheme than those of HTTP and WebSocket with some values of the variables that it begins with. */
function mayBeOther({ url, variables }: Server): boolean {
  const address = url.trim();
  const values = variables.flatMap(({ name, enum: listed }) => {
    const rest = address.startsWith(`{${name}}`) ? address.slice(name.length + 2) : undefined;
    return rest === undefined ? [] : listed.map((value) => value + rest);
  });
  return [serverUrl({ url, variables }), ...values].some(isOfOtherScheme);
}

/** The length of an address as it is written or with its variables filled in, whichever is greater. */
function lengthOf({ url, variables }: Server): number {
  const lengths = new Map(variables.map(({ name, default: value }) => [name, value.length]));
  let filled = url.length;
  for (const [written, name = ''] of url.matchAll(variableNames))
    filled += (lengths.get(name) ?? written.length) - written.length;
  return Math.max(url.length, filled);
}
