import path from 'node:path';
import { heldMessage, otherMessage } from '../../src/machine/lock';
import { inShort } from '../../src/reference/words';
import type { OutDirFacts, PathFacts } from './facts';

/** Folders of a project that hold what somebody wrote, or what a tool needs, by their usual names. */
const sources = [
  ...['openapi', 'openapi_versions', 'docs', 'versioned_docs', 'versioned_sidebars', 'blog'],
  ...['src', 'scripts', 'static', 'tests', 'nginx', 'node_modules', '.git', '.github', '.ci', '.docusaurus'],
];

/** Suffixes of the folders that a build of another folder creates. */
const reservedName = /\.(partial|previous|lock)$/i;

/** A reason to refuse a build, with what to do about it. */
export interface Check {
  name: string;
  /** Returns the reason with what to do about it; undefined when nothing is wrong. */
  find: (facts: OutDirFacts) => string | undefined;
}

const another = 'Name another folder with --out-dir.';

/** The checks before a build may touch a path. The first that fails is reported. */
export const checks: readonly Check[] = [
  {
    name: 'root',
    find: ({ realPath }) => when(path.dirname(realPath) === realPath, `It is the root of the file system. ${another}`),
  },
  {
    name: 'home',
    find: ({ realPath, home }) =>
      when(isAtOrAbove(realPath, home), `It is the home directory, or contains it (${home}). ${another}`),
  },
  {
    name: 'project',
    find: ({ realPath, project }) =>
      when(isAtOrAbove(realPath, project), `It is the folder of this project, or contains it (${project}). ${another}`),
  },
  {
    name: 'inside sources',
    find: ({ realPath, project }) => {
      const folder = sources.map((name) => path.join(project, name)).find((each) => isAtOrAbove(each, realPath));
      return when(folder, `${folder} contains sources of this project. ${another}`);
    },
  },
  {
    name: 'below a file',
    find: ({ around: { file } }) => when(file, `${file} is not a folder, so none can be made below it. ${another}`),
  },
  {
    name: 'inside a build',
    find: ({ around: { made } }) =>
      when(made, `It is inside ${made}, the output of another build, which the next build replaces. ${another}`),
  },
  {
    name: 'reserved name',
    find: ({ realPath }) =>
      when(
        reservedName.test(realPath),
        `Names that end with .partial, .previous or .lock are reserved for folders that a build uses. ${another}`,
      ),
  },
  { name: 'file', find: ({ final }) => when(final.kind === 'file', `It is a file. Move it, or name a folder.`) },
  {
    name: 'link',
    find: ({ final }) =>
      when(final.kind === 'link', `It is a link to ${final.leadsTo}. Name that folder itself, or remove the link.`),
  },
  {
    name: 'mount point',
    find: ({ isMountPoint }) =>
      when(isMountPoint, 'Another file system is mounted there, so it cannot be replaced. Name a folder inside it.'),
  },
  {
    name: 'holds sources',
    find: ({ final }) => {
      const found = final.isMarked ? [] : final.entries.filter((name) => sources.includes(name));
      return when(found.length > 0, `It contains sources: ${found.sort().join(', ')}. ${another}`);
    },
  },
  {
    name: 'other files',
    find: ({ final }) =>
      when(
        !final.isMarked && final.others.length > 0,
        `It is not empty, and not the output of a build. It contains ${inShort(final.others, undefined, 3)}. ${another} If that is an earlier build and nothing else, delete it.`,
      ),
  },
  {
    name: 'added files',
    find: ({ final }) =>
      when(
        final.isMarked && final.others.length > 0,
        `It contains files that no build wrote: ${inShort(final.others, undefined, 3)}. Move them elsewhere; files of the site belong in static/.`,
      ),
  },
  { name: 'partial', find: ({ folders, partial }) => neighbour(folders.partial, partial) },
  { name: 'previous', find: ({ folders, previous }) => neighbour(folders.previous, previous) },
  { name: 'other lock', find: ({ folders, lock }) => when(lock.kind === 'other', otherMessage(folders.lock)) },
  {
    name: 'held lock',
    find: ({ folders, lock }) => (lock.kind === 'held' ? heldMessage(folders.lock, lock.pid) : undefined),
  },
];

/** Why a build may not write to a folder, with the path and what to do about it; undefined when it may. */
export function refusalOf(
  facts: OutDirFacts,
  made: readonly Check[] = checks,
): { check: string; message: string } | undefined {
  for (const { name, find } of made) {
    const reason = find(facts);
    if (reason !== undefined) return { check: name, message: `Nothing is built to ${facts.folders.final}. ${reason}` };
  }
  return undefined;
}

function when(condition: unknown, reason: string): string | undefined {
  return condition ? reason : undefined;
}

/** The folders beside it are used while the site is replaced, and deleted afterwards. */
function neighbour(file: string, { kind, leadsTo, others }: PathFacts): string | undefined {
  if (kind === 'missing' || (kind === 'folder' && others.length === 0)) return undefined;
  const what = {
    file: 'It is a file',
    link: `It is a link to ${leadsTo}`,
    folder: `It contains ${inShort(others, undefined, 3)}`,
  }[kind];
  return `The build needs ${file}, but something else is there. ${what}. Move it. ${another}`;
}

/** Whether `inner` is `outer` or inside it. */
export function isAtOrAbove(outer: string, inner: string): boolean {
  const relative = path.relative(outer, inner);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
