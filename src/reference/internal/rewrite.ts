import { isNode, type Node } from '../json';
import { extendPointer, placeAt, pointerKeys } from '../pointer';

/** What of a document changes, by pointers into it as it is before. */
export interface Edits {
  dropped: Set<string>;
  replaced: Map<string, unknown>;
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
export function rewrite(document: Node, { dropped, replaced }: Edits): Rewritten {
  const touched = new Set<string>();
  for (const pointer of [...dropped, ...replaced.keys()]) {
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
  const copy = (value: unknown, was: string, now: string): unknown => {
    if (replaced.has(was)) return replaced.get(was);
    if (!touched.has(was)) return value;
    if (Array.isArray(value)) {
      const stays = [...value.keys()].filter((index) => !dropped.has(extendPointer(was, index)));
      if (stays.length < value.length) kept.set(now, stays);
      return stays.map((index, place) => copy(value[index], extendPointer(was, index), extendPointer(now, place)));
    }
    if (!isNode(value)) return value;
    const entries = Object.entries(value).filter(([key]) => !dropped.has(extendPointer(was, key)));
    return Object.fromEntries(
      entries.map(([key, inner]) => [key, copy(inner, extendPointer(was, key), extendPointer(now, key))]),
    );
  };
  const back: Rewritten['back'] = (pointer) => {
    let [was, now] = ['#', '#'];
    for (const key of pointerKeys(pointer)) {
      was = extendPointer(was, kept.get(now)?.[Number(key)] ?? key);
      now = extendPointer(now, key);
    }
    return was;
  };
  return { document: copy(document, '#', '#') as Node, back };
}
