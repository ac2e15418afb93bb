import { isJsonType, isMultipartType } from '../reference/mediaType';
import type { Operation } from '../reference/model';
import { isIgnored } from '../reference/request/parameterStyle';
import { describedPropertiesIn } from '../reference/schemas/insideSchemas';
import { matchRequest } from '../sandbox/request/match';
import { formPairs, queryPairs } from '../sandbox/request/pairs';
import { readParameters } from '../sandbox/request/parameters';
import { headersOfHttp } from './apiNames';
import { checkBody, requestBodyOf } from './checkBody';
import { unknownInPath, unknownInQuery } from './checkIds';
import type { ShownRequest } from './curl';
import type { Fault, GuideApi } from './guideApi';
import { unknownValue } from './shell';

/** Checks a request against its operation: path, parameters, headers and body. */
export function checkRequest(shown: ShownRequest, api: GuideApi): { operation?: Operation; faults: Fault[] } {
  const path = shown.url.split(/[?#]/)[0] ?? '';
  const found = matchRequest({ routes: api.routes, bases: [''] }, shown.method, path);
  if (found.kind !== 'match') {
    const shownPath = path.replaceAll(unknownValue, '…');
    const message =
      found.kind === 'none'
        ? `No operation has the path ${shownPath}.`
        : `No operation is ${shown.method} ${shownPath}.`;
    const excerpt = path.split(unknownValue)[0] ?? '';
    return {
      faults: [{ excerpt, message, remedy: 'Write the method and the path of an operation of the reference.' }],
    };
  }
  const { operation, values } = found.match;
  return {
    operation,
    faults: [
      ...parameterFaults(shown, operation, values, api),
      ...unknownNames(shown, operation),
      ...unknownInPath(operation, values, api.objects),
      ...unknownInQuery(shown.url, operation, api.objects),
      ...bodyFaults(shown, operation, api),
    ],
  };
}

function parameterFaults(
  shown: ShownRequest,
  operation: Operation,
  path: Record<string, string>,
  api: GuideApi,
): Fault[] {
  const { problems } = readParameters(operation, { ...shown, body: undefined }, path, api);
  const unknown = new Set([
    ...Object.entries(path).flatMap(([name, value]) => (value.includes(unknownValue) ? [name] : [])),
    ...queryPairs(shown.url).flatMap(([name, value]) => (value.includes(unknownValue) ? [name] : [])),
    ...Object.entries(shown.headers).flatMap(([name, value]) => (value.includes(unknownValue) ? [name] : [])),
  ]);
  return problems.flatMap(({ field, message }) => {
    const name = field.split('.')[0] ?? '';
    if (unknown.has(name) || unknown.has(name.toLowerCase())) return [];
    const remedy = `Write it as ${operation.id} takes it.`;
    return [{ excerpt: path[name] ?? name, message: `The parameter \`${field}\` ${message}.`, remedy }];
  });
}

function unknownNames({ url, headers }: ShownRequest, { id, parameters }: Operation): Fault[] {
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place && !isIgnored(parameter));
  const query = new Set(named('query').map(({ name }) => name));
  const header = new Set([...named('header').map(({ name }) => name.toLowerCase()), ...headersOfHttp]);
  const remedy = `Name one that ${id} has.`;
  return [
    ...queryPairs(url)
      .filter(([name]) => name !== '' && !query.has(name))
      .map(([name]) => ({ excerpt: name, message: `${id} has no parameter \`${name}\`.`, remedy })),
    ...Object.keys(headers)
      .filter((name) => !header.has(name))
      .map((name) => ({ excerpt: name, message: `${id} has no header \`${name}\`.`, remedy })),
  ];
}

function bodyFaults({ body, parts, headers }: ShownRequest, operation: Operation, api: GuideApi): Fault[] {
  const { id, requestBody } = operation;
  const remedy = `Send what ${id} takes.`;
  if (parts) {
    const schema = requestBody?.content.find(({ mediaType }) => isMultipartType(mediaType))?.schema;
    const properties = describedPropertiesIn(schema, api.cache);
    const unknown = parts.filter((part) => !properties.has(part));
    return unknown.map((part) => ({ excerpt: part, message: `The body of ${id} has no part \`${part}\`.`, remedy }));
  }
  if (body === undefined) {
    if (!requestBody?.required) return [];
    return [{ excerpt: '', message: `The body of ${id} is missing.`, remedy }];
  }
  if (body === unknownValue) return [];
  const type = headers['content-type'] ?? 'application/x-www-form-urlencoded';
  const expected = requestBodyOf(operation);
  if (!expected) return [{ excerpt: '', message: `${id} takes no JSON body.`, remedy }];
  if (!isJsonType(type)) {
    const message = `The header Content-Type is missing, or is not that of JSON (${formPairs(body).length} values).`;
    return [{ excerpt: '', message, remedy }];
  }
  return checkBody(body, expected, api);
}
