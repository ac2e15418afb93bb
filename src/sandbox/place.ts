import type { Call } from './call';
import { written } from './compose';
import { isPlace } from './sentRows';
import type { JsonObject } from './types';

/** A new item at the end: its field that counts places (`orderNum`) goes on after those of the items that the same ids are sent for. */
export function withPlace(item: JsonObject, others: readonly JsonObject[], call: Call): JsonObject {
  const sent = written(call);
  const ids = Object.keys(sent).filter((name) => /Id$|_id$/.test(name));
  const beside = others.filter((other) => ids.every((name) => other[name] === item[name]));
  const placesIn = (items: readonly JsonObject[], name: string): number[] =>
    items.map((each) => each[name]).filter((place) => typeof place === 'number');
  let made = item;
  for (const name of Object.keys(item).filter(isPlace)) {
    const taken = placesIn(beside, name);
    if (typeof item[name] !== 'number' || typeof sent[name] === 'number') continue;
    made = {
      ...made,
      [name]: taken.length > 0 ? Math.max(...taken) + 1 : Math.min(...placesIn(others, name), item[name]),
    };
  }
  return made;
}
