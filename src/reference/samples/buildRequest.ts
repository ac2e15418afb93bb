import { type EncodedPair, parameterExample, toHeaderText, toPairs, toPathText } from '../examples/parameterValue';
import { type Memory, makeExample } from '../examples/schemaExample';
import type { Json } from '../json';
import type { MediaType, NamedSchema, Operation, Parameter, SecurityRequirement, Server } from '../model';
import { wellFormed } from '../wellFormed';
import { buildBody } from './buildBody';
import type { SampleHeader, SampleRequest } from './request';
import { withBody } from './withBody';

/**
 * Makes the request that an operation's samples show: its first server, its required parameters with their example
 * values, its body, and the first authorisation that it accepts.
 */
export function buildSampleRequest(
  operation: Operation,
  schemas: Map<string, NamedSchema>,
  memory?: Memory,
): SampleRequest {
  const values = operation.parameters
    .filter((parameter) => parameter.required && !isIgnored(parameter))
    .map((parameter) => ({ parameter, value: parameterExample(parameter, schemas, memory) }));
  const access = authorise(operation.security[0] ?? []);
  let path = operation.path;
  for (const { parameter, value } of values) {
    if (parameter.in === 'path') path = path.replaceAll(`{${parameter.name}}`, () => toPathText(parameter, value));
  }
  const pairs = values.flatMap(({ parameter, value }) =>
    parameter.in === 'query' || parameter.in === 'querystring' ? toPairs(parameter, value) : [],
  );
  const query = [...pairs, ...access.query].map(writePair).join('&');
  const cookies = values.flatMap(({ parameter, value }) =>
    parameter.in === 'cookie' ? toPairs(parameter, value) : [],
  );
  const headers = values.flatMap(({ parameter, value }): SampleHeader[] =>
    parameter.in === 'header' ? [{ name: parameter.name, value: toHeaderText(parameter, value) }] : [],
  );
  const media = operation.requestBody?.content[0];
  const body = media && buildBody(media, bodyExample(media, schemas, memory), schemas);
  const accept = operation.responses.find((response) => /^2/.test(response.status))?.content[0]?.mediaType;
  const request = {
    method: operation.method.toUpperCase(),
    url: encodePath(`${serverUrl(operation.servers[0])}${path}`) + (query === '' ? '' : `?${query}`),
    headers: [
      ...withCookies(access.headers, cookies),
      ...(accept === undefined ? [] : [{ name: 'Accept', value: accept }]),
      ...headers,
    ],
  };
  return withBody(request, body);
}

/** Headers that are not parameters, whatever a description says (4.12.2 Fixed Fields, `name`). */
function isIgnored({ in: place, name }: Parameter): boolean {
  return place === 'header' && /^(accept|content-type|authorization)$/i.test(name);
}

function writePair({ name, value }: EncodedPair): string {
  return name === '' ? value : `${name}=${value}`;
}

/** Puts the plain cookies before the one that holds a secret, since a request has one Cookie header. */
function withCookies(headers: SampleHeader[], cookies: EncodedPair[]): SampleHeader[] {
  const plain = cookies.map(writePair).join('; ');
  const secret = headers.findIndex(({ name }) => name === 'Cookie');
  if (plain === '') return headers;
  if (secret < 0) return [...headers, { name: 'Cookie', value: plain }];
  return headers.map((header, index) =>
    index === secret ? { ...header, value: `${plain}; ${header.value}` } : header,
  );
}

/** The value that a body's sample sends: the author's first example, else one made from the schema. */
export function bodyExample(media: MediaType, schemas: Map<string, NamedSchema>, memory?: Memory): Json | undefined {
  const stated = media.examples.find((example) => example.value !== undefined);
  if (stated) return stated.value;
  return media.schema ? makeExample(media.schema, schemas, 'request', memory) : undefined;
}

/** A server's address with the default of each variable, without a slash at its end. */
export function serverUrl(server: Server | undefined): string {
  const url = server?.url ?? '';
  const filled = (server?.variables ?? []).reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, () => value),
    url,
  );
  const absolute = /^https?:\/\//i.test(filled)
    ? filled
    : `https://example.com${filled.startsWith('/') ? '' : '/'}${filled}`;
  return absolute.replace(/\/+$/, '');
}

/** Encodes what may not stand in an address and is not encoded yet. */
function encodePath(url: string): string {
  return encodeURI(wellFormed(url))
    .replace(/%25([0-9A-Fa-f]{2})/g, '%$1')
    .replace(/[?#]/g, encodeURIComponent);
}

interface Access {
  headers: SampleHeader[];
  query: { name: string; value: string }[];
}

function authorise(requirement: SecurityRequirement): Access {
  const access: Access = { headers: [], query: [] };
  for (const { name, scheme } of requirement) {
    const secret = toVariable(name);
    if (scheme.kind === 'apiKey' && scheme.in === 'query') access.query.push({ name: scheme.name, value: secret });
    else if (scheme.kind === 'apiKey' && scheme.in === 'cookie') {
      access.headers.push({ name: 'Cookie', value: `${scheme.name}=`, secret });
    } else if (scheme.kind === 'apiKey') access.headers.push({ name: scheme.name, value: '', secret });
    else if (scheme.kind === 'http')
      access.headers.push({ name: 'Authorization', value: `${prefixOf(scheme.scheme)} `, secret });
    else if (scheme.kind === 'oauth2' || scheme.kind === 'openIdConnect') {
      access.headers.push({ name: 'Authorization', value: 'Bearer ', secret });
    }
  }
  return access;
}

/** Registered schemes as they are usually written (RFC 9110, section 11). */
function prefixOf(scheme: string): string {
  return scheme.charAt(0).toUpperCase() + scheme.slice(1);
}

/** `apiToken` gives `API_TOKEN`. */
function toVariable(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/[^A-Za-z0-9]+/g, '_');
  return (
    words
      .replace(/^_+|_+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toUpperCase() || 'API_TOKEN'
  );
}
