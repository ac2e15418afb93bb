import type { ChildProcess } from 'node:child_process';

/** Milliseconds after which a process that has not printed the words counts as hung. */
const maxWait = 300_000;

/**
 * Waits until a process prints words on its standard output or error, which have to be pipes. When it ends before, or
 * hangs, the error has everything that it printed.
 */
export function untilPrinted(child: ChildProcess, words: string): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const fail = (how: string): void => reject(new Error(`It ${how} and did not print "${words}":\n${printed}`));
    const timer = setTimeout(fail, maxWait, 'hangs');
    const collect = (text: Buffer): void => {
      printed += text.toString();
      if (!printed.includes(words)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended');
    });
  });
}
