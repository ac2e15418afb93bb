import { watch } from 'node:fs';
import path from 'node:path';

/** A task that runs again and again. */
export interface Repeated {
  /** Ends when the run that is under way is over, and at once when there is none. */
  settled: () => Promise<void>;
  stop: () => void;
}

/** Calls `onChange` for each change of a file or of something in a folder, until the watcher that it gives is closed. */
export type WatchPlace = (place: string, onChange: () => void) => { close: () => void };

/**
 * Runs a task now, and again after each change of one of `places`, which are files and folders with all below them. One
 * run at a time: changes during a run are followed by one more, and `pause` milliseconds gather those of one moment.
 */
export function repeatOnChange(
  places: string[],
  task: (stopped: AbortSignal) => Promise<unknown>,
  pause = 200,
  watchPlace: WatchPlace = watchFiles,
): Repeated {
  const stopped = new AbortController();
  let running = Promise.resolve();
  let waiting: NodeJS.Timeout | undefined;
  let isWanted = false;
  const run = (): void => {
    if (isWanted) return;
    isWanted = true;
    running = running.then(async () => {
      isWanted = false;
      if (!stopped.signal.aborted) await task(stopped.signal);
    });
  };
  const watchers = places.map((place) =>
    watchPlace(place, () => {
      clearTimeout(waiting);
      waiting = setTimeout(run, pause);
    }),
  );
  run();
  return {
    settled: () => running,
    stop: () => {
      clearTimeout(waiting);
      stopped.abort();
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Many editors replace a file when they save it; only its folder tells. */
const watchFiles: WatchPlace = (place, onChange) => {
  if (path.extname(place) === '') return watch(place, { recursive: true }, onChange);
  return watch(path.dirname(place), (_event, name) => {
    if (name === path.basename(place)) onChange();
  });
};
