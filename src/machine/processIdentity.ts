import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process, distinguished from a later one with the same id. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, as the system writes it; empty where that is unknown. */
  started: string;
}

/** The process with this id. Never throws: for one that does not exist, `started` is empty. */
export function identify(pid: number): ProcessIdentity {
  return { pid, started: readState(pid).started };
}

/**
 * Whether this process is still running. One that has ended is not, even while its entry is kept for a parent that has
 * not asked for its exit code, which in a container may be for ever.
 */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  if (!hasProcess(pid)) return false;
  const now = readState(pid);
  return !now.hasEnded && (started === '' || now.started === '' || started === now.started);
}

/** Whether any process has this id now. */
export function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

interface ProcessState {
  started: string;
  hasEnded: boolean;
}

function readState(pid: number): ProcessState {
  const { state = '', started = '' } = process.platform === 'linux' ? readOnLinux(pid) : readByPs(pid);
  return { started, hasEnded: /^[ZX]/.test(state) };
}

/**
 * Fields 3 and 22 of `/proc/<pid>/stat`: the state, and ticks since the system started. A name in brackets before them
 * may hold anything.
 */
function readOnLinux(pid: number): { state?: string | undefined; started?: string | undefined } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], started: fields[19] };
  } catch {
    return {};
  }
}

function readByPs(pid: number): { state?: string | undefined; started?: string | undefined } {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const [, state, started] = /^\s*(\S+)\s+(.*\S)/.exec(stdout ?? '') ?? [];
  return { state, started };
}
