import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasProcess } from '../src/machine/processIdentity';

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

/** Milliseconds between two checks. */
const interval = 300;

/**
 * Calls `handle` when the process that started this one has ended, or the npm that did so through a shell. npm forwards
 * only two signals; after any other, its child processes would keep running. Does not keep this process alive.
 */
export function onParentGone(handle: () => void): void {
  const parent = process.ppid;
  const npm = findNpm(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || hasProcess(npm))) return;
    clearInterval(timer);
    handle();
  }, interval);
  timer.unref();
}

/** The process of npm above this one, if npm runs it. */
function findNpm(pid: number): number | undefined {
  if (pid <= 1) return undefined;
  const { parent, command } = describeProcess(pid);
  return /(^|[\\/ ])npm( |$|-cli)/.test(command) ? pid : findNpm(parent);
}

function describeProcess(pid: number): { parent: number; command: string } {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent = '0', command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
    return { parent: Number(parent), command };
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return { parent: 0, command: '' };
  }
}
