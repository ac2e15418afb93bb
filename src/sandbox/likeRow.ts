import { isSame, type Json } from '../reference/json';
import type { Schema } from '../reference/model';
import type { Call } from './call';
import { fits, statesIn } from './compose';
import type { JsonObject } from './types';

/**
 * The row of an example that stands for what an item lacks. Each field is as in the item of the list that agrees most with this
 * one in what goes with that field: `shopLatitude` is as beside the same `shopId`, `statusText` as beside the same `status`.
 * Where none agrees it is null, if it can be.
 */
export function likeRow(
  item: JsonObject,
  example: JsonObject | undefined,
  items: readonly JsonObject[],
  { schema, call }: { schema: Schema; call: Call },
): JsonObject | undefined {
  const fieldOf = ([name, value]: [string, Json]): [string, Json] => {
    const kin = name in item ? [] : kinOf(name, item);
    if (kin.length === 0) return [name, value];
    const agreeing = (each: JsonObject): number =>
      kin.filter((key) => isSame(each[key] ?? null, item[key] ?? null)).length;
    const samples = items.filter((each) => each[name] !== undefined);
    const highestCount = Math.max(0, ...samples.map(agreeing));
    const nearest = highestCount > 0 ? samples.find((each) => agreeing(each) === highestCount)?.[name] : undefined;
    const fitting = [nearest, null].find((each) => each !== undefined && fits(name, each, schema, call));
    return [name, fitting === undefined ? value : fitting];
  };
  return example && Object.fromEntries(Object.entries(example).map(fieldOf));
}

/** The fields of an item that a field goes with: those whose first word is the same, and states that it names. */
function kinOf(name: string, item: JsonObject): string[] {
  const states = Object.keys(statesIn(item)).filter((state) => name.toLowerCase().includes(state.toLowerCase()));
  const alike = Object.keys(item).filter((key) => firstWord(key) === firstWord(name));
  return [...new Set([...states, ...alike])].filter((key) => (item[key] ?? null) !== null);
}

function firstWord(name: string): string {
  return /^[a-z]+|^[A-Z]+/.exec(name)?.[0] ?? name;
}
