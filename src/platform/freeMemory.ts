import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage now: the generator has used memory that the bundler and the static generation need. Node.js offers
 * no function for that; V8 has one behind a flag, which may be set while a program runs.
 */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
