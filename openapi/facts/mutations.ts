import type { Json } from './readFacts';

/** Wrong values in place of a fact, each of which its test has to notice; one for each value inside an example. */
export function mutationsOf(name: string, value: Json): Json[] {
  if (name === 'type') return [value === 'Boolean' ? 'Integer' : 'Boolean'];
  if (name === 'enum' && Array.isArray(value)) return [[...value, 'ANOTHER'], value.slice(1)];
  if (Array.isArray(value)) {
    const inside = value.flatMap((item, index) =>
      mutationsOf('', item).map((wrong) => [...value.slice(0, index), wrong, ...value.slice(index + 1)]),
    );
    return [[...value, 'another'], ...inside];
  }
  if (typeof value === 'object' && value !== null) {
    const inside = Object.entries(value).flatMap(([key, item]) =>
      mutationsOf('', item).map((wrong) => ({ ...value, [key]: wrong })),
    );
    return [{ ...value, anotherKey: 1 }, ...inside];
  }
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1];
  return ['another'];
}
