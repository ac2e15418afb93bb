import type { IncomingMessage } from 'node:http';
import { token } from '../../reference/load/validity/rule';
import { type Caller, hostNameOf, isKnownOrigin, strangeHost } from '../request/callers';
import type { SandboxResponse } from '../request/types';
import type { SandboxOptions } from './commandLine';

type Header = SandboxResponse['headers'][number];

/** Who may call the sandbox besides programs and pages of this machine. */
export type AllowedCallers = Partial<Pick<SandboxOptions, 'allowHosts' | 'cors'>>;

/** Who sends a request of Node.js, and for which server. */
export function callerOf({ headersDistinct, headers, url = '/' }: IncomingMessage): Caller {
  return { hosts: headersDistinct.host ?? [], target: url, origin: headers.origin };
}

/** The response to a request of a stranger: one for another server, or of another site's page; undefined for others. */
export function refuseStranger(caller: Caller, { allowHosts = [], cors }: AllowedCallers): SandboxResponse | undefined {
  const host = strangeHost(caller, (name) => allowHosts.includes(name));
  if (host !== undefined) {
    const name = hostNameOf(host);
    const remedy = name === undefined ? '' : ` To allow the name, start it with "--allow-host ${name}".`;
    return refusal(`The sandbox responds to requests for localhost, 127.0.0.1 and [::1].${remedy}`);
  }
  const { origin } = caller;
  if (origin === undefined || isKnownOrigin(origin, cors)) return undefined;
  return refusal(`The sandbox responds to pages of this machine. To allow this one, start it with "--cors ORIGIN".`);
}

function refusal(text: string): SandboxResponse {
  const headers: Header[] = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['X-Content-Type-Options', 'nosniff'],
    // The body of the request is not read.
    ['Connection', 'close'],
  ];
  return { status: 403, headers, body: `${text}\n` };
}

/** The response to a browser that asks whether a page may send a request; undefined for every other request. */
export function preflightResponse({ method, headers }: IncomingMessage): SandboxResponse | undefined {
  const { origin, 'access-control-request-method': wanted, 'access-control-request-headers': names } = headers;
  if (method !== 'OPTIONS' || origin === undefined || wanted === undefined) return undefined;
  const isPrivate = headers['access-control-request-private-network'] === 'true';
  const allowed: Header[] = [
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Methods', wanted],
    ...(names === undefined ? [] : [header('Access-Control-Allow-Headers', names)]),
    ...(isPrivate ? [header('Access-Control-Allow-Private-Network', 'true')] : []),
    ['Vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers'],
  ];
  return { status: 204, headers: allowed };
}

/**
 * Headers that are the server's own: about origins, which could let in every page, and about how a message is sent (RFC 9110,
 * 7.6.1 and 8.4; RFC 9112, 6). A documented length would end a body too early, and what follows would be the next response.
 */
const ofTheServer =
  /^(access-control-.*|content-(length|encoding)|transfer-encoding|connection|keep-alive|proxy-connection|upgrade|te|trailer)$/i;

/**
 * The response as a page of `origin` may read it, with all of its headers. Of those that the description documents, what only
 * the server can say is not sent, and neither is what no header can be called.
 */
export function forOrigin(response: SandboxResponse, origin: string | undefined): SandboxResponse {
  const isVary = ([name]: Header): boolean => /^vary$/i.test(name);
  const own = response.headers.filter(([name]) => token.test(name) && !ofTheServer.test(name));
  const headers = own.filter((each) => !isVary(each));
  const varied = [...own.filter(isVary).map(([, value]) => value), 'Origin'].join(', ');
  const readable = [...new Set(headers.map(([name]) => name))].join(', ');
  const shared = [
    header('Access-Control-Allow-Origin', origin ?? ''),
    header('Access-Control-Expose-Headers', readable),
  ];
  return { ...response, headers: [...headers, ...(origin === undefined ? [] : shared), ['Vary', varied]] };
}

function header(name: string, value: string): Header {
  return [name, value];
}
