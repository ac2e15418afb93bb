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
  return { pid, started: process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid) };
}

/** Whether this process is still running. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  if (!hasProcess(pid)) return false;
  const now = identify(pid).started;
  return started === '' || now === '' || started === now;
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

/** Field 22 of `/proc/<pid>/stat`: ticks since the system started. A name in brackets before it may hold anything. */
function startOnLinux(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function startByPs(pid: number): string {
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
