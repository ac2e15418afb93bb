/** Milliseconds after which a task's turn comes, however busy the page is. */
const longestWait = 2000;

/** Resolves when the page is idle; where a browser cannot tell, after what is waiting now. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve);
  });
}
