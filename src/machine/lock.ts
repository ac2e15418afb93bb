import { createHash } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Reads a lock. An empty one is stale: a lock appears with its text in it. */
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
    // A process that is refused writes nothing beside the lock, so it is read first.
    const state = readLock(file);
    if (state.kind === 'held') throw new HeldLockError(heldMessage(file, state.pid) + wayOut);
    if (state.kind === 'other') throw new Error(otherMessage(file));
    if (state.kind === 'stale' && !removeStale(file, state.text, text)) {
      // Another process that removes the same stale lock needs a moment.
      await wait(20);
    } else if (create(file, text)) {
      removeAsides(file);
      return () => release(file, text);
    }
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

/**
 * Creates a file with its text at once, so that nobody reads it half written; false when there is one, or when the
 * process that took the lock just now removed what this one wrote aside.
 */
function create(file: string, text: string): boolean {
  const aside = asideOf(file, text);
  try {
    writeFileSync(aside, text);
    linkSync(aside, file);
    return true;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || (code === 'ENOENT' && syscall === 'link')) return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Removes the stale lock that has the text `stale`, unless another process does; returns whether it did. Only the
 * process that holds this lock's guard may, so none removes the lock that a faster one has put there since. The guard
 * of a process that is gone is a stale lock itself.
 */
function removeStale(file: string, stale: string, text: string): boolean {
  const guard = asideOf(file, stale);
  if (!create(guard, text)) {
    const state = readLock(guard);
    if (state.kind === 'stale') removeStale(guard, state.text, text);
    return false;
  }
  const isThere = readIfThere(file) === stale;
  if (isThere) rmSync(file, { force: true });
  rmSync(guard, { force: true });
  return isThere;
}

/** A file beside a lock that belongs to one text of it: where it is written, or its guard once it is stale. */
function asideOf(file: string, text: string): string {
  return `${file}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

/** Removes what processes left beside the lock that were killed while they took it. */
function removeAsides(file: string): void {
  const names = readdirSync(path.dirname(file)).filter((name) => name.startsWith(`${path.basename(file)}.`));
  for (const aside of names.map((name) => path.join(path.dirname(file), name)))
    if (/\.[\da-f]+$/.test(aside) && readLock(aside).kind === 'stale') rmSync(aside, { force: true });
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
