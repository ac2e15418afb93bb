import { watch } from 'node:fs';

/** Code that the bundler brings to the browser by itself, and tests, need no restart. */
const needsNone = /(^|[\\/])(client|__tests__)[\\/]|\.(css|json)$/;

/**
 * Runs a command, and runs it anew whenever a file below one of `folders` changes. Gives the exit code once the
 * command ends by itself.
 */
export async function restartOnChange(
  folders: string[],
  run: (changed: AbortSignal) => Promise<number>,
): Promise<number> {
  for (;;) {
    const changed = new AbortController();
    const watchers = folders.map((folder) =>
      watch(folder, { recursive: true }, (_event, file) => {
        if (file !== null && !needsNone.test(file)) changed.abort();
      }),
    );
    const code = await run(changed.signal);
    for (const watcher of watchers) watcher.close();
    if (!changed.signal.aborted) return code;
    process.stdout.write('The generator was edited: the dev server starts anew.\n');
  }
}
