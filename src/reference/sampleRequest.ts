import { withAsciiHost } from './address';
import type { Json } from './json';
import type { MediaType, Parameter, SecurityRequirement, Server } from './model';

/**
 * A header of a sample. With `secret`, the value is `value` followed by that environment variable's content; with
 * `isNewKey` it is a random key that is another one each time, and `value` is empty.
 */
export interface SampleHeader {
  name: string;
  value: string;
  secret?: string;
  isNewKey?: true;
}

/** A query parameter that authorises, percent-encoded; its value is known or in an environment variable. */
export type SampleQuery = { name: string } & ({ value: string } | { secret: string });

/** How a client authorises on its own: both are environment variables. */
export interface ClientAccess {
  /** Holds `user:password`, with which the client answers a Digest challenge. */
  digest?: string;
  /** Holds the name of a file with the client's certificate and its key, both in PEM. */
  certificate?: string;
}

/**
 * A base URL that samples read from an environment variable; `value` is taken where that is not set. Without a value the
 * variable has the scheme and host alone, for a server whose address has none.
 */
export interface SampleBase {
  variable: string;
  value?: string;
}

/** The environment variable of scheme and host, where the address of a server has none. */
export const hostVariable = 'API_HOST';

/**
 * A value of the address that the author does not give: samples read it from an environment variable, and end with a
 * message where that is not set.
 */
export interface OpenValue {
  /** The parameter's name. One in the path stands in `url` in braces, `{owner}`; one in the query follows the address. */
  name: string;
  in: 'path' | 'query';
  variable: string;
  /** Whether reserved characters of the value are sent as they are. */
  allowReserved?: true;
}

/** What a site says about the samples of its API, so that they run as they stand. */
export interface SampleOptions {
  /** Environment variable that holds the base URL. */
  baseUrlVariable: string;
  /** The base URL without it, with no slash at its end. */
  defaultBaseUrl: string;
  /** What a reader chooses that address by; without it, the address. */
  defaultBaseUrlLabel?: string;
  /** Header that carries a new key with each request, where the operation takes it. */
  idempotencyHeader: string;
}

/** One part of a multipart body: text, or a file beside the program. The name is empty for a part of a list. */
export type MultipartPart = { name: string; headers?: PartHeader[] } & (
  | { kind: 'text'; value: string; contentType?: string }
  | { kind: 'file'; filename: string; contentType: string }
);

/** A header of one part of a multipart body, other than its `Content-Type`. */
export interface PartHeader {
  name: string;
  value: string;
}

/** A request body with concrete values, a union on `kind`. */
export type SampleBody =
  | { kind: 'json'; mediaType: string; value: Json }
  | { kind: 'form'; mediaType: string; fields: { name: string; value: string }[] }
  | { kind: 'multipart'; mediaType: string; parts: MultipartPart[] }
  | { kind: 'text'; mediaType: string; text: string }
  | { kind: 'file'; mediaType: string; filename: string };

/**
 * One HTTP request with concrete values, ready to be written in any language.
 * `method` is as HTTP has it; `url` has path and query filled in and percent-encoded, apart from the
 * values in `open`; it is absolute unless `base` has no value.
 * `headers` hold what the language's client does not set on its own: no `Content-Length`, and no `Content-Type` for a
 * multipart body, whose boundary the client chooses.
 */
export interface SampleRequest extends ClientAccess {
  method: string;
  url: string;
  /** Query parameters that follow `url`, each with the environment variable of its value. */
  secretQuery?: { name: string; secret: string }[];
  /** What `url` begins with, where samples read that from the environment. */
  base?: SampleBase;
  /** Values of the address that the reader has to give. */
  open?: OpenValue[];
  headers: SampleHeader[];
  body?: SampleBody;
}

/** A language in which samples are written. */
export interface SampleLanguage {
  id: string;
  label: string;
  /** What its samples send a request with. */
  client: string;
  /** The name of its grammar for highlighting. */
  prism: string;
  /** Loads that grammar of `prismjs`, where `prism-react-renderer` lacks it. */
  grammar?: () => void;
  write: (request: SampleRequest) => string;
  /** Whether the code for a request is bound to the scheme of its address, so that it does not run with another one. */
  isBoundToScheme?: (request: SampleRequest) => boolean;
}

/** The request with another body, or without one. Its content type follows; a multipart body brings its own. */
export function withBody(request: Omit<SampleRequest, 'body'>, body: SampleBody | undefined): SampleRequest {
  const headers = request.headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
  if (body && body.kind !== 'multipart') headers.push({ name: 'Content-Type', value: body.mediaType });
  return { ...request, headers, body };
}

/** The names of variables in the address of a server (4.5). */
export const variableNames = /\{([^{}]*)\}/g;

/**
 * The address by which requests reach a server, as `shownServerUrl` has it, with the host as every client takes it; a
 * WebSocket is opened by HTTP (RFC 6455, 4.1).
 */
export function serverUrl(server: Pick<Server, 'url' | 'variables'> | undefined): string {
  const address = shownServerUrl(server).replace(webSocket, (_, secure: string) => (secure ? 'https' : 'http'));
  return withAsciiHost(address);
}

/** The scheme of an address of WebSocket. */
export const webSocket = /^ws(s?)(?=:\/\/)/i;

/**
 * A server's address with the default of each variable, without a slash at its end. One without a host, or with a variable in it
 * that has no default, is relative, and is empty for the root, as without a server; one that lacks a scheme alone gets `https`.
 */
export function shownServerUrl(server: Pick<Server, 'url' | 'variables'> | undefined): string {
  const defaults = new Map(server?.variables.map(({ name, default: value }) => [name, value]));
  // What stands in a default is not filled in again: it could double the address with each variable.
  const filled = (server?.url ?? '').replace(variableNames, (written, name: string, at: number, url: string) => {
    const value = defaults.get(name) ?? written;
    // AWS states `/prod` for what follows a slash already.
    return url[at - 1] === '/' ? value.replace(/^\//, '') : value;
  });
  const trimmed = filled.trim();
  const address = lacksScheme(trimmed) ? `https://${trimmed}` : trimmed.replace(/^:?\/\//, 'https://');
  // The converter of Swagger 2.0 writes the scheme of an operation before a path.
  return address
    .replace(openHost, '')
    .replace(/^(\.\/|\w+:(?=\/(?!\/)))+/, '')
    .replace(/^\.$|\/+$/, '');
}

/** The beginning of an address whose host is not known: a variable without a value stands there, or nothing where one stood. */
const openHost = /^(?:(?:https?|wss?):\/\/(?=[^/]*(?:[{}]|\.\.)|[.:/]|$)[^/]*|\{[^{}/]*\})/i;

/** What a path may begin with that looks like the name of a host. */
const fileName = /^[^/]*\.(php\d?|aspx?|ashx|jsp|cgi|do|pl|py|svc|json|ya?ml|html?)(\/|$)/i;

/**
 * Whether an address begins with a host, without a scheme or slashes before it: a name with a port, or one with dots that ends
 * in letters. By the rules of addresses it is a relative path (RFC 3986, 4.2), which no author means.
 */
export function lacksScheme(address: string): boolean {
  const host = /^(?:[\w.-]+:\d+|localhost|(?:(?:[\w-]|\{[^{}]*\})+\.)+[a-z]{2,})(?=\/|$)/i;
  return host.test(address) && !fileName.test(address);
}

/** Whether an address is none of HTTP or WebSocket: of a file, which some clients would read, or of another protocol. */
export function isOfOtherScheme(address: string): boolean {
  return /^(?:file:|(?!(?:https?|wss?):)[a-z][a-z\d+.-]*:\/\/)/i.test(address);
}

/**
 * An address of the API, such as that of a token, with its host: a relative one is relative to the server (OpenAPI 3.1, 4.6).
 * Undefined where neither has a host, and for another scheme than those of HTTP and WebSocket.
 */
export function addressAtServer(url: string, server: string): string | undefined {
  const address = serverUrl({ url, variables: [] });
  if (isOfOtherScheme(address) || isOfOtherScheme(server)) return undefined;
  // Frameworks tell an address with a slash at its end from one without.
  if (hasHost(address)) return url.trim().endsWith('/') ? `${address}/` : address;
  const isJoined = hasHost(server) && !/^[a-z][a-z\d+.-]*:/i.test(url) && URL.canParse(url, `${server}/`);
  return isJoined ? new URL(url, `${server}/`).href : undefined;
}

/** Whether an address begins with a scheme and a host. */
export function hasHost(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address);
}

/**
 * The request of an operation with one sample value for each of its parts. Samples, Postman files and the form of the
 * request builder are made from it, so that all of them say the same.
 */
export interface OperationRequest {
  /** In upper case. */
  method: string;
  /** Address of the first server, without a slash at its end. */
  server: string;
  /** Path template. */
  path: string;
  /** What samples read the address of the server from. */
  base?: Required<SampleBase>;
  /** Name of the header that carries a new key with each request. */
  newKeyHeader?: string;
  parameters: ParameterValue[];
  /** Environment variables of values, where the names of their parameters alone would make those of something else. */
  openVariables?: OpenVariables;
  /** The first way to authorise. */
  access: SecurityRequirement;
  /** Media type of the `Accept` header: the first of the first success response. */
  accept?: string;
  /** One for each media type of the body; the first is sent. */
  bodies: BodyValue[];
}

/** Environment variables by the place and the name of a parameter: `path id`. */
export type OpenVariables = Readonly<Record<string, string | undefined>>;

/** A parameter with its sample value. One that has to be in the address has none where the author names none. */
export interface ParameterValue {
  parameter: Parameter;
  value?: Json;
  /** Whether the author gave it as an example. */
  isStated: boolean;
}

/** An example that is made from the schema of a body; name and label are empty where it is the only one. */
export interface MadeExample {
  name: string;
  label: string;
  value: Json;
}

/** A media type of the body with its sample value: the author's first example, else one made from the schema. */
export interface BodyValue {
  media: MediaType;
  value?: Json;
  /** All that are made from the schema, where the author gives none. */
  made?: MadeExample[];
}
