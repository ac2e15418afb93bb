import type { ExampleCache } from '../reference/examples/schemaExample';
import { unionsOf } from '../reference/keywords/subschemasOf';
import { isJsonType } from '../reference/mediaType';
import type { Operation, Schema } from '../reference/model';
import { pairsOfKey, splitPathKey } from '../reference/request/pathKey';
import type { SampleRequest } from '../reference/sampleRequest';
import { type AppliedCache, appliedBy } from '../reference/schemas/appliedSchemas';
import { propertiesIn, typesIn, unnamedFieldsOf } from '../reference/schemas/insideSchemas';
import { undescribedIn } from '../reference/schemas/undescribed';
import { findMediaType } from '../sandbox/request/body';
import { queryPairs } from '../sandbox/request/pairs';
import { parseJson } from '../sandbox/request/values';

/**
 * Names in a request that the contract does not have: `query statuss`, `body executors.nam`. The API may ignore them,
 * so the request is not wrong, but they are seldom intended.
 */
export function undescribedNames(operation: Operation, request: SampleRequest, cache: ExampleCache): string[] {
  return [
    ...undescribedQuery(operation, request.url, cache).map((name) => `query ${name}`),
    ...undescribedFields(operation, request.body, cache).map((name) => `body ${name}`),
  ];
}

/**
 * None where a parameter is an object, whose properties may be in the query by their own names (4.12.2 Style Values), or the
 * whole query.
 */
function undescribedQuery({ path, parameters, security }: Operation, url: string, cache: ExampleCache): string[] {
  if (parameters.some((parameter) => parameter.in === 'querystring')) return [];
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' || parameter.in === 'unresolved');
  if (inQuery.some(({ schema }) => schema === undefined || typesIn(schema, cache).has('object'))) return [];
  const keys = security
    .flat()
    .flatMap(({ scheme }) => (scheme.kind === 'apiKey' && scheme.in === 'query' ? [scheme.name] : []));
  const inPathKey = pairsOfKey(splitPathKey(path).query).map(({ name }) => name);
  const known = new Set([...inQuery.map(({ name }) => name), ...keys, ...inPathKey]);
  const names = queryPairs(url).map(([name]) => name);
  return [...new Set(names)].filter((name) => !known.has(name) && !known.has(name.replace(/\[\d*\]$/, '')));
}

function undescribedFields({ requestBody }: Operation, body: SampleRequest['body'], cache: ExampleCache): string[] {
  if (body?.kind !== 'text' || !requestBody || !isJsonType(body.mediaType)) return [];
  const schema = findMediaType(requestBody.content, body.mediaType)?.schema;
  const value = parseJson(body.text);
  if (value === undefined) return [];
  const found = undescribedIn(value, schema, { propertiesOf: propertiesIn, isOpen: takesOthers }, cache);
  // Items go by the name of their list.
  return [...new Set(found.map((keys) => keys.filter((key) => typeof key === 'string').join('.')))];
}

/** Whether a schema, or one of its alternatives, says what other properties hold. */
function takesOthers(schema: Schema, cache: AppliedCache): boolean {
  return appliedBy(schema, cache).some(
    (applied) =>
      unnamedFieldsOf(applied).length > 0 ||
      unionsOf(applied)
        .flat()
        .some((member) => takesOthers(member, cache)),
  );
}
