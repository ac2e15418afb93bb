import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSite } from '../buildSite';
import { writeMarker } from '../outDir/marker';

const state = { folder: '', outDir: '' };

async function write(folder: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), text);
}

/** A folder as a build leaves it. */
async function leave(folder: string, text: string): Promise<void> {
  await write(folder, text);
  writeMarker(folder);
}

const built = (): Promise<string> => readFile(path.join(state.outDir, 'index.html'), 'utf8');
const hasLeftovers = (): boolean => existsSync(`${state.outDir}.partial`) || existsSync(`${state.outDir}.previous`);

async function succeed(folder: string): Promise<number> {
  await write(folder, 'new');
  return 0;
}

beforeEach(async () => {
  state.folder = await mkdtemp(path.join(os.tmpdir(), 'portal-build-'));
  state.outDir = path.join(state.folder, 'build');
});
afterEach(() => rm(state.folder, { recursive: true, force: true }));

describe('a build that succeeds', () => {
  it('is put in place', async () => {
    expect(await buildSite(state.outDir, succeed)).toBe(0);
    expect(await built()).toBe('new');
    expect(hasLeftovers()).toBe(false);
  });

  it('takes the place of the earlier one, with nothing of it left', async () => {
    await write(path.join(state.outDir, 'old'), 'old');
    await leave(state.outDir, 'old');
    await buildSite(state.outDir, succeed);
    expect(await built()).toBe('new');
    expect(existsSync(path.join(state.outDir, 'old'))).toBe(false);
  });

  it('leaves the earlier one in place until it is complete', async () => {
    await leave(state.outDir, 'old');
    await buildSite(state.outDir, async (folder) => {
      expect(await built()).toBe('old');
      return succeed(folder);
    });
  });
});

it('has its scripts run as CommonJS in a project of ES modules', async () => {
  await writeFile(path.join(state.folder, 'package.json'), '{"type": "module"}');
  const run = async (folder: string): Promise<number> => {
    await write(folder, 'new');
    const script = path.join(folder, 'chunk.js');
    await writeFile(script, 'module.exports = 1');
    return spawnSync(process.execPath, [script]).status ?? 1;
  };
  expect(await buildSite(state.outDir, run)).toBe(0);
  expect(existsSync(path.join(state.outDir, 'package.json'))).toBe(false);
});

describe('a build that fails', () => {
  it.each([1, 2, 137])('with exit code %i leaves the earlier one whole, and 1 is the exit code', async (code) => {
    await leave(state.outDir, 'old');
    const failing = async (folder: string): Promise<number> => {
      await write(folder, 'half');
      return code;
    };
    expect(await buildSite(state.outDir, failing)).toBe(1);
    expect(await built()).toBe('old');
    expect(hasLeftovers()).toBe(false);
  });

  it('by an error says so and tidies up', async () => {
    const failing = async (folder: string): Promise<number> => {
      await write(folder, 'half');
      throw new Error('no such program');
    };
    await expect(buildSite(state.outDir, failing)).rejects.toThrow('no such program');
    expect(hasLeftovers()).toBe(false);
  });
});

it.each(['/proc/x', '/proc/x/y/z'])('%s, where nothing can be made, stops a build at once', async (folder) => {
  await expect(buildSite(folder, succeed)).rejects.toThrow(`The build stopped at ${folder}`);
});
