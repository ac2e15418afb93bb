import { watch } from 'node:fs';

/** Code that only the browser runs is updated by the bundler; tests and READMEs do not matter: none of them needs a restart. */
const needsNone = /(^|[\\/])(client|__tests__)[\\/]|\.(css|json|md)$/;

/**
 * Runs a command, and restarts it whenever a file below one of `folders` changes. Returns the exit code once the
 * command ends by itself or is stopped: its signal is aborted when a file changes and when `stopped` is.
 */
export async function restartOnChange(
  folders: string[],
  run: (end: AbortSignal) => Promise<number>,
  stopped: AbortSignal,
): Promise<number> {
  for (;;) {
    const changed = new AbortController();
    const watchers = folders.map((folder) =>
      watch(folder, { recursive: true }, (_event, file) => {
        if (file !== null && !needsNone.test(file)) changed.abort();
      }),
    );
    const code = await run(AbortSignal.any([changed.signal, stopped]));
    for (const watcher of watchers) watcher.close();
    if (stopped.aborted || !changed.signal.aborted) return code;
    process.stdout.write('The generator was edited: the dev server restarts.\n');
  }
}
