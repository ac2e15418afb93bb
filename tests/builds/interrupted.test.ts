import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/buildSite';
import { servedFolder } from '../../scripts/outDir/facts';
import { writeMarker } from '../../scripts/outDir/marker';

const state = { folder: '', outDir: '' };
const files = ['a.html', 'b.html', 'index.html'];

function writeSite(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of files) writeFileSync(path.join(folder, file), text);
}

beforeEach(() => {
  state.folder = mkdtempSync(path.join(os.tmpdir(), 'portal-interrupted-'));
  state.outDir = path.join(state.folder, 'build');
  writeSite(state.outDir, 'earlier');
  writeMarker(state.outDir);
});
afterEach(() => rmSync(state.folder, { recursive: true, force: true }));

/** What a server finds of the three files. */
function served(): string[] {
  const folder = servedFolder(state.outDir) ?? '';
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

const whole = (text: string): string[] => files.map(() => text);

/** A build in this process, after the one that was killed. */
async function buildAgain(): Promise<void> {
  const code = await buildSite(state.outDir, async (folder) => {
    writeSite(folder, 'next');
    return 0;
  });
  expect([code, served(), readdirSync(state.folder)]).toEqual([0, whole('next'), ['build']]);
}

const node = (script: string, ...args: string[]) => ['--import', 'tsx', path.join(__dirname, script), ...args];

/** Starts a build in a process of its own and stops it when half of the site is written. Gives its exit code. */
async function stopHalfway(signal: NodeJS.Signals, group: boolean): Promise<number | null> {
  const child = spawn(process.execPath, node('slowBuild.ts', state.outDir), {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const { pid = 0 } = child;
  // A terminal sends its signals to the whole group, `kill` to one process.
  process.kill(group ? -pid : pid, signal);
  return ended;
}

describe.each([true, false])('a build that is stopped, its whole group: %s', (group) => {
  it.each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    'by %s leaves the earlier site and nothing else, and fails',
    async (signal) => {
      expect(await stopHalfway(signal, group)).toBe(1);
      expect([served(), readdirSync(state.folder)]).toEqual([whole('earlier'), ['build']]);
    },
  );
});

it('a build that is stopped by SIGKILL leaves the earlier site, and the next one cleans up', async () => {
  expect(await stopHalfway('SIGKILL', true)).toBe(null);
  expect(served()).toEqual(whole('earlier'));
  expect(readdirSync(state.folder)).toEqual(['build', 'build.lock', 'build.partial']);
  await buildAgain();
});

it('a build that is killed before any change of the disk leaves the earlier site or the new one', {
  timeout: 300_000,
}, async () => {
  const seen: string[] = [];
  for (let nth = 1; seen.at(-1) !== 'ended'; nth += 1) {
    const { signal, status } = spawnSync(process.execPath, node('killedBuild.ts', state.outDir, String(nth)));
    expect([signal, status]).toEqual(signal ? ['SIGKILL', null] : [null, 0]);
    const [text = ''] = served();
    expect(served()).toEqual(whole(text));
    seen.push(signal ? text : 'ended');
    await buildAgain();
    rmSync(state.outDir, { recursive: true });
    writeSite(state.outDir, 'earlier');
    writeMarker(state.outDir);
  }
  const changes = seen.filter((text) => text !== 'ended');
  expect(changes.length).toBeGreaterThan(10);
  // Until the second of the two renames it is the earlier site, from then on the new one.
  expect(changes).toEqual([...changes].sort());
  expect(new Set(changes)).toEqual(new Set(['earlier', 'new']));
});

it('a disk that is full leaves the earlier site, and the next build cleans up', async () => {
  // No file may grow beyond 8 blocks: what is larger cannot be written.
  const command = [process.execPath, ...node('largeBuild.ts', state.outDir)];
  const { status, signal } = spawnSync('sh', ['-c', 'ulimit -f 8; exec "$@"', 'sh', ...command]);
  expect(status === 1 || signal === 'SIGXFSZ').toBe(true);
  expect(served()).toEqual(whole('earlier'));
  await buildAgain();
});

it('of two builds into one folder, the second is refused with the process id of the first', async () => {
  const first = spawn(process.execPath, node('slowBuild.ts', state.outDir), { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => first.stdout.once('data', resolve));
  await expect(buildSite(state.outDir, async () => 0)).rejects.toThrow(`Process ${first.pid} writes to`);
  const ended = new Promise((resolve) => first.once('exit', resolve));
  first.kill('SIGTERM');
  await ended;
  await buildAgain();
});
