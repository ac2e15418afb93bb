import { isJsonObject, type Json, valueKey } from '../json';
import type { ValueChoice } from './discriminated';

/** Makes the look-up of the alternatives that a value may be of, as numbers; nothing for a value without the field. */
export function createChoice({ property, options }: ValueChoice): (value: Json) => number[] | undefined {
  const chosen = new Map<string, number[]>();
  for (const [index, option] of options.entries())
    for (const value of option?.values ?? []) {
      const key = valueKey(value as Json);
      chosen.set(key, chosen.get(key) ?? []);
      chosen.get(key)?.push(index);
    }
  const numbers = [...options.keys()];
  const always = numbers.filter((index) => !options[index]);
  const others = numbers.filter((index) => !options[index]?.isClosed);
  return (value) => {
    if (!isJsonObject(value) || !Object.hasOwn(value, property)) return undefined;
    const own = chosen.get(valueKey(value[property] ?? null));
    return own ? [...own, ...always] : others;
  };
}
