import logger from '@docusaurus/logger';

/** A task that runs in the background until it is stopped. */
interface Background {
  /** Lets tasks start. Until it is called for the first time, they wait. */
  allow: () => void;
  /** Starts a task after the pause, in place of the previous one. The task has to stop when the signal is aborted. */
  start: (task: (stopped: AbortSignal) => Promise<void>) => void;
  /** Stops the task that is waiting or under way. */
  stop: () => void;
}

/**
 * Creates a runner for one background task, which starts `pause` milliseconds after it was requested and allowed. A
 * task that fails is logged.
 */
export function inBackground(pause: number): Background {
  let timer: NodeJS.Timeout | undefined;
  let current = new AbortController();
  let allow = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  const stop = (): void => {
    clearTimeout(timer);
    current.abort();
  };
  return {
    allow,
    stop,
    start(task) {
      stop();
      current = new AbortController();
      const { signal } = current;
      void allowed.then(() => {
        if (signal.aborted) return;
        timer = setTimeout(() => {
          task(signal).catch((error: unknown) => logger.error(String(error)));
        }, pause);
      });
    },
  };
}
