import { isNode, type Node } from '../json';
import { extendPointer, placeAt, pointerKeys } from '../pointer';

/** What of a document changes, by pointers into it as it is before. */
export interface Edits {
  dropped: Set<string>;
  replaced: Map<string, unknown>;
  /** What comes at the ends of lists, which need not be there yet: the pointers of what it is a copy of. */
  appended?: ReadonlyMap<string, string[]>;
}

/** A document as its edits leave it. */
export interface Rewritten {
  document: Node;
  /** The pointer, in the document as it was, of what a pointer leads to now. */
  back: (pointer: string) => string;
}

/** Where the items of lists move to, since items before them go. */
export interface Moves {
  /** The pointer that keys of the document as it was lead to now. */
  forward: (keys: readonly string[]) => string;
}

/** Finds where the items of lists move to by the edits of a document. */
export function findMoves(document: Node, { dropped }: Pick<Edits, 'dropped'>): Moves {
  const byList = new Map<string, number[]>();
  for (const pointer of dropped) {
    const place = placeAt(document, pointer);
    const key = place?.keys.at(-1);
    if (!place || key === undefined) continue;
    const list = extendPointer('#', ...place.keys.slice(0, -1));
    const holder = placeAt(document, list)?.value;
    if (!Array.isArray(holder)) continue;
    const known = byList.get(list);
    if (known) known.push(Number(key));
    else byList.set(list, [Number(key)]);
  }
  // Of each list, how many items go before each of its items.
  const shifts = new Map<string, number[]>();
  const shiftsOf = (list: string): number[] | undefined => {
    const known = shifts.get(list);
    const numbers = byList.get(list);
    if (known || !numbers) return known;
    const gone = new Set(numbers);
    let before = 0;
    const counts = Array.from({ length: numbers.reduce((a, b) => Math.max(a, b), 0) + 2 }, (_, index) => {
      const count = before;
      if (gone.has(index)) before += 1;
      return count;
    });
    shifts.set(list, counts);
    return counts;
  };
  const forward: Moves['forward'] = (keys) => {
    let [was, now] = ['#', '#'];
    for (const key of keys) {
      const counts = shiftsOf(was);
      const before = counts?.[Math.min(Number(key), counts.length - 1)] ?? 0;
      now = extendPointer(now, before === 0 ? key : Number(key) - before);
      was = extendPointer(was, key);
    }
    return now;
  };
  return { forward };
}

/** A copy of a document with its edits; what they do not touch is shared with it. */
export function rewrite(document: Node, { dropped, replaced, appended = new Map() }: Edits): Rewritten {
  const touched = new Set<string>();
  for (const pointer of [...dropped, ...replaced.keys(), ...appended.keys()]) {
    const keys = pointerKeys(pointer);
    let outer = '#';
    touched.add(outer);
    for (const key of keys) {
      outer = extendPointer(outer, key);
      touched.add(outer);
    }
  }
  // Of each list that loses items: the numbers of those that stay, by its pointer afterwards.
  const kept = new Map<string, number[]>();
  const copied = new Map<string, string>();
  const copyList = (list: readonly unknown[], was: string, now: string): unknown[] => {
    const stays = [...list.keys()].filter((index) => !dropped.has(extendPointer(was, index)));
    if (stays.length < list.length) kept.set(now, stays);
    const added = (appended.get(was) ?? []).map((source, index) => {
      const place = extendPointer(now, stays.length + index);
      copied.set(place, source);
      return copy(placeAt(document, source)?.value, source, place);
    });
    const left = stays.map((index, place) => copy(list[index], extendPointer(was, index), extendPointer(now, place)));
    return [...left, ...added];
  };
  const copy = (value: unknown, was: string, now: string): unknown => {
    if (replaced.has(was)) return replaced.get(was);
    if (!touched.has(was)) return value;
    if (Array.isArray(value)) return copyList(value, was, now);
    if (!isNode(value)) return value;
    const stays = (key: string): boolean => {
      const pointer = extendPointer(was, key);
      return !dropped.has(pointer) || appended.has(pointer);
    };
    const isAppended = value.parameters === undefined && appended.has(extendPointer(was, 'parameters'));
    const entries = Object.entries(isAppended ? { ...value, parameters: [] } : value).filter(([key]) => stays(key));
    return Object.fromEntries(
      entries.map(([key, inner]) => [key, copy(inner, extendPointer(was, key), extendPointer(now, key))]),
    );
  };
  const back: Rewritten['back'] = (pointer) => {
    let [was, now] = ['#', '#'];
    for (const key of pointerKeys(pointer)) {
      const place = extendPointer(now, key);
      was = copied.get(place) ?? extendPointer(was, kept.get(now)?.[Number(key)] ?? key);
      now = place;
    }
    return was;
  };
  return { document: copy(document, '#', '#') as Node, back };
}
