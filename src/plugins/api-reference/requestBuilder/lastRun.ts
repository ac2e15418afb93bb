/** What a run made of each value, for the next run. */
export interface LastRun<Made> {
  /** What was made of an equal value in the run before or in this one, else what `make` gives. */
  take: (value: unknown, make: () => Promise<Made>) => Promise<Made>;
  /** Begins another run: what the last one did not take is forgotten. */
  next: () => void;
}

/** Keeps what is mostly the same from one run to the next, as when one operation of a description was edited. */
export function keepLastRun<Made>(): LastRun<Made> {
  let before = new Map<string, Promise<Made>>();
  let now = new Map<string, Promise<Made>>();
  return {
    take(value, make) {
      const key = JSON.stringify(value);
      const made = now.get(key) ?? before.get(key) ?? make();
      now.set(key, made);
      return made;
    },
    next() {
      before = now;
      now = new Map();
    },
  };
}

/** Keeps nothing: for a run that has no next one. */
export function keepNothing<Made>(): LastRun<Made> {
  return { take: (_value, make) => make(), next: () => undefined };
}
