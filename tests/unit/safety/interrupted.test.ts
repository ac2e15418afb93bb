import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/buildSite';
import { packageCommand } from '../../../scripts/command';

const state = { folder: '', outDir: '' };

beforeEach(async () => {
  state.folder = await mkdtemp(path.join(os.tmpdir(), 'portal-interrupted-'));
  state.outDir = path.join(state.folder, 'build');
  await mkdir(state.outDir);
  await writeFile(path.join(state.outDir, 'index.html'), 'earlier');
});
afterEach(() => rm(state.folder, { recursive: true, force: true }));

const built = (): Promise<string> => readFile(path.join(state.outDir, 'index.html'), 'utf8');

/** Starts a build in a process of its own and stops it, as `kill -9` does, when half of the site is written. */
async function killHalfway(signal: NodeJS.Signals): Promise<void> {
  const { file, args } = packageCommand('tsx', 'tsx', [path.join(__dirname, 'slowBuild.ts'), state.outDir]);
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // The whole group: tsx runs the script in a child of its own.
  process.kill(-(child.pid ?? 0), signal);
  await ended;
}

it.each<NodeJS.Signals>(['SIGKILL', 'SIGTERM'])(
  'leaves the earlier site whole when %s stops a build',
  async (signal) => {
    await killHalfway(signal);
    expect(await built()).toBe('earlier');
  },
);

it('removes what an interrupted build left when the next one starts, which succeeds', async () => {
  await killHalfway('SIGKILL');
  expect((await readdir(state.folder)).sort()).toEqual(['build', 'build.partial']);
  const code = await buildSite(state.outDir, async (folder) => {
    expect(await readdir(state.folder)).toEqual(['build']);
    await mkdir(folder);
    await writeFile(path.join(folder, 'index.html'), 'new');
    return 0;
  });
  expect([code, await built(), await readdir(state.folder)]).toEqual([0, 'new', ['build']]);
});

it('puts the earlier site back that a build stopped between its two renames left under another name', async () => {
  await rename(state.outDir, `${state.outDir}.previous`);
  expect(await buildSite(state.outDir, async () => 1)).toBe(1);
  expect([await built(), await readdir(state.folder)]).toEqual(['earlier', ['build']]);
});
