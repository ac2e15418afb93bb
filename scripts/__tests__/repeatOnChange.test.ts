import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { repeatOnChange } from '../repeatOnChange';

/** A task over a folder and a file beside it, whose runs end when the test says so. */
function start() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'repeat-'));
  const at = (name: string): string => path.join(folder, name);
  mkdirSync(at('openapi/paths'), { recursive: true });
  writeFileSync(at('redocly.yaml'), '');
  const ends: (() => void)[] = [];
  const stops: AbortSignal[] = [];
  const task = (stopped: AbortSignal): Promise<void> => {
    stops.push(stopped);
    return new Promise((resolve) => ends.push(resolve));
  };
  const repeated = repeatOnChange([at('openapi'), at('redocly.yaml')], task, 20);
  onTestFinished(() => {
    repeated.stop();
    rmSync(folder, { recursive: true });
  });
  const runs = (count: number) => vi.waitFor(() => expect(ends).toHaveLength(count), { timeout: 20_000 });
  return { at, ends, stops, repeated, runs };
}

it('runs at once, and again after each change below the folder and of the file', async () => {
  const { at, ends, runs } = start();
  await runs(1);
  ends[0]?.();
  writeFileSync(at('openapi/paths/a.yaml'), 'a');
  await runs(2);
  ends[1]?.();
  // As editors save: a new file takes the place of the old one.
  writeFileSync(at('redocly.yaml~'), 'b');
  renameSync(at('redocly.yaml~'), at('redocly.yaml'));
  await runs(3);
});

it('runs once at a time: changes during a run are followed by one more', async () => {
  const { at, ends, runs } = start();
  await runs(1);
  for (const name of ['a', 'b', 'c']) {
    writeFileSync(at(`openapi/${name}.yaml`), name);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await runs(2);
  ends[1]?.();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ends).toHaveLength(2);
});

it('tells the run that is under way to stop, and starts no other', async () => {
  const { at, ends, stops, repeated, runs } = start();
  await runs(1);
  repeated.stop();
  expect(stops[0]?.aborted).toBe(true);
  writeFileSync(at('openapi/a.yaml'), 'a');
  ends[0]?.();
  await repeated.settled();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ends).toHaveLength(1);
});
