import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../src/machine/ports';
import { nginx } from './neededPrograms';
import { findProgram } from './programs';

/** A running nginx and the way to stop it. */
export interface Nginx {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The id of the user `nobody`, who owns no files. */
const nobody = 65_534;

/** The folder of the shipped configuration. */
const shipped = path.resolve(__dirname, '../nginx');

/**
 * The shipped main configuration with another port and other paths for writing and for the types of files, and with the
 * brotli module as nginx/README.md describes.
 */
function mainConfig(port: number, temporary: string, brotliModule: string | undefined): string {
  const config = readFileSync(path.join(shipped, 'nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll(' /tmp/', ` ${temporary}/`)
    .replace('/etc/nginx/mime.types', mimeTypes());
  if (brotliModule === undefined) return config;
  return `load_module ${brotliModule};\n${config.replace('include site.conf;', '$&\n    brotli_static on;')}`;
}

interface LayoutOptions {
  user: number | undefined;
  brotliModule: string | undefined;
}

/** Sets up the same files as in the container: the configuration, the site, and the one writable folder. */
async function layOut(root: string, port: number, { user, brotliModule }: LayoutOptions): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-nginx-'));
  const temporary = path.join(folder, 'tmp');
  await chmod(folder, 0o755);
  await mkdir(temporary);
  if (user !== undefined) await chown(temporary, user, user);
  await cp(shipped, path.join(folder, 'nginx'), { recursive: true });
  const asRoot = user === undefined && process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(path.join(folder, 'nginx/nginx.conf'), asRoot + mainConfig(port, temporary, brotliModule));
  await symlink(root, path.join(folder, 'build'));
  return folder;
}

/** The user that runs nginx when the tests run as root: `nobody`, if `nobody` may read the site. */
function userFor(root: string): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { status } = spawnSync('test', ['-r', path.join(root, 'index.html')], { uid: nobody, gid: nobody });
  return status === 0 ? nobody : undefined;
}

function mimeTypes(): string {
  return process.platform === 'darwin' ? '/opt/homebrew/etc/nginx/mime.types' : '/etc/nginx/mime.types';
}

/**
 * Starts nginx with the shipped configuration over a built site (absolute folder), on a free port of this machine; with
 * `brotliModule` where there is one.
 */
export async function startNginx(root: string, brotliModule?: string): Promise<Nginx> {
  const port = await freePort();
  const user = userFor(root);
  const folder = await layOut(root, port, { user, brotliModule });
  const child = spawn(findProgram(nginx), ['-p', folder, '-c', 'nginx/nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitForResponse(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, stop };
}

async function waitForResponse(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not respond at ${url}; its output is above.`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
