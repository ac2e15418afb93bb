/** Results by name, which are plain data. */
export type PlainResults = ReadonlyMap<string, unknown>;

/** The results of a run by name, for the next run. */
export interface LastRun {
  /** The result of this name in this run or the previous one; otherwise what `make` returns. */
  take: (name: string, make: () => unknown) => unknown;
  /** Like `take`, for plain data, which may come from an earlier process: the name says all that it is made from. */
  takePlain: (name: string, make: () => unknown) => unknown;
  /** Ends a run: results that it did not use are dropped. */
  end: () => void;
  /** The plain data that the run before this one used. */
  plain: () => PlainResults;
}

/**
 * Keeps results that seldom change from one run to the next, for example when one operation of a description is edited.
 * The first run takes plain data from `stored`, what an earlier process has kept.
 */
export function keepLastRun(stored: PlainResults = new Map()): LastRun {
  let before = new Map([...stored].map(([name, made]): [string, Result] => [name, { made, isPlain: true }]));
  let now = new Map<string, Result>();
  const takeResult = (name: string, isPlain: boolean, make: () => unknown): unknown => {
    const result = now.get(name) ?? before.get(name) ?? { made: make(), isPlain };
    now.set(name, result);
    return result.made;
  };
  return {
    take: (name, make) => takeResult(name, false, make),
    takePlain: (name, make) => takeResult(name, true, make),
    end() {
      before = now;
      now = new Map();
    },
    plain: () => new Map([...before].flatMap(([name, { made, isPlain }]) => (isPlain ? [[name, made]] : []))),
  };
}

interface Result {
  made: unknown;
  isPlain: boolean;
}
