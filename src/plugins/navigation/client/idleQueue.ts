/** Milliseconds after which a task's turn comes, however busy the page is. */
const longestWait = 2000;

/** Makes a queue whose tasks begin one by one, each when the page has nothing else to do. */
export function createIdleQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    last = last.then(idle);
    return last.then(task);
  };
}

/** Resolves when the page is idle; where a browser cannot tell, after what is waiting now. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve);
  });
}
