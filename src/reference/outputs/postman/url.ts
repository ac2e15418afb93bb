import { basePath } from '../../address';
import { isScalar, type Json } from '../../json';
import type { Parameter } from '../../model';
import { namesOf, openKey } from '../../request/openValues';
import { pathLead, toPairs, toPathText, writePair } from '../../request/parameterValue';
import { isStatedInKey, namedByKey, openSegments, splitPathKey, withoutParameters } from '../../request/pathKey';
import type { OpenValue, OperationRequest, ParameterValue } from '../../sampleRequest';
import type { Field, QueryField, RequestContext, Url } from './collection';
import { describeMarked } from './description';
import { hostVariable, literalAddress } from './variables';

/**
 * The address of an operation. A path parameter that fills a segment becomes a variable (`/tasks/:id`); one that is a
 * part of a segment, for which Postman has no notation, is written as its example value. One without a value has that of
 * a variable of the collection.
 */
export function buildUrl(
  { server: address, path: template, parameters: stated }: Pick<OperationRequest, 'server' | 'path' | 'parameters'>,
  keys: { name: string; value: string }[],
  context: RequestContext,
): Url {
  const server = splitServer(address, context.baseUrl);
  const inPath = stated.filter(({ parameter }) => parameter.in === 'path');
  const byName = new Map(inPath.map((item) => [item.parameter.name, item]));
  const led = inPath.filter(({ parameter }) => pathLead(parameter) !== '').map(({ parameter }) => parameter.name);
  const key = splitPathKey(template, [...byName.keys()], led);
  const parameters = stated.map((each) => ({
    ...each,
    parameter: namedByKey(each.parameter, key.query, [...byName.keys()]),
  }));
  const inQuery = namesOf(
    'query',
    parameters.map(({ parameter }) => parameter),
  );
  const segments = key.path.replace(/^\//, '').split('/');
  const names = segments.flatMap((segment) => wholeVariable(segment) ?? []);
  const written = segments.flatMap((segment) => writeSegment(segment, byName, context, key.greedy).split('/'));
  const path = [...server.path, ...written];
  const variable = names.map((name) => buildVariable(name, byName.get(name), key.greedy.includes(name), context));
  const query: QueryField[] = [
    ...queryOfKey(withoutParameters(key.query, [...inQuery, ...keys.map(({ name }) => name)]), byName, context),
    ...parameters.flatMap((item) => {
      const { in: place, name } = item.parameter;
      if (place === 'querystring') return buildQuerystring(item);
      return place === 'query' && !isStatedInKey(key.query, name) ? buildQuery(item, context) : [];
    }),
    ...keys.map(({ name, value }) => ({ key: readable(encodeURIComponent(name), reservedInNames), value })),
  ];
  const search = query.filter(({ disabled }) => !disabled).map(writeQueryField);
  return {
    raw: `${server.origin}/${path.join('/')}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    ...server.fields,
    path,
    ...(query.length > 0 ? { query } : {}),
    ...(variable.length > 0 ? { variable } : {}),
  };
}

function writeQueryField({ key, value }: QueryField): string {
  return value === null ? key : `${key}=${value}`;
}

interface Server {
  origin: string;
  fields: Pick<Url, 'protocol' | 'host' | 'port'>;
  path: string[];
}

/** `{{baseUrl}}` for the API's own server; an operation on another one carries its address. */
function splitServer(url: string, baseUrl: string): Server {
  const [, protocol, host, port, path] = /^(\w+):\/\/([^/:?#]*)(?::(\d+))?(.*)$/.exec(literalAddress(url)) ?? [];
  if (url === baseUrl) return { origin: '{{baseUrl}}', fields: { host: ['{{baseUrl}}'] }, path: [] };
  if (!protocol || !host) {
    const origin = `{{${hostVariable}}}`;
    return { origin, fields: { host: [origin] }, path: basePath(literalAddress(url)).split('/').filter(Boolean) };
  }
  return {
    origin: `${protocol}://${host}${port ? `:${port}` : ''}`,
    fields: { protocol, host: host.split('.'), ...(port ? { port } : {}) },
    path: (path ?? '').split('/').filter(Boolean),
  };
}

function wholeVariable(segment: string): string | undefined {
  return /^\{([^{}]+)\}$/.exec(segment)?.[1];
}

/** A segment, as a variable where it is one parameter, else with its values; those of `greedy` may fill several segments. */
function writeSegment(
  segment: string,
  parameters: Map<string, ParameterValue>,
  context: RequestContext,
  greedy: readonly string[],
): string {
  const name = wholeVariable(segment);
  return name === undefined ? writeValues(segment, parameters, context, greedy) : `:${name}`;
}

/** A text with values in place of the names in braces. Further braces around one are sent: Postman's variables have two. */
function writeValues(
  text: string,
  parameters: Map<string, ParameterValue>,
  context: RequestContext,
  greedy: readonly string[] = [],
): string {
  const valueText = (wanted: string): string => {
    const { parameter, value } = parameters.get(wanted) ?? {};
    if (!parameter || value === undefined) return openText('path', wanted, parameter, context);
    const encoded = toPathText(parameter, value);
    return literalAddress(greedy.includes(wanted) ? openSegments(encoded) : encoded);
  };
  return text.replace(
    /(\{*)\{([^{}]+)\}(\}*)/g,
    (_template, before: string, wanted: string, after: string) =>
      `${before.replaceAll('{', '%7B')}${valueText(wanted)}${after.replaceAll('}', '%7D')}`,
  );
}

/** The variable of the collection for a value that the author does not give, led by what its style writes before it. */
function openText(
  place: OpenValue['in'],
  name: string,
  parameter: Parameter | undefined,
  { open }: RequestContext,
): string {
  return `${parameter && place === 'path' ? pathLead(parameter) : ''}{{${open.get(openKey(place, name)) ?? name}}}`;
}

function buildVariable(
  name: string,
  found: ParameterValue | undefined,
  isGreedy: boolean,
  context: RequestContext,
): Field {
  if (!found) return { key: name, value: openText('path', name, undefined, context) };
  const { parameter, value: sent } = found;
  const description = describeMarked(parameter);
  if (sent === undefined) return { key: name, value: openText('path', name, parameter, context), description };
  const encoded = toPathText(parameter, sent);
  const text = isGreedy ? openSegments(encoded) : encoded;
  const value = parameter.allowReserved ? text : readable(text, /[%/?#\\,;=&+\p{Cc}]/gu);
  return { key: name, value: literalAddress(value), description };
}

/** The rows of the query that is in the key of the path. */
function queryOfKey(query: string, parameters: Map<string, ParameterValue>, context: RequestContext): QueryField[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [key = '', value] = pair.split(/=(.*)/s);
      return { key, value: value === undefined ? null : writeValues(value, parameters, context) };
    });
}

/** The rows of a query parameter: one, or one for each item or field of an exploded value. */
function buildQuery({ parameter, value }: ParameterValue, context: RequestContext): Field[] {
  if (value === undefined) {
    const key = readable(encodeURIComponent(parameter.name), reservedInNames);
    const text = openText('query', parameter.name, parameter, context);
    return [{ key, value: text, description: describeMarked(parameter) }];
  }
  const pairs = toPairs(parameter, value);
  const rows = pairs.length > 0 ? pairs : [{ name: parameter.name, value: '' }];
  return rows.map((row) => ({
    key: readable(row.name, reservedInNames),
    value: parameter.allowReserved ? literalAddress(row.value) : readable(row.value, reservedIn(parameter, value)),
    description: describeMarked(parameter),
    // A list without items is not in an address, though it is there for who fills it.
    ...(parameter.required && pairs.length > 0 ? {} : { disabled: true as const }),
  }));
}

/** The rows of a whole query (3.2): one for each pair, of which a text without a name has a key alone. */
function buildQuerystring({ parameter, value = '' }: ParameterValue): QueryField[] {
  const pairs = toPairs(parameter, value).flatMap((pair) =>
    pair.name === '' ? pair.value.split('&') : writePair(pair),
  );
  return pairs.map((pair) => {
    const [name = '', text] = pair.split(/=(.*)/s);
    return {
      key: readable(name, reservedInNames),
      value: text === undefined ? null : readable(text, reservedIn(parameter, '')),
      description: describeMarked(parameter),
      ...(parameter.required ? {} : { disabled: true as const }),
    };
  });
}

/** The characters that have to stay encoded in the name of a query parameter. */
const reservedInNames = /[%&+#;=\p{Cc}]/gu;

/** The characters that have to stay encoded in a query value, where a joined list's own separators stand bare. */
function reservedIn({ mediaType }: Parameter, value: Json): RegExp {
  const joined = !isScalar(value) && mediaType === undefined;
  return joined ? /[%&+#;,|\s\p{Cc}]/gu : /[%&+#;\p{Cc}]/gu;
}

/** Decodes a percent-encoded text but for what Postman would not encode again on its own. */
function readable(encoded: string, reserved: RegExp): string {
  const decoded = encoded.replace(/(?:%[0-9A-F]{2})+/g, (run) =>
    decodeURIComponent(run).replace(reserved, encodeURIComponent),
  );
  return literalAddress(decoded);
}
