import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { packageCommand, runCommand } from '../../../scripts/command';
import { createSiteServer, listen } from '../../../scripts/siteServer';
import { repository } from '../../site/builtSite';

const parts = [
  'src',
  'scripts',
  'docs',
  'blog',
  'static',
  'openapi',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

/** A copy of the site with a second version, built and served. */
export interface VersionedSite {
  url: string;
  /** Folder of the built site. */
  root: string;
  stop: () => Promise<void>;
}

/** Copies the site, runs `npm run docs:version 1.0` and a build in the copy, and serves the result. */
export async function startVersionedSite(): Promise<VersionedSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-versions-'));
  await Promise.all(parts.map((part) => cp(path.join(repository, part), path.join(folder, part), { recursive: true })));
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  const tsx = (script: string, ...args: string[]) =>
    packageCommand('tsx', 'tsx', [path.join('scripts', script), ...args]);
  for (const command of [tsx('versionDocs.ts', '1.0'), tsx('build.ts')]) {
    const code = await runCommand(command, {}, folder);
    if (code !== 0) throw new Error(`"${command.args.join(' ')}" ended with ${code} in ${folder}.`);
  }
  const root = path.join(folder, 'build');
  const server = createSiteServer(root);
  const url = `http://localhost:${await listen(server, 0)}`;
  return {
    url,
    root,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
