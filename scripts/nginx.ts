import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { findProgram, inPath } from './programs';
import { listen } from './siteServer';

/** A running nginx and the way to stop it. */
export interface Nginx {
  url: string;
  stop: () => Promise<void>;
}

/** nginx itself; as root on Debian the package `nginx-light` is installed. */
export function findNginx(): string {
  return findProgram({
    what: 'nginx',
    candidates: [...inPath(['nginx']), '/usr/sbin/nginx', '/opt/homebrew/bin/nginx'],
    debian: { package: 'nginx-light', file: '/usr/sbin/nginx' },
    remedy: 'install the package nginx-light (Debian) or nginx.',
  });
}

interface Site {
  /** Folder of the built site, absolute. */
  root: string;
  /** The configuration that is tried out, absolute. */
  config: string;
  port: number;
}

/** The main configuration around the shipped one: everything that nginx writes stays in its own folder. */
export function mainConfig({ root, config, port }: Site, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include ${mimeTypes()};
  access_log off;
${temporary.join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${config};
    include ${root}/csp*.conf;
  }
}
`;
}

function mimeTypes(): string {
  return process.platform === 'darwin' ? '/opt/homebrew/etc/nginx/mime.types' : '/etc/nginx/mime.types';
}

/** Starts nginx with the shipped configuration over a built site, on a free port of this machine. */
export async function startNginx(root: string, config: string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-nginx-'));
  const port = await freePort();
  const main = path.join(folder, 'nginx.conf');
  await writeFile(main, mainConfig({ root, config, port }, folder));
  const child = spawn(findNginx(), ['-p', folder, '-c', main, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answering(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer at ${url}; what it says is above.`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
