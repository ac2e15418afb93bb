import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** Whether `name` is a git revision of `project` (absolute). */
export async function isRevision(project: string, name: string): Promise<boolean> {
  if (name.startsWith('-')) return false;
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  return run('git', args, { cwd: project }).then(
    () => true,
    () => false,
  );
}

/**
 * Copies the folder of a description (`file`, relative to `project`) at a git revision to `into`, and returns the path
 * of the description there; undefined when the revision does not have it.
 */
export async function checkOut(
  project: string,
  revision: string,
  file: string,
  into: string,
): Promise<string | undefined> {
  await mkdir(into, { recursive: true });
  const archive = path.join(into, 'revision.tar');
  const folder = path.dirname(file);
  const args = ['archive', '--format=tar', `--output=${archive}`, revision, '--', folder];
  const isThere = await run('git', args, { cwd: project, maxBuffer }).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  await run('tar', ['-xf', archive, '-C', into]);
  const found = path.join(into, file);
  return existsSync(found) ? found : undefined;
}
