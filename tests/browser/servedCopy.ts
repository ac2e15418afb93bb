import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { packageCommand, runCommand } from '../../scripts/command';
import { createSiteServer, listen } from '../../scripts/siteServer';
import { copySite } from '../support/siteCopy';

/** A changed copy of the site, built and served. */
export interface ServedCopy {
  url: string;
  /** Folder of the built site. */
  root: string;
  stop: () => Promise<void>;
}

/** Copies the site, runs `npm run docs:version 1.0` and a build in the copy, and serves the result. */
export function startVersionedSite(): Promise<ServedCopy> {
  return startSiteCopy([], [['versionDocs.ts', '1.0']]);
}

/** Copies the site, changes its files, runs scripts and a build in the copy, and serves the result. */
export async function startSiteCopy(
  edits: { file: string; from: RegExp; to: string }[],
  scripts: string[][] = [],
): Promise<ServedCopy> {
  // Each test file has a copy of its own.
  const copy = await copySite(`served-${randomUUID()}`);
  for (const { file, from, to } of edits) await copy.edit(file, from, to);
  for (const [script = '', ...args] of [...scripts, ['build.ts']]) {
    const code = await runCommand(
      packageCommand('tsx', 'tsx', [path.join('scripts', script), ...args]),
      {},
      copy.folder,
    );
    if (code !== 0) throw new Error(`"${[script, ...args].join(' ')}" ended with ${code} in ${copy.folder}.`);
  }
  const root = path.join(copy.folder, 'build');
  const server = createSiteServer(root);
  const url = `http://localhost:${await listen(server, 0)}`;
  return {
    url,
    root,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await copy.remove();
    },
  };
}

/** Serves a built site (absolute folder) below a path of its host, such as `/portal`; nothing is anywhere else. */
export async function serveBelow(root: string, below: string): Promise<{ url: string; stop: () => void }> {
  const site = createSiteServer(root);
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${below}/`)) response.writeHead(404).end();
    else site.emit('request', Object.assign(request, { url: url.slice(below.length) }), response);
  });
  const port = await listen(server, 0);
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}${below}`, stop };
}
