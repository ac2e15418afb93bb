import logger from '@docusaurus/logger';

/** A task that is done beside whatever else goes on, until it is stopped. */
interface Background {
  /** Begins a task after the pause, in place of the one before. It has to heed the signal. */
  start: (task: (stopped: AbortSignal) => Promise<void>) => void;
  /** Stops the task that is waiting or under way. */
  stop: () => void;
}

/** Makes room for one task, which begins `pause` milliseconds after it was asked for. One that fails says so. */
export function inBackground(pause: number): Background {
  let timer: NodeJS.Timeout | undefined;
  let current = new AbortController();
  const stop = (): void => {
    clearTimeout(timer);
    current.abort();
  };
  return {
    stop,
    start(task) {
      stop();
      current = new AbortController();
      const { signal } = current;
      timer = setTimeout(() => {
        task(signal).catch((error: unknown) => logger.error(String(error)));
      }, pause);
    },
  };
}
