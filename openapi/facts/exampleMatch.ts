import type { Json } from './readFacts';

/**
 * What a stated example has that none of the `candidates` has: the differences to the nearest one, each with its path.
 * A candidate may have more keys, because many stated examples are cut, but no other value and no longer list.
 */
export function exampleProblems(stated: Json, candidates: readonly unknown[]): string[] {
  const all = candidates.map((candidate) => differences(stated, candidate, ''));
  const nearest = all.sort((one, other) => one.length - other.length)[0];
  return nearest ?? ['there is no example'];
}

function differences(stated: Json, shown: unknown, path: string): string[] {
  if (Array.isArray(stated)) {
    if (!Array.isArray(shown)) return [`${path || 'example'} is ${JSON.stringify(shown)}, not a list`];
    const length = shown.length === stated.length ? [] : [`${path}: ${shown.length} items, not ${stated.length}`];
    return [...length, ...stated.flatMap((item, index) => differences(item, shown[index], `${path}[${index}]`))];
  }
  if (typeof stated === 'object' && stated !== null) {
    if (typeof shown !== 'object' || shown === null) return [`${path || 'example'} is ${JSON.stringify(shown)}`];
    const fields = new Map(Object.entries(shown));
    return Object.entries(stated).flatMap(([key, value]) =>
      fields.has(key) ? differences(value, fields.get(key), `${path}.${key}`) : [`${path}.${key} is missing`],
    );
  }
  return stated === shown ? [] : [`${path} is ${JSON.stringify(shown)}, not ${JSON.stringify(stated)}`];
}
