import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Lets go of what the generator needed, before the bundler and the static generation need the memory. */
export function handBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
