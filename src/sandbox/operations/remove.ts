import { ownEffects } from '../extensions/effects';
import type { JsonObject, SandboxState } from '../request/types';
import { replaced, withItems } from '../store/writeItems';
import type { Call } from '../world/call';
import type { Collection } from '../world/collections';
import { withTimes } from '../world/ids';
import { itemsIn, placeOf } from '../world/items';

/** The state without an item; one that the operation has effects on (`x-effects`) is switched off by these and stays. */
export function withoutItem(item: JsonObject, collection: Collection, call: Call): SandboxState {
  const { idField } = collection;
  const own = ownEffects(call, collection, item);
  if (Object.keys(own).length === 0) {
    const rest = itemsIn(collection, call).filter((each) => each[idField] !== item[idField]);
    return withoutWhatIsBelow(item, collection, withItems(collection, rest, call), call);
  }
  const next = withTimes({ ...item, ...own }, call.environment.now, false);
  return withItems(collection, replaced(call, collection, item, next), call);
}

/** The state without what is kept below an item, and without the uploaded files that the item or this names. */
function withoutWhatIsBelow(
  item: JsonObject,
  { path, idField }: Collection,
  state: SandboxState,
  call: Call,
): SandboxState {
  const below = `${placeOf(path, call.path)}/${item[idField]}/`;
  const [gone, items] = parted(state.items, ([place]) => place.startsWith(below));
  const text = JSON.stringify([item, gone]);
  const [, files] = parted(state.files, ([url]) => text.includes(JSON.stringify(url)));
  return { ...state, items, files };
}

function parted<Value>(
  all: Readonly<Record<string, Value>>,
  isFirst: (entry: [string, Value]) => boolean,
): [Record<string, Value>, Record<string, Value>] {
  const entries = Object.entries(all);
  return [Object.fromEntries(entries.filter(isFirst)), Object.fromEntries(entries.filter((each) => !isFirst(each)))];
}
