import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../../../scripts/temporaryFolder';
import { gitHistory } from '../docusaurus/gitHistory';

function git(cwd: string, args: string[], day = '2030-01-01'): void {
  const date = `${day}T23:30:00-05:00`;
  const named = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...named, ...args], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
}

function commit(folder: string, day: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  git(folder, ['add', '.']);
  git(folder, ['commit', '-m', day], day);
}

let repository: string;

/** A site in a folder of a repository, with a guide of two commits and a page of one. Only copies of it are changed. */
beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'history-'));
  git(repository, ['init', '-b', 'main']);
  commit(repository, '2030-01-01', { 'site/docs/a.md': '1', 'site/docs/ü b.md': '1', 'site/src/index.tsx': '1' });
  commit(repository, '2030-02-01', { 'site/docs/a.md': '2' });
  commit(repository, '2030-03-01', { 'other.md': '1' });
});

afterAll(() => rmSync(repository, { recursive: true }));

async function dayOf(siteDir: string, file: string, which: 'first' | 'last' = 'last'): Promise<string | undefined> {
  const vcs = gitHistory();
  vcs.initialize({ siteDir });
  const found = await (which === 'last' ? vcs.getFileLastUpdateInfo(file) : vcs.getFileCreationInfo(file));
  return found ? new Date(found.timestamp).toISOString() : undefined;
}

describe('the day on which a file changed', () => {
  it.each<[what: string, file: string, want: string | undefined]>([
    ['is that of its last commit', 'docs/a.md', '2030-02-02T04:30:00.000Z'],
    ['is known by any name', 'docs/ü b.md', '2030-01-02T04:30:00.000Z'],
    ['is unknown of a page of components', 'src/index.tsx', undefined],
    ['is unknown of a file that is not committed', 'docs/new.md', undefined],
    ['is unknown of what is not below the site', '../other.md', undefined],
  ])('%s', async (_what, file, want) => {
    const siteDir = path.join(repository, 'site');
    expect(await dayOf(siteDir, file)).toBe(want);
    expect(await dayOf(siteDir, path.join(siteDir, file))).toBe(want);
  });

  it('is that of its first commit where that is asked for', async () => {
    expect(await dayOf(path.join(repository, 'site'), 'docs/a.md', 'first')).toBe('2030-01-02T04:30:00.000Z');
  });

  it('is unknown while a change is not committed', () =>
    withTemporaryFolder('history-', async (folder) => {
      cpSync(repository, folder, { recursive: true });
      const siteDir = path.join(folder, 'site');
      writeFileSync(path.join(siteDir, 'docs/a.md'), '3');
      expect(await dayOf(siteDir, 'docs/a.md')).toBeUndefined();
      git(folder, ['add', '.']);
      expect(await dayOf(siteDir, 'docs/a.md')).toBeUndefined();
    }));

  it('is unknown in a shallow clone, and outside a repository', () =>
    withTemporaryFolder('history-', async (folder) => {
      git(folder, ['clone', '--depth', '1', pathToFileURL(repository).href, 'shallow']);
      expect(await dayOf(path.join(folder, 'shallow/site'), 'docs/a.md')).toBeUndefined();
      git(folder, ['clone', pathToFileURL(repository).href, 'whole']);
      expect(await dayOf(path.join(folder, 'whole/site'), 'docs/a.md')).toBe('2030-02-02T04:30:00.000Z');
      expect(await dayOf('/', 'docs/a.md')).toBeUndefined();
    }));
});
