/** The signals with which a person or the system stops a program. */
export const stopSignals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Calls `handle` on each signal that stops a program, which then lives on; gives the function that ends that. */
export function onStopSignal(handle: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of stopSignals) process.on(signal, handle);
  return () => {
    for (const signal of stopSignals) process.off(signal, handle);
  };
}
