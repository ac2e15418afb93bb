import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './processIdentity';
import { statOf } from './statOf';

const madeBy = 'npm run build of the developer portal';

/** The state of a lock file. Who holds it is a process that builds or serves a site. */
export type LockState =
  | { kind: 'free' }
  /** Its process runs. */
  | { kind: 'held'; pid: number }
  /** Its process is gone. */
  | { kind: 'stale'; text: string }
  /** No lock. */
  | { kind: 'other' };

/**
 * Reads a lock. An empty one belongs to a process that was killed while it took the lock, or that is taking it right
 * now.
 */
export function readLock(file: string): LockState {
  const stat = statOf(file);
  if (!stat) return { kind: 'free' };
  if (!stat.isFile()) return { kind: 'other' };
  const text = readIfThere(file);
  if (text === undefined) return { kind: 'free' };
  if (text === '') return { kind: 'stale', text };
  const holder = toHolder(text);
  if (!holder) return { kind: 'other' };
  return isRunning(holder) ? { kind: 'held', pid: holder.pid } : { kind: 'stale', text };
}

/** Says that another process is at work, by its id. */
class HeldLockError extends Error {}

/**
 * Takes a lock and returns the function that releases it. The lock of a process that is gone is taken over; of several
 * that try at once, one succeeds. Throws a HeldLockError when its process runs, which ends with `wayOut`.
 */
export async function takeLock(file: string, wayOut = ''): Promise<() => void> {
  const text = JSON.stringify({ madeBy, ...identify(process.pid) });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (writeNew(file, text)) {
      removeAsides(file);
      return () => release(file, text);
    }
    const state = await readSettled(file);
    if (state.kind === 'held') throw new HeldLockError(heldMessage(file, state.pid) + wayOut);
    if (state.kind === 'other') throw new Error(otherMessage(file));
    if (state.kind === 'stale') removeStale(file, state.text);
  }
  throw new Error(`The lock ${file} cannot be taken: other processes keep taking it. Start this one again.`);
}

/** Why a run cannot start, and what to do. */
export function heldMessage(file: string, pid: number): string {
  return `Process ${pid} writes to the same folder (${file}). Wait until it ends, or stop it: kill ${pid}`;
}

/** Why a run cannot start, and what to do. */
export function otherMessage(file: string): string {
  return `${file} is needed as a lock, but something else is there. Move it.`;
}

/** Writes a file that is not there yet; false when it is. */
function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // On a full disk the file is created, but its text is not written.
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') rmSync(file, { force: true });
    throw error;
  }
}

/** Reads a lock. If it is empty, waits a moment for the process that has just created it to sign it. */
async function readSettled(file: string): Promise<LockState> {
  const state = readLock(file);
  if (state.kind !== 'stale' || state.text !== '') return state;
  await wait(300);
  return readLock(file);
}

/**
 * Removes a stale lock by renaming it, which only one of several processes can do. If a faster process has replaced the
 * lock in the meantime, its lock is put back.
 */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readIfThere(aside) === text) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

/** Stale locks that a process renamed but was killed before it could delete them. */
function removeAsides(file: string): void {
  const names = readdirSync(path.dirname(file)).filter((name) => name.startsWith(`${path.basename(file)}.`));
  for (const aside of names.map((name) => path.join(path.dirname(file), name)))
    if (/\.\d+$/.test(aside) && readLock(aside).kind === 'stale') rmSync(aside, { force: true });
}

function release(file: string, text: string): void {
  if (readIfThere(file) === text) rmSync(file, { force: true });
}

function toHolder(text: string): ProcessIdentity | undefined {
  try {
    const read = JSON.parse(text) as (Partial<ProcessIdentity> & { madeBy?: unknown }) | null;
    // A signal to 0 or to less is one to many processes.
    if (read?.madeBy !== madeBy || !Number.isInteger(read.pid) || Number(read.pid) <= 0) return undefined;
    return { pid: Number(read.pid), started: String(read.started ?? '') };
  } catch {
    return undefined;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
