import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { VcsChangeInfo, VcsConfig } from '@docusaurus/types';

const run = promisify(execFile);

/** Milliseconds since 1970 of each file's first and last change, by its path below the folder of the site. */
type Changes = ReadonlyMap<string, { first: number; last: number }>;

/**
 * Tells Docusaurus when a file of the site last changed, for the sitemap: the day of the last commit that touched it.
 * Nothing is said where that would be a guess: without git or with a part of its history alone (a shallow clone), of a
 * file with changes that are not committed, and of a page made of components, which is more than its file.
 */
export function gitHistory(): VcsConfig {
  let siteDir = '';
  let changes: Promise<Changes> | undefined;
  const changeOf = async (file: string, which: 'first' | 'last'): Promise<VcsChangeInfo | null> => {
    if (!/\.(?:mdx?|ya?ml|json)$/.test(file)) return null;
    changes ??= readChanges(siteDir);
    const name = path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
    const found = (await changes).get(name);
    return found === undefined ? null : { timestamp: found[which], author: '' };
  };
  return {
    initialize: (site) => {
      siteDir = site.siteDir;
      changes = undefined;
    },
    getFileCreationInfo: (file) => changeOf(file, 'first'),
    getFileLastUpdateInfo: (file) => changeOf(file, 'last'),
  };
}

async function readChanges(siteDir: string): Promise<Changes> {
  const shallow = await git(siteDir, ['rev-parse', '--is-shallow-repository']);
  if (shallow?.trim() !== 'false') return new Map();
  const log = await git(siteDir, ['log', '--relative', '--name-only', '--format=%x00%at', '--', '.']);
  const changed = await git(siteDir, ['diff', '--relative', '--name-only', 'HEAD', '--', '.']);
  if (log === undefined || changed === undefined) return new Map();
  const changes = new Map<string, { first: number; last: number }>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds = '', ...files] = commit.split('\n').filter(Boolean);
    const time = Number(seconds) * 1000;
    for (const file of files) {
      const { first, last } = changes.get(file) ?? { first: time, last: time };
      changes.set(file, { first: Math.min(first, time), last: Math.max(last, time) });
    }
  }
  for (const file of changed.split('\n')) changes.delete(file);
  return changes;
}

/** What a command of git prints; undefined where it fails, as it does without git or outside a repository. */
async function git(cwd: string, args: string[]): Promise<string | undefined> {
  const options = { cwd, maxBuffer: 1 << 28 };
  return run('git', ['-c', 'core.quotePath=false', ...args], options).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
