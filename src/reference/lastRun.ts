/** What a run made under each name, for the next run. */
export interface LastRun {
  /** What was made under this name in the run before or in this one, else what `make` gives. */
  take: (name: string, make: () => unknown) => unknown;
  /** Ends a run: what it did not take is forgotten. */
  end: () => void;
}

/** Keeps what is mostly the same from one run to the next, as when one operation of a description was edited. */
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
