import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main, type Usage, unknownArgument } from '../main';

const usage: Usage = { help: 'npm run serve -- site --port 4000', options: ['port'], flags: ['quick'], places: 1 };
const { argv } = process;

describe('an argument that a command does not have', () => {
  it.each<[string[], string | undefined]>([
    [[], undefined],
    [['site', '--port', '4000', '--quick'], undefined],
    [['--port=4000', 'site'], undefined],
    [['--nope'], '--nope'],
    [['site', 'another'], 'another'],
    [['--port', '4000', '-p'], '-p'],
    [['port', 'another'], 'another'],
  ])('of %j is %j', (args, want) => {
    expect(unknownArgument(args, usage)).toBe(want);
  });

  it('is none where arguments are passed on', () => {
    expect(unknownArgument(['--locale', 'en'], { help: '', places: 'passed on' })).toBeUndefined();
  });
});

describe('a command', () => {
  beforeEach(() => {
    process.exitCode = undefined;
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    process.argv = argv;
    process.exitCode = undefined;
    vi.restoreAllMocks();
  });

  it.each<[string[], number | undefined, printed: 'log' | 'error', text: string, runs: number]>([
    [['--help'], undefined, 'log', usage.help, 0],
    [['--nope'], 1, 'error', `Unknown argument "--nope".\n\n${usage.help}`, 0],
    [['site'], 1, 'error', 'There is no site.', 1],
  ])('called with %j ends with %j', async (args, code, printed, text, runs) => {
    process.argv = ['node', 'serve.ts', ...args];
    const run = vi.fn(() => Promise.reject(new Error('There is no site.')));
    await main(run, usage);
    expect(process.exitCode).toBe(code);
    expect(vi.mocked(console[printed]).mock.calls).toEqual([[text]]);
    expect(run).toHaveBeenCalledTimes(runs);
  });
});

describe('a command whose output cannot be written', () => {
  const script = path.join(__dirname, 'printMuch.ts');
  const end = (to: string) => {
    const command = `"${process.execPath}" --import tsx "${script}" ${to}`;
    return spawnSync('sh', ['-c', command], { encoding: 'utf8', cwd: path.join(__dirname, '../../..') });
  };

  it('ends without a word once nobody reads it', () => {
    const { stdout, stderr } = end('| head -1');
    expect([stdout, stderr]).toEqual(['line 0\n', '']);
  });

  it.skipIf(!existsSync('/dev/full'))('says that the disk is full', () => {
    const { status, stderr } = end('> /dev/full');
    expect([status, stderr]).toEqual([
      1,
      'The output cannot be written: ENOSPC: no space left on device, write. Free some space on its disk.\n',
    ]);
  });
});
