import { watch } from 'node:fs';
import path from 'node:path';

/** A task that is repeated. */
interface Repeated {
  /** Resolves when the current run has finished, or at once if there is none. */
  settled: () => Promise<void>;
  stop: () => void;
}

/** Calls `onChange` for each change of a file or of something in a folder, until the watcher that it gives is closed. */
export type WatchPlace = (place: string, onChange: () => void) => { close: () => void };

/**
 * Runs a task now, and again after each change in `places` (files, and folders with everything below them). Runs do not
 * overlap: changes during a run cause one more run, and changes within `pause` milliseconds are combined.
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

/** Many editors replace a file when they save it, so its folder is watched. */
const watchFiles: WatchPlace = (place, onChange) => {
  if (path.extname(place) === '') return watch(place, { recursive: true }, onChange);
  return watch(path.dirname(place), (_event, name) => {
    if (name === path.basename(place)) onChange();
  });
};
