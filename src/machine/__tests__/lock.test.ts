import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { linkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { World } from '../../../scripts/outDir/__tests__/world';
import { compileProgram } from '../../../tests/support/compileProgram';
import { takeLock } from '../lock';
import { identify, isRunning } from '../processIdentity';

vi.mock(import('node:fs'), async (load) => {
  const fs = await load();
  return { ...fs, linkSync: vi.fn(fs.linkSync) };
});

const program = compileProgram(
  `import { takeLock } from './lock';
  takeLock(process.argv[1]).then(
    () => { console.log('taken'); setInterval(() => {}, 1000); },
    (error) => console.log(error.message),
  );`,
  path.resolve(__dirname, '..'),
);

/**
 * Starts a process that tries to take a lock, and returns what it prints; one that has the lock keeps it until it is
 * killed.
 */
function tryToTake(file: string): { child: ChildProcess; output: Promise<string> } {
  const child = spawn(process.execPath, ['--eval', program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = new Promise<string>((resolve) =>
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim())),
  );
  return { child, output };
}

/** The name of the file by which one process holds the right to remove a stale lock. */
function guardOf(world: World, lock: string): string {
  return `${lock}.${createHash('sha256').update(world.read(lock)).digest('hex').slice(0, 12)}`;
}

it.each([
  ['a lock that is free', (world: World) => world],
  ['a stale lock', (world: World) => world.lock('lock', { pid: spawnSync('true').pid, started: '1' })],
  ['an empty lock', (world: World) => world.file('lock', '')],
  [
    'a stale lock that two processes were killed over while they removed it',
    (world: World) => {
      const gone = { pid: spawnSync('true').pid, started: '1' };
      const guard = guardOf(world.lock('lock', gone), 'lock');
      const second = guardOf(world.lock(guard, { ...gone, started: '2' }), guard);
      return world.lock(second, { ...gone, started: '3' });
    },
  ],
])('of several processes that want %s, one takes it and the others name that one', async (_name, given) => {
  const world = given(new World());
  const all = [1, 2, 3, 4, 5].map(() => tryToTake(world.at('lock')));
  try {
    const outputs = await Promise.all(all.map((each) => each.output));
    const taker = all[outputs.indexOf('taken')]?.child.pid;
    const others = outputs.filter((text) => text !== 'taken');
    expect(others).toHaveLength(4);
    for (const text of others) expect(text).toContain(`Process ${taker} writes to`);
    expect(world.tree().filter((line) => line.startsWith('lock'))).toHaveLength(1);
  } finally {
    for (const { child } of all) child.kill('SIGKILL');
  }
});

it('is released by its own process, and only by it', async () => {
  const world = new World();
  const release = await takeLock(world.at('lock'));
  expect(world.tree().join()).toContain(`"pid":${process.pid}`);
  release();
  expect(world.tree().join()).not.toContain('lock');
  const again = await takeLock(world.at('lock'));
  world.lock('lock', identify(process.ppid));
  again();
  expect(world.tree().join()).toContain(`"pid":${process.ppid}`);
});

it('leaves a stale lock to a process that is removing it', async () => {
  const world = new World();
  world.lock('lock', { pid: spawnSync('true').pid, started: '1' });
  world.lock(guardOf(world, 'lock'), identify(process.ppid));
  await expect(takeLock(world.at('lock'))).rejects.toThrow('cannot be taken');
  expect(world.read('lock')).toContain('"started":"1"');
});

it('tries again when another process removed the file from which it makes the lock', async () => {
  const world = new World();
  const { linkSync: link } = await vi.importActual<typeof import('node:fs')>('node:fs');
  vi.mocked(linkSync).mockImplementationOnce((aside, lock) => {
    rmSync(aside);
    link(aside, lock);
  });
  await takeLock(world.at('lock'));
  expect(world.read('lock')).toContain(`"pid":${process.pid}`);
});

it.each([0, -1])('does not name %i as a process to be stopped', async (pid) => {
  const world = new World();
  world.lock('lock', { pid, started: '' });
  await expect(takeLock(world.at('lock'))).rejects.toThrow('something else is there');
});

it('knows a process from a later one with its id, and from one that is gone', () => {
  const self = identify(process.pid);
  expect(isRunning(self)).toBe(true);
  expect(isRunning({ ...self, started: 'at another time' })).toBe(false);
  expect(isRunning({ ...self, started: '' })).toBe(true);
  expect(isRunning(identify(spawnSync('true').pid))).toBe(false);
});

it('takes a process for ended that waits for its parent to ask for its exit code', async () => {
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    await expect.poll(() => isRunning({ pid, started: '' }), { timeout: 30_000 }).toBe(false);
  } finally {
    parent.kill('SIGKILL');
  }
});
