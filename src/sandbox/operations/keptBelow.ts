import { safelyDecode } from '../../reference/address';
import { isJsonObject } from '../../reference/json';
import { rowsSent } from '../request/body';
import type { JsonObject, SandboxOutcome } from '../request/types';
import { withSentRows } from '../store/sentRows';
import { type Call, respond, successFor } from '../world/call';
import { aboveIn } from '../world/collections';
import { exampleOf, successOf } from '../world/documented';
import { newId, takenIds } from '../world/ids';
import { findItem, placeOf } from '../world/items';
import { withStored } from './files';
import { withFilesNamed } from './filesInRows';

/**
 * The current rows of a list below an item, such as `/surveys/{id}/answers`, whose rows have no paths of their own. Until rows are
 * sent, these are the rows of the example that belong to the item.
 */
export function rowsBelow(call: Call, example: readonly JsonObject[]): readonly JsonObject[] {
  const { operation, path, state, description } = call;
  const above = aboveIn(operation, description.collections);
  const isOwn = (row: JsonObject): boolean =>
    above.every(
      ({ collection: { parameter }, field }) =>
        !(field in row) || String(row[field]) === safelyDecode(path[parameter] ?? ''),
    );
  return state.items[placeOf(operation.path, path)] ?? example.filter(isOwn);
}

/**
 * Keeps rows that are sent to the path at which they are listed, each in the place of the one about the same thing, and
 * responds with them. Undefined for an operation that does something else.
 */
export function keepBelow(call: Call): SandboxOutcome | undefined {
  const { operation, path, preference, description, environment, state } = call;
  const { rows: body } = rowsSent(call);
  const list = description.operations.find((each) => each.method === 'get' && each.path === operation.path);
  const [above] = aboveIn(operation, description.collections);
  const documented = successFor(call);
  const schema = documented.media?.schema;
  if (!list || !above || !schema || body === undefined || preference.example !== undefined) return undefined;
  const example = exampleOf(successOf(list), description);
  const shown = Array.isArray(example) ? example.filter(isJsonObject) : [];
  const [like = {}] = shown;
  const own = (others: readonly JsonObject[]): JsonObject => {
    const taken = [...shown, ...others].map(({ id }) => id ?? null);
    const id: JsonObject = like.id === undefined ? {} : { id: newId(like.id, takenIds(taken), environment.random) };
    const item = findItem(above.collection, call);
    return above.field in like && item ? { ...id, [above.field]: item[above.collection.idField] ?? null } : id;
  };
  const { value, stored } = withFilesNamed(body, schema, call);
  const rows = withSentRows([...rowsBelow(call, shown)], value, schema, call, { like, own });
  if (!rows || !description.cache.accepts(schema, rows.sent, 'response')) return undefined;
  const items = { ...state.items, [placeOf(operation.path, path)]: rows.all };
  return respond(call, documented, rows.sent, { state: withStored(stored, { ...state, items }) });
}
