import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { asHost, hostNameOf, isLoopbackName, strangeHost } from '../../sandbox/request/callers';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What of webpack-dev-server says who may call it, and where requests come in. */
export interface GuardedServer {
  options: { host?: string | undefined };
  app?: { use: (path: string, middleware: Middleware) => unknown };
  server?: {
    prependListener: (event: 'upgrade', listener: (request: IncomingMessage, socket: Duplex) => void) => unknown;
  };
}

/** Tools of the dev server that open a file in the editor, and bundle everything again. */
const tools = ['/webpack-dev-server/open-editor', '/webpack-dev-server/invalidate'];

/**
 * Has the dev server refuse requests that are not for this machine, for the host of `docusaurus start --host` or for one
 * of the names in `allowed`, and requests of other sites' pages. Its tools are for its own pages on this machine alone.
 */
export function refuseStrangers({ app, server, options }: GuardedServer, allowed: readonly string[]): void {
  const isKnown = (name: string): boolean => allowed.includes(name) || isListening(name, options.host);
  app?.use('/', (request, response, next) => {
    const reason = reasonAgainst(request, isKnown);
    if (reason === undefined) next();
    else refuse(response, reason);
  });
  for (const path of tools) {
    app?.use(path, ({ headers, socket }, response, next) => {
      const isOwn = headers['sec-fetch-site'] === 'same-origin' && isThisMachine(socket.remoteAddress);
      if (isOwn) next();
      else refuse(response, 'This is for the pages of the dev server on its own machine.');
    });
  }
  server?.prependListener('upgrade', (request, socket) => {
    if (reasonAgainst(request, isKnown) !== undefined) socket.destroy();
  });
}

function refuse(response: ServerResponse, reason: string): void {
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${reason}\n`);
}

/** Why a request is refused; undefined where it is not. */
function reasonAgainst(
  { headers, headersDistinct, url = '/' }: IncomingMessage,
  isKnown: (name: string) => boolean,
): string | undefined {
  const host = strangeHost({ hosts: headersDistinct.host ?? [], target: url }, isKnown);
  if (host !== undefined) {
    const name = hostNameOf(host);
    const remedy = name === undefined ? '' : ` To allow the name, start it with "--allow-host ${name}".`;
    return `The dev server responds to requests for localhost, 127.0.0.1 and [::1].${remedy}`;
  }
  const [, ofPage] = /^https?:\/\/(.+)$/.exec(headers.origin ?? '') ?? [];
  const isStrangePage =
    headers.origin !== undefined && strangeHost({ hosts: [ofPage ?? ''], target: '/' }, isKnown) !== undefined;
  // A link leads here from everywhere.
  const isLoadedElsewhere = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return isStrangePage || isLoadedElsewhere ? 'The dev server does not respond to pages of other sites.' : undefined;
}

/** Whether the dev server listens under a name: all addresses of the machine are names of one that listens on each. */
function isListening(name: string, host: string | undefined): boolean {
  if (host === undefined) return false;
  const isEach = isIP(host) > 0 && /^[0:.]+$/.test(host);
  return isEach ? isIP(name.replace(/^\[|\]$/g, '')) > 0 : hostNameOf(asHost(host)) === name;
}

function isThisMachine(address = ''): boolean {
  return isLoopbackName(asHost(address.replace(/^::ffff:/, '')));
}
