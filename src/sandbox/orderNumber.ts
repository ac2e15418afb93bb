import type { Call } from './call';
import { sentFields } from './compose';
import { isOrderNumber } from './sentRows';
import type { JsonObject } from './types';

/** Puts a new item at the end: its order number (`orderNum`) follows those of the items that have the same ids as were sent. */
export function withOrderNumber(item: JsonObject, others: readonly JsonObject[], call: Call): JsonObject {
  const sent = sentFields(call);
  const ids = Object.keys(sent).filter((name) => /Id$|_id$/.test(name));
  const siblings = others.filter((other) => ids.every((name) => other[name] === item[name]));
  const numbersIn = (items: readonly JsonObject[], name: string): number[] =>
    items.map((each) => each[name]).filter((value) => typeof value === 'number');
  let made = item;
  for (const name of Object.keys(item).filter(isOrderNumber)) {
    const taken = numbersIn(siblings, name);
    if (typeof item[name] !== 'number' || typeof sent[name] === 'number') continue;
    made = {
      ...made,
      [name]: taken.length > 0 ? Math.max(...taken) + 1 : Math.min(...numbersIn(others, name), item[name]),
    };
  }
  return made;
}
