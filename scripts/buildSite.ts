import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { takeLock } from '../src/machine/lock';
import {
  type BuildFolders,
  foldersOf,
  type OutDirFacts,
  type ProjectFolders,
  readFacts,
  thisProject,
} from './outDir/facts';
import { removeMade, writeMarker } from './outDir/marker';
import { refusalOf } from './outDir/refusal';
import { onStopSignal } from './stopping';

/** Writes a site to the folder that it is given and returns an exit code. */
type Build = (folder: string) => Promise<number>;

/**
 * Makes a build beside `outDir` and puts it in its place when it is complete; a build that fails or is stopped leaves
 * the earlier one as it is. Throws before anything is touched when `outDir` or what is beside it is not the build's to
 * replace, and when another build is at work there.
 */
export async function buildSite(
  outDir: string,
  build: Build,
  project: ProjectFolders = thisProject(),
): Promise<number> {
  try {
    return await buildUnderLock(foldersOf(path.resolve(outDir)), build, project);
  } catch (error) {
    const isSystemError = error instanceof Error && 'syscall' in error;
    if (!isSystemError) throw error;
    const remedy = 'Check its free space and permissions, or name another folder with --out-dir.';
    throw new Error(`The build stopped at ${outDir}: ${error.message}. ${remedy}`, { cause: error });
  }
}

async function buildUnderLock(folders: BuildFolders, build: Build, project: ProjectFolders): Promise<number> {
  refuse(readFacts(folders.final, project));
  makeFolder(path.dirname(folders.final));
  const release = await takeLock(folders.lock);
  const stopped = new AbortController();
  const letSignalsThrough = onStopSignal(() => stopped.abort());
  // What was read before the lock was taken may have changed since, and may change while the site is built.
  const check = (): OutDirFacts => refuse({ ...readFacts(folders.final, project), lock: { kind: 'free' } });
  try {
    recover(folders, check());
    mkdirSync(folders.partial);
    try {
      writeMarker(folders.partial);
      // Docusaurus runs the files that it bundles as CommonJS, whatever the project around them says of its own.
      writeFileSync(path.join(folders.partial, 'package.json'), '{ "type": "commonjs" }\n');
      const code = await build(folders.site);
      // A signal to the whole group ends the build too, and Node.js may notice that before the signal itself.
      await setImmediate();
      if (code !== 0 || stopped.signal.aborted) return 1;
      finish(folders, check);
      return 0;
    } finally {
      removeMade(folders.partial);
    }
  } finally {
    release();
    letSignalsThrough();
  }
}

/** Makes a folder with those around it, one by one: where nothing can be made, such as in /proc, Node.js would try for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Returns the facts when the build may continue. */
function refuse(facts: OutDirFacts): OutDirFacts {
  const refusal = refusalOf(facts);
  if (refusal) throw new Error(refusal.message);
  return facts;
}

/**
 * A build that was stopped leaves half a site or, between the two renames, the complete earlier site under another
 * name.
 */
function recover({ final, partial, previous }: BuildFolders, facts: OutDirFacts): void {
  removeMade(partial);
  const isGone = facts.final.entries.length === 0;
  if (isGone && facts.previous.isMarked) renameSync(previous, final);
  else removeMade(previous);
}

function finish(folders: BuildFolders, check: () => void): void {
  if (!existsSync(path.join(folders.site, 'index.html')))
    throw new Error(`The build produced no site. ${folders.final} is unchanged.`);
  writeMarker(folders.site);
  check();
  swap(folders);
  removeMade(folders.previous);
}

/** Two renames directly after each other, so that readers and `kill` hardly ever find the folder missing. */
function swap({ final, site, previous }: BuildFolders): void {
  if (existsSync(final)) renameSync(final, previous);
  try {
    renameSync(site, final);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, final);
    throw error;
  }
}
