import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packageCommand } from '../../scripts/command';
import { repository, siteFolder } from '../site/builtSite';
import { copySite, ownPackages } from '../support/siteCopy';

const name = 'reproducible/in-a-folder-with-a-longer-name';
const outDir = path.join(repository, '.cache/reproducible/build');
afterAll(() => rmSync(path.join(repository, '.cache/reproducible'), { recursive: true, force: true }));

/** What a file has to be; the copy has no history, from which the sitemap takes its dates. */
function contentOf(file: string): Buffer | string {
  const bytes = readFileSync(file);
  return path.basename(file) === 'sitemap.xml'
    ? bytes.toString('utf8').replaceAll(/<lastmod>[^<]*<\/lastmod>/g, '')
    : bytes;
}

/** Every file of a folder with the hash of its content. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const named = files.map(({ parentPath, name: file }) => path.join(parentPath, file)).sort();
  return Object.fromEntries(
    named.map((file) => [path.relative(folder, file), createHash('sha256').update(contentOf(file)).digest('hex')]),
  );
}

/** Builds a copy with Docusaurus's own command, on what looks like another machine: its clock, time zone, language, folder, listings, processors. */
async function buildElsewhere(): Promise<void> {
  const copy = await copySite(name);
  await ownPackages(copy);
  const { folder } = copy;
  const { file, args } = packageCommand('@docusaurus/core', 'docusaurus', ['build', '--out-dir', outDir]);
  const program = args[0]?.replace(repository, folder) ?? '';
  const command = [file, program, ...args.slice(1)];
  const oneProcessor = existsSync('/usr/bin/taskset') ? ['/usr/bin/taskset', '-c', '0'] : [];
  const [first = file, ...rest] = [...oneProcessor, ...command];
  execFileSync(first, rest, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', NODE_ENV: '' },
      NODE_OPTIONS: `--require ${path.join(__dirname, 'otherMachine.cjs')}`,
    },
  });
}

it('is the same, byte for byte, when Docusaurus alone builds it, on another day and another machine', {
  timeout: 300_000,
}, async () => {
  await buildElsewhere();
  // Our command lists what it wrote.
  const { '.portal-build': _, ...here } = hashes(siteFolder());
  const there = hashes(outDir);
  expect(Object.keys(here).length).toBeGreaterThan(100);
  const all = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  expect(all.filter((file) => here[file] !== there[file])).toEqual([]);
});
