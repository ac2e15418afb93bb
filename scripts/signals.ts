/** The signals that stop a program. */
const stopSignals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls `handle` on each signal that would stop the program, which then keeps running; returns the function that
 * removes the handler.
 */
export function onStopSignal(handle: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of stopSignals) process.on(signal, handle);
  return () => {
    for (const signal of stopSignals) process.off(signal, handle);
  };
}
