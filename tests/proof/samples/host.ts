import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs a sample by its name. Gives what went wrong; nothing where the program ended well. */
export type RunSample = (name: string) => Promise<string>;

/** How samples are run, and what ends their programs. */
export interface Host {
  run: RunSample;
  stop: () => void;
}

/** Where programs run, and what they read from the environment. */
export interface ProcessOptions {
  folder: string;
  env: NodeJS.ProcessEnv;
}

/** Each sample is a process of its own. */
export function processEach(command: (name: string) => string[], { folder, env }: ProcessOptions): Host {
  const run: RunSample = (name) =>
    new Promise((resolve) => {
      const [program = '', ...args] = command(name);
      execFile(program, args, { cwd: folder, env, timeout: 60_000 }, (error, _stdout, stderr) =>
        resolve(error ? `ended with ${error.code}: ${stderr.trim().split('\n').at(-1)}` : ''),
      );
    });
  return { run, stop: () => undefined };
}

/**
 * One process runs all samples: it reads a name from each line of its input, runs that sample, and prints a line of
 * `@@done`, the name and what went wrong.
 */
export function oneProcess([program = '', ...args]: string[], { folder, env }: ProcessOptions): Host {
  const child: ChildProcessWithoutNullStreams = spawn(program, args, { cwd: folder, env });
  const waiting = new Map<string, (error: string) => void>();
  const said: string[] = [];
  createInterface(child.stderr).on('line', (line) => said.push(line));
  createInterface(child.stdout).on('line', (line) => {
    const [, name = '', error = ''] = /^@@done (\S+) ?(.*)$/.exec(line) ?? [];
    waiting.get(name)?.(error);
    waiting.delete(name);
  });
  let end: string | undefined;
  child.once('close', (code) => {
    end = `the process of all samples ended with ${code}: ${said.at(-1) ?? ''}`;
    for (const settle of waiting.values()) settle(end);
  });
  const run: RunSample = (name) =>
    new Promise((resolve) => {
      if (end !== undefined) return resolve(end);
      waiting.set(name, resolve);
      child.stdin.write(`${name}\n`);
    });
  return { run, stop: () => child.stdin.end() };
}
