import { isJsonObject, type Json, valueKey } from '../json';
import type { ValueChoice } from './discriminated';

/** The alternatives of a `oneOf` by what the field of a discriminator says of them, as numbers. */
interface ByValue {
  property: string;
  /** Those that a value chooses, by its key. */
  chosen: Map<string, number[]>;
  /** Those that may have values that choose none. */
  open: number[];
  /** Those of which nothing is known. */
  always: number[];
}

/** Makes the look-up of the alternatives that a value may be of, as numbers; nothing for a value without the field. */
export function createChoice(choice: ValueChoice): (value: Json) => number[] | undefined {
  const { property, chosen, open, always } = byValue(choice);
  return (value) => {
    if (!isJsonObject(value) || !Object.hasOwn(value, property)) return undefined;
    const own = chosen.get(valueKey(value[property] ?? null)) ?? open;
    return [...own, ...always].sort((one, other) => one - other);
  };
}

function byValue({ property, options }: ValueChoice): ByValue {
  const chosen = new Map<string, number[]>();
  const numbers = [...options.keys()];
  for (const [index, option] of options.entries()) {
    for (const key of new Set((option?.values ?? []).map((value) => valueKey(value as Json)))) {
      const known = chosen.get(key) ?? [];
      known.push(index);
      chosen.set(key, known);
    }
  }
  return {
    property,
    chosen,
    open: numbers.filter((index) => options[index]?.isClosed === false),
    always: numbers.filter((index) => !options[index]),
  };
}
