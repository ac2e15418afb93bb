import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage now, because the bundler and the static generation need the memory that the generator has used.
 * Node.js has no function for this; V8 has one behind a flag, which may be set while a program runs.
 */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
