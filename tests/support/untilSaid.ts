import type { ChildProcess } from 'node:child_process';

/** Milliseconds after which a process that has not said it hangs. */
const longest = 300_000;

/**
 * Waits until a process says something on its standard output or error, which have to be pipes. Everything that it said is
 * in the error when it ends before, or hangs.
 */
export function untilSaid(child: ChildProcess, words: string): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (how: string): void => reject(new Error(`It ${how} and did not say "${words}":\n${said}`));
    const late = setTimeout(fail, longest, 'hangs');
    const hear = (text: Buffer): void => {
      said += text.toString();
      if (!said.includes(words)) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      clearTimeout(late);
      fail('ended');
    });
  });
}
