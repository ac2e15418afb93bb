import { main } from '../main';
import { print } from '../print';

/** Prints more than a pipe holds. */
main(async () => {
  for (let line = 0; line < 20_000; line += 1) print(`line ${line}`);
  return 0;
});
