import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { listFiles, repository } from '../site/builtSite';
import type { HostSettings } from './site/docusaurus.config';

/** A site of somebody else's. */
export interface Host {
  /** Folder of its sources. */
  siteDir: string;
  /** Folder of the built site. */
  folder: string;
  /** Builds it, and returns what that prints. Throws with the output when the build fails. */
  build: () => Promise<string>;
  /** Runs another command of Docusaurus, as `build` does. */
  run: (args: string[]) => Promise<string>;
  read: (file: string) => string;
  files: () => string[];
  remove: () => void;
}

/** Makes a host in a folder of its own, which finds the packages of this repository above it. `prepare` changes its sources. */
export function makeHost(name: string, settings: HostSettings, prepare?: (siteDir: string) => void): Host {
  const siteDir = path.join(repository, '.cache/hosts', name);
  const { baseUrl = '/' } = settings.config ?? {};
  // Where its addresses are when `build/` is served.
  const folder = path.join(siteDir, 'build', baseUrl);
  rmSync(siteDir, { recursive: true, force: true });
  mkdirSync(path.dirname(siteDir), { recursive: true });
  cpSync(path.join(__dirname, 'site'), siteDir, { recursive: true });
  writeFileSync(path.join(siteDir, 'host.json'), JSON.stringify(settings));
  prepare?.(siteDir);
  const run = async (args: string[]): Promise<string> => {
    const command = path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const options = { cwd: siteDir, maxBuffer: 64_000_000 };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...args], options);
    return stdout + stderr;
  };
  return {
    siteDir,
    folder,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    files: () => listFiles(folder),
    remove: () => rmSync(siteDir, { recursive: true, force: true }),
    run,
    build: () => run(['build', '--out-dir', folder]),
  };
}

/** What a page names: its scripts, in bytes with gzip, and the rules of its style sheets, in bytes, whose order the bundler chooses. */
export function pageWeight({ read, folder }: Host, page: string): { script: number; css: number } {
  const html = read(page);
  const filesOf = (name: RegExp): Buffer[] =>
    [...new Set(html.match(name) ?? [])].map((file) => readFileSync(path.join(folder, file)));
  const sum = (sizes: number[]): number => sizes.reduce((total, bytes) => total + bytes, 0);
  return {
    script: sum(filesOf(/\/assets\/js\/[^"'> ]+\.js/g).map((file) => gzipSync(file, { level: 9 }).length)),
    css: sum(filesOf(/\/assets\/css\/[^"'> ]+\.css/g).map((file) => file.length)),
  };
}
