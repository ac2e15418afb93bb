import { isJsonObject, type Json } from '../../src/reference/json';

/** A stream of numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Random = () => number;

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Values that break one limit or another, or keep it. */
const others: Json[] = [
  ...[null, true, false, 0, 1, -1, 0.5, 3_000_000_000, 1e20, '', 'a', 'x'.repeat(300), '12', 'true', '2030-01-01'],
  ...[
    '2030-01-01T10:00:00Z',
    'not a date',
    'a@example.com',
    'https://example.com/',
    '0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11',
  ],
  ...([[], {}, [1, 1], ['a'], { id: 1 }, { name: 'a' }, [null]] as Json[]),
];

/** A body that has some of its values changed, left out or added to; sometimes none. */
export function changed(value: Json, random: Random): Json {
  let result = value;
  for (let times = Math.floor(random() * 4); times > 0; times -= 1) result = changedOnce(result, random);
  return result;
}

function changedOnce(value: Json, random: Random): Json {
  if (Array.isArray(value) && value.length > 0 && random() < 0.8) {
    const at = Math.floor(random() * value.length);
    if (random() < 0.2) return [...value, ...value];
    if (random() < 0.2) return value.filter((_, index) => index !== at);
    return value.map((item, index) => (index === at ? changedOnce(item, random) : item));
  }
  if (isJsonObject(value) && Object.keys(value).length > 0 && random() < 0.9) {
    const name = pick(Object.keys(value), random);
    if (random() < 0.1) return { ...value, [pick(['other', 'id', 'version'], random)]: pick(others, random) };
    if (random() < 0.35) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    return { ...value, [name]: changedOnce(value[name] ?? null, random) };
  }
  if (typeof value === 'string' && random() < 0.4)
    return pick([`${value}x`, value.slice(1), value.toUpperCase()], random);
  if (typeof value === 'number' && random() < 0.4) return pick([value + 1, -value, value * 1000, value + 0.5], random);
  return pick(others, random);
}
