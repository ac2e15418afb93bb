import { conventions } from '../names/conventions';
import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';
import { indexOf, largestBeside } from '../world/itemIndex';
import { sentFields } from './compose';
import { isOrderNumber } from './sentRows';

/** Puts a new item at the end: its order number (`orderNum`) follows those of the items that have the same ids as were sent. */
export function withOrderNumber(item: JsonObject, others: readonly JsonObject[], call: Call): JsonObject {
  const sent = sentFields(call);
  const names = Object.keys(item).filter(
    (name) => isOrderNumber(name) && typeof item[name] === 'number' && typeof sent[name] !== 'number',
  );
  if (names.length === 0) return item;
  const ids = Object.keys(sent).filter((name) => conventions.holdsId.test(name));
  const { indexes } = call.description;
  let made = item;
  for (const name of names) {
    const largest = largestBeside(item, ids, name, others, indexes);
    const { smallest } = indexOf(others, name, indexes);
    const number = Number.isFinite(Number(largest)) ? Number(largest) + 1 : Math.min(smallest, Number(item[name]));
    made = { ...made, [name]: number };
  }
  return made;
}
