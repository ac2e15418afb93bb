import { splitOrigin } from '../reference/address';
import { schemasOfItem } from '../reference/examples/arrays';
import { fieldsOf, schemasOfField } from '../reference/examples/fields';
import { withMembers } from '../reference/examples/statedValues';
import { entriesOf, isJsonObject, type Json } from '../reference/json';
import { mediaTypeIn } from '../reference/mediaType';
import type { Schema } from '../reference/model';
import { looseValue } from '../reference/outputs/requestBuilder/valueText';
import type { SampleRequest } from '../reference/sampleRequest';
import { appliedByAll } from '../reference/schemas/appliedSchemas';
import { matchRequest } from './request/match';
import type { SandboxResponse } from './request/types';
import type { SandboxDescription } from './world/description';
import { documentedFor } from './world/documented';

/** Deeper into a body no field is looked for. */
const maxDepth = 20;

/**
 * The fields of a JSON response whose values only a server knows, each once, `items[].id`: those that no request may send
 * (`readOnly`), and times that this one does not send.
 */
export function serverFields(
  { method, url, body: sent }: Pick<SampleRequest, 'method' | 'url' | 'body'>,
  { status, headers, body }: SandboxResponse,
  description: SandboxDescription,
): string[] {
  const [path = '', query = ''] = splitOrigin(url).rest.split(/[?#]/);
  const found = matchRequest(description, method, path, query);
  const documented =
    found.kind === 'match' ? documentedFor(found.match.operation, status, mediaTypeIn(headers)) : undefined;
  const schema = documented?.media?.schema;
  // Another body than JSON is a text, which has no fields.
  const value = typeof body === 'string' ? looseValue(body) : undefined;
  if (!schema || value === undefined) return [];
  const fields = new Set<string>();
  collect(value, [schema], '', { fields, sent: sent?.kind === 'json' ? sent.value : null, cache: description.cache });
  return [...fields];
}

interface Collecting {
  fields: Set<string>;
  sent: Json;
  cache: SandboxDescription['cache'];
}

function collect(value: Json, schemas: readonly Schema[], path: string, context: Collecting, depth = 0): void {
  const { fields, sent, cache } = context;
  if (depth > maxDepth) return;
  const applied = withMembers(appliedByAll(schemas, cache), cache);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collect(item, schemasOfItem(index, applied), `${path}[]`, context, depth + 1);
    return;
  }
  const { hidden } = fieldsOf(applied, 'request', cache);
  for (const [name, item] of entriesOf(value)) {
    const place = path && `${path}.`;
    const inner = schemasOfField(name, applied, 'response', cache);
    const isTime = appliedByAll(inner, cache).some(({ format }) => format === 'date-time');
    const isSent = isJsonObject(sent) && Object.hasOwn(sent, name);
    if (item !== null && (hidden.has(name) || (isTime && !isSent))) fields.add(place + name);
    else collect(item, inner, place + name, context, depth + 1);
  }
}
