import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../site/builtSite';

const sources = [
  ...['openapi', 'docs', 'blog', 'src', 'static', 'scripts'],
  ...['docusaurus.config.ts', 'sidebars.ts', 'redocly.yaml', '.redocly.lint-ignore.yaml', 'package.json'],
  ...['tsconfig.json', 'tests/proof.json'],
];

/** A copy of the site's sources that a test may change. */
export interface SiteCopy {
  folder: string;
  /** Replaces the first place of a text, or of what a pattern matches, in a file; it has to be there. */
  edit: (file: string, from: string | RegExp, to: string) => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Copies the site's sources, and `more` of the project, to a folder of this name below `.cache/`. The packages are linked, not copied; the folder
 * is inside the repository so that tools find what they look for above it.
 */
export async function copySite(name: string, more: string[] = []): Promise<SiteCopy> {
  const folder = path.join(repository, '.cache', name);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  await remove();
  await mkdir(folder, { recursive: true });
  for (const source of [...sources, ...more]) {
    await cp(path.join(repository, source), path.join(folder, source), { recursive: true });
  }
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return {
    folder,
    edit: async (file, from, to) => {
      const target = path.join(folder, file);
      const text = await readFile(target, 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} does not contain ${from}.`);
      await writeFile(target, edited);
    },
    remove,
  };
}

/**
 * Puts the packages into a copy itself, in place of the link: a link leads out of its folder, and names of modules are
 * relative to that. The files are hard links.
 */
export async function ownPackages({ folder }: SiteCopy): Promise<void> {
  await rm(path.join(folder, 'node_modules'));
  execFileSync('cp', ['-Rl', path.join(repository, 'node_modules'), path.join(folder, 'node_modules')]);
}
