import { isSame, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';
import type { SandboxDescription } from '../world/description';
import { canHold, stateFieldsOf } from './compose';

/**
 * The example row that fills what an item lacks. Each field has the value of the list item that shares most related fields with
 * this one: `shopLatitude` from an item with the same `shopId`, `statusText` from one with the same `status`. A field whose
 * related fields no item shares is null if it may be.
 */
export function exampleRowFor(
  item: JsonObject,
  example: JsonObject | undefined,
  items: readonly JsonObject[],
  { schema, call }: { schema: Schema; call: Call },
): JsonObject | undefined {
  const fieldOf = ([name, value]: [string, Json]): [string, Json] => {
    const related = name in item ? [] : relatedFields(name, item, schema, call.description);
    if (related.length === 0) return [name, value];
    const sharedCount = (each: JsonObject): number =>
      related.filter((key) => isSame(each[key] ?? null, item[key] ?? null)).length;
    const samples = items.filter((each) => each[name] !== undefined);
    const highestCount = Math.max(0, ...samples.map(sharedCount));
    const nearest = highestCount > 0 ? samples.find((each) => sharedCount(each) === highestCount)?.[name] : undefined;
    const fitting = [nearest, null].find(
      (each) => each !== undefined && canHold(name, each, schema, call.description.cache),
    );
    return [name, fitting === undefined ? value : fitting];
  };
  return example && Object.fromEntries(Object.entries(example).map(fieldOf));
}

/** The fields of an item that a field is related to: those that begin with the same word, and states that its name contains. */
function relatedFields(name: string, item: JsonObject, schema: Schema, description: SandboxDescription): string[] {
  const states = Object.keys(stateFieldsOf(item, schema, description)).filter((state) =>
    name.toLowerCase().includes(state.toLowerCase()),
  );
  const alike = Object.keys(item).filter((key) => firstWord(key) === firstWord(name));
  return [...new Set([...states, ...alike])].filter((key) => (item[key] ?? null) !== null);
}

function firstWord(name: string): string {
  return /^[a-z]+|^[A-Z]+/.exec(name)?.[0] ?? name;
}
