import { basePath, encodeAddress, encodeComponent, percentEncoded, safelyDecode } from '../address';
import { groupBy } from '../groupBy';
import type { Json } from '../json';
import {
  hasHost,
  hostVariable,
  type OpenVariables,
  type SampleBase,
  type SampleBody,
  type SampleHeader,
  type SampleRequest,
  withBody,
} from '../sampleRequest';
import type { Access } from './authorise';
import { namesOf, type OpenParameter, openValue } from './openValues';
import { isIgnored } from './parameterStyle';
import {
  type EncodedPair,
  type ParameterStyle,
  pathLead,
  toHeaderText,
  toPairs,
  toPathText,
  writePair,
} from './parameterValue';
import { isStatedInKey, namedByKey, openSegments, splitPathKey, withoutParameters } from './pathKey';

/** A parameter and what is sent for it. */
export interface SentValue {
  parameter: ParameterStyle;
  value?: Json;
}

/** A parameter with a value. */
type KnownValue = Required<SentValue>;

/** What a request is put together from. No value is encoded yet. */
interface RequestInput {
  /** In upper case. */
  method: string;
  /** Address of the server, without a slash at its end. For one without a host, samples read that from the environment. */
  server: string;
  /** Where samples read the address of the server from the environment. */
  base?: SampleBase;
  /** Name of a header that carries a new key with each request. */
  newKeyHeader?: string;
  /** Path template. */
  path: string;
  /** A parameter in the path or the query without a value is one that the reader has to give. */
  values: SentValue[];
  /** Variables of such values, where their names alone would make those of something else. */
  openVariables?: OpenVariables;
  access: Access;
  accept?: string;
  body?: SampleBody;
}

/** Puts a request together: each value in its place, in its style, and encoded. */
export function assembleRequest({
  method,
  server,
  base,
  newKeyHeader,
  openVariables,
  access,
  accept,
  body,
  ...rest
}: RequestInput): SampleRequest {
  const stated = rest.values.map(({ parameter }) => parameter);
  const namesInPath = namesOf('path', stated);
  const led = stated.filter((parameter) => pathLead(parameter) !== '');
  const key = splitPathKey(rest.path, namesInPath, namesOf('path', led));
  const parameters = stated.map((parameter) => namedByKey(parameter, key.query, namesInPath));
  const values = rest.values.map((each, index) => ({ ...each, parameter: parameters[index] ?? each.parameter }));
  const inPath = values.filter(({ parameter }) => parameter.in === 'path');
  const all = values.filter(({ parameter }) => !isStatedElsewhere(parameter, access, key.query));
  const sent = all.filter((each): each is KnownValue => each.value !== undefined);
  // A path begins with a slash (4.8.2). Without one it would end the name of the host: `@example.com` names another.
  const template = key.path.replace(/^(?!\/)/, '/');
  const keysInQuery = access.query.map(({ name }) => safelyDecode(name));
  const ownQuery = withoutParameters(key.query, [...namesOf('query', parameters), ...keysInQuery]);
  const [path, keyQuery] = [fillPath(template, inPath, key.greedy), fillPath(ownQuery, inPath)];
  const pairsIn = (...places: ParameterStyle['in'][]): EncodedPair[] =>
    sent.flatMap(({ parameter, value }) => (places.includes(parameter.in) ? toPairs(parameter, value) : []));

  const known = access.query.flatMap((pair) => ('value' in pair ? [pair] : []));
  const pairs = [...pairsIn('query', 'querystring'), ...known].map(writePair);
  const secretQuery = access.query.flatMap((pair) => ('secret' in pair ? [pair] : []));
  const query = [keyQuery.text, ...pairs].filter((text) => text !== '').join('&');
  const openInQuery = all.filter(({ parameter, value }) => parameter.in === 'query' && value === undefined);
  const open = [...path.open, ...keyQuery.open, ...openInQuery.map(({ parameter }) => parameter)];
  const headers = sent.flatMap(({ parameter, value }): SampleHeader[] =>
    parameter.in === 'header' ? [{ name: parameter.name, value: toHeaderText(parameter, value) }] : [],
  );
  const request = {
    method,
    ...baseOf(server, base),
    ...(open.length > 0 ? { open: open.map((parameter) => openValue(parameter, openVariables)) } : {}),
    ...(secretQuery.length > 0 ? { secretQuery } : {}),
    ...(access.digest === undefined ? {} : { digest: access.digest }),
    ...(access.certificate === undefined ? {} : { certificate: access.certificate }),
    url: encodePath(hasHost(server) ? server : basePath(server)) + path.text + (query === '' ? '' : `?${query}`),
    headers: [
      ...withCookies(access.headers, pairsIn('cookie')),
      ...(accept === undefined ? [] : [{ name: 'Accept', value: accept }]),
      ...headers,
      ...(newKeyHeader === undefined ? [] : [{ name: newKeyHeader, value: '', isNewKey: true as const }]),
    ],
  };
  return withBody(request, body);
}

/** Whether a parameter is sent as something else: a credential, or what the key of the path has in its query. */
function isStatedElsewhere(parameter: ParameterStyle, access: Access, query: string): boolean {
  const { in: place, name } = parameter;
  return isIgnored(parameter) || isCredential(parameter, access) || (place === 'query' && isStatedInKey(query, name));
}

/** Whether a parameter is what authorises: some descriptions state a key as both, and it is sent once. */
export function isCredential({ in: place, name }: Pick<ParameterStyle, 'in' | 'name'>, access: Access): boolean {
  if (place === 'query') return access.query.some((pair) => pair.name === encodeComponent(name));
  return access.headers.some((header) =>
    place === 'cookie'
      ? header.name === 'Cookie' && header.value.startsWith(`${encodeComponent(name)}=`)
      : place === 'header' && header.name.toLowerCase() === name.toLowerCase(),
  );
}

function baseOf(server: string, base: SampleBase | undefined): { base?: SampleBase } {
  if (!hasHost(server)) return { base: { variable: hostVariable } };
  return base ? { base } : {};
}

/** Puts the plain cookies before the one that holds a secret, since a request has one Cookie header. */
function withCookies(headers: SampleHeader[], cookies: EncodedPair[]): SampleHeader[] {
  const plain = cookies.map(writePair).join('; ');
  const secret = headers.findIndex(({ name }) => name.toLowerCase() === 'cookie');
  if (plain === '') return headers;
  if (secret < 0) return [...headers, { name: 'Cookie', value: plain }];
  return headers.map((header, index) =>
    index === secret ? { ...header, value: `${plain}; ${header.value}` } : header,
  );
}

/** A path template with its values, and the parameters without one: their names stay in braces (`open`). */
function fillPath(
  template: string,
  inPath: SentValue[],
  greedy: readonly string[] = [],
): { text: string; open: OpenParameter[] } {
  const open = new Map<string, OpenParameter>();
  const values = groupBy(inPath, ({ parameter }) => [`{${parameter.name}}`]);
  const pieces = template.split(/(\{[^{}]+\})/).map((piece, index) => {
    if (index % 2 === 0) return encodePath(piece);
    const [found] = values.get(piece) ?? [];
    if (found?.value !== undefined) {
      const text = toPathText(found.parameter, found.value);
      return encodePath(greedy.includes(found.parameter.name) ? openSegments(text) : text);
    }
    const parameter = found?.parameter ?? { name: piece.slice(1, -1), in: 'path' as const };
    open.set(piece, parameter);
    return encodePath(pathLead(parameter)) + piece;
  });
  return { text: pieces.join(''), open: [...open.values()] };
}

/** Encodes what is not allowed in an address and is not encoded yet. */
function encodePath(url: string): string {
  return percentEncoded(encodeAddress(url), /[?#]/g);
}
