/** The results of a run by name, for the next run. */
export interface LastRun {
  /** The result of this name in this run or the previous one; otherwise what `make` returns. */
  take: (name: string, make: () => unknown) => unknown;
  /** Ends a run: results that it did not use are dropped. */
  end: () => void;
}

/**
 * Keeps results that seldom change from one run to the next, for example when one operation of a description is edited.
 */
export function keepLastRun(): LastRun {
  let before = new Map<string, unknown>();
  let now = new Map<string, unknown>();
  return {
    take(name, make) {
      const made = now.has(name) ? now.get(name) : before.has(name) ? before.get(name) : make();
      now.set(name, made);
      return made;
    },
    end() {
      before = now;
      now = new Map();
    },
  };
}
