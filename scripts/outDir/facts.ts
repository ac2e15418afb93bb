import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type LockState, readLock } from '../../src/machine/lock';
import { statOf } from '../../src/machine/statOf';
import { findOthers, readMarker } from './marker';

/** The folders of a build: the one that is served, and what is beside it while it is being replaced. Absolute. */
export interface BuildFolders {
  final: string;
  /** Where the next site is made, with a marker of its own. */
  partial: string;
  /** The next site. */
  site: string;
  /** Where the earlier site is between the two renames that replace it. */
  previous: string;
  lock: string;
}

/** The folders of a build to `outDir` (absolute). */
export function foldersOf(outDir: string): BuildFolders {
  const partial = `${outDir}.partial`;
  return {
    final: outDir,
    partial,
    site: path.join(partial, 'site'),
    previous: `${outDir}.previous`,
    lock: `${outDir}.lock`,
  };
}

/**
 * The folder with the site that was built to `outDir` (absolute): `outDir` itself or, when the build was killed between
 * the two renames that replace it, the folder with the complete earlier site. Undefined when there is no site.
 */
export function servedFolder(outDir: string): string | undefined {
  const { final, previous } = foldersOf(outDir);
  return [final, previous].find((folder) => existsSync(path.join(folder, 'index.html')));
}

/** What is known about a path before anything is changed. */
export interface PathFacts {
  kind: 'missing' | 'folder' | 'file' | 'link';
  /** Where a link leads. */
  leadsTo: string;
  /** Whether a build's marker is in it. */
  isMarked: boolean;
  /** Direct entries of the folder. */
  entries: string[];
  /** Files that no build wrote. */
  others: string[];
}

/**
 * Everything that decides whether a build may write to a folder. Paths are absolute, with links resolved where that
 * matters.
 */
export interface OutDirFacts {
  folders: BuildFolders;
  /** The folder's path with the links on the way resolved. */
  realPath: string;
  /**
   * Among its parent folders: the nearest that exists but is not a folder, and the nearest that is the output of a
   * build.
   */
  around: { file?: string; made?: string };
  /** Whether it is the root of a mounted file system, which cannot be renamed. */
  isMountPoint: boolean;
  project: string;
  home: string;
  final: PathFacts;
  partial: PathFacts;
  previous: PathFacts;
  lock: LockState;
}

/** Where a build runs: the project's folder and the home directory, absolute. */
export interface ProjectFolders {
  project: string;
  home: string;
}

/** The project in whose folder the command runs, and the home directory of who runs it. */
export function thisProject(): ProjectFolders {
  return { project: process.cwd(), home: os.homedir() };
}

/** Reads the facts about `outDir` (absolute). Changes nothing. */
export function readFacts(outDir: string, { project, home }: ProjectFolders): OutDirFacts {
  const folders = foldersOf(outDir);
  const existing = nearestExisting(path.dirname(outDir));
  const parent = realPathOf(path.dirname(outDir));
  const realPath = path.join(parent, path.basename(outDir));
  const final = readPath(folders.final);
  return {
    ...{ folders, realPath, final, project: realOf(project), home: realOf(home) },
    around: {
      file: isFolder(existing) ? undefined : existing,
      made: ancestorsOf(realPath).find((folder) => readMarker(folder) !== undefined),
    },
    isMountPoint: final.kind === 'folder' && lstatSync(outDir).dev !== lstatSync(parent).dev,
    partial: readPartial(folders.partial),
    previous: readPath(folders.previous),
    lock: readLock(folders.lock),
  };
}

function readPath(file: string): PathFacts {
  const nothing = { leadsTo: '', isMarked: false, entries: [], others: [] };
  const stat = statOf(file);
  if (!stat) return { ...nothing, kind: 'missing' };
  if (stat.isSymbolicLink()) {
    const leadsTo = path.resolve(path.dirname(file), readlinkSync(file));
    return { ...nothing, kind: 'link', leadsTo };
  }
  if (!stat.isDirectory()) return { ...nothing, kind: 'file' };
  const isMarked = readMarker(file) !== undefined;
  return { ...nothing, kind: 'folder', isMarked, entries: readdirSync(file), others: findOthers(file) };
}

/** While a site is built, the marker of its folder lists no files: everything in `site` belongs to the build. */
function readPartial(file: string): PathFacts {
  const facts = readPath(file);
  const isBuilt = (other: string): boolean => other === 'package.json' || other.startsWith('site/');
  return facts.isMarked ? { ...facts, others: facts.others.filter((other) => !isBuilt(other)) } : facts;
}

/** All folders around a path, from the nearest to the root. */
function ancestorsOf(file: string): string[] {
  const parent = path.dirname(file);
  return parent === file ? [] : [parent, ...ancestorsOf(parent)];
}

function nearestExisting(folder: string): string {
  return [folder, ...ancestorsOf(folder)].find((each) => statOf(each)) ?? folder;
}

function isFolder(file: string): boolean {
  return statOf(realOf(file))?.isDirectory() ?? false;
}

/** A path without links in what of it is there. */
export function realPathOf(file: string): string {
  const existing = nearestExisting(file);
  return path.join(realOf(existing), path.relative(existing, file));
}

/** A path without links; as it is where it cannot be resolved. */
function realOf(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return path.resolve(file);
  }
}
