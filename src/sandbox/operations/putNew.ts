import { safelyDecode, splitOrigin } from '../../reference/address';
import { isJsonObject } from '../../reference/json';
import { hasHost, serverUrl } from '../../reference/sampleRequest';
import type { JsonObject } from '../request/types';
import { canHold } from '../store/compose';
import type { Call } from '../world/call';
import type { Collection, Envelope, Role } from '../world/collections';
import { findItem } from '../world/items';

/**
 * The collection in which a request creates the item that its path names, where that is missing: a `PUT` or `PATCH` with an
 * object that documents `201`, unless `404` is documented and `201` is all that it responds with to a change.
 */
export function createdByPath({ kind, collection }: Role, { operation, body }: Call): Collection | undefined {
  const isWritten = (kind === 'replace' || kind === 'patch') && operation.method !== 'post';
  const statuses = operation.responses.map(({ status }) => status);
  const isDocumented = statuses.includes('201') && (!statuses.includes('404') || otherSuccess(statuses) !== undefined);
  return isWritten && isDocumented && isJsonObject(body) ? collection : undefined;
}

/** A call that knows whether it creates the item that its path names, or changes it: `201` is for a new one. */
export function withStatus(role: Role, call: Call): Call {
  if (!createdByPath(role, call)) return call;
  const isThere = findItem(role.collection, call) !== undefined;
  return { ...call, status: isThere ? otherSuccess(call.operation.responses.map(({ status }) => status)) : 201 };
}

/** The first success status beside `201`. */
function otherSuccess(statuses: readonly string[]): number | undefined {
  const other = statuses.find((status) => /^2\d\d$/.test(status) && status !== '201');
  return other === undefined ? undefined : Number(other);
}

/** The id that a path names, as the field of items can hold it. */
export function idInPath({ parameter, idField }: Collection, envelope: Envelope | undefined, call: Call): JsonObject {
  const text = safelyDecode(call.path[parameter] ?? '');
  const read = call.parameters.get(`path ${parameter}`) ?? text;
  const fitting = [read, text].find((id) => canHold(idField, id, envelope?.item, call.description.cache));
  return { [idField]: fitting ?? read };
}

/**
 * The address of a new item: that of the request, or below it where the request goes to the collection. It is that of the
 * operation's server where the request names no host.
 */
export function placeOfNew(item: JsonObject, { parameter, idField }: Collection, call: Call): string {
  const server = serverUrl(call.operation.servers[0]);
  const origin = hasHost(call.url) || !hasHost(server) ? '' : splitOrigin(server).origin;
  const address = origin + call.url.replace(/[?#].*$/s, '').replace(/\/$/, '');
  return call.path[parameter] === undefined ? `${address}/${encodeURIComponent(String(item[idField]))}` : address;
}
