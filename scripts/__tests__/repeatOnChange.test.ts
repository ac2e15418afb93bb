import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { repeatOnChange, type WatchPlace } from '../repeatOnChange';

/** A task whose runs end when the test says so. */
function taskOf() {
  const ends: (() => void)[] = [];
  const stops: AbortSignal[] = [];
  let begun = (): void => {};
  const task = (stopped: AbortSignal): Promise<void> => {
    stops.push(stopped);
    begun();
    return new Promise((resolve) => ends.push(resolve));
  };
  const nextRun = () =>
    new Promise<void>((resolve) => {
      begun = resolve;
    });
  return { task, ends, stops, nextRun };
}

it('runs at once, and again after each change below the folder and of the file', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'repeat-'));
  const at = (name: string): string => path.join(folder, name);
  mkdirSync(at('openapi/paths'), { recursive: true });
  writeFileSync(at('redocly.yaml'), '');
  const { task, ends, nextRun } = taskOf();
  const first = nextRun();
  const repeated = repeatOnChange([at('openapi'), at('redocly.yaml')], task, 20);
  onTestFinished(() => {
    repeated.stop();
    rmSync(folder, { recursive: true });
  });
  await first;
  ends[0]?.();
  const second = nextRun();
  writeFileSync(at('openapi/paths/a.yaml'), 'a');
  await second;
  ends[1]?.();
  const third = nextRun();
  // As editors save: a new file takes the place of the old one.
  writeFileSync(at('redocly.yaml~'), 'b');
  renameSync(at('redocly.yaml~'), at('redocly.yaml'));
  await third;
});

/** A task over a place that changes when the test says so, by a clock that goes when the test says so. */
async function start() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const given = taskOf();
  const place = { change: () => {}, close: vi.fn() };
  const watchPlace: WatchPlace = (_place, onChange) => {
    place.change = onChange;
    return place;
  };
  const repeated = repeatOnChange(['openapi'], given.task, 20, watchPlace);
  await vi.advanceTimersByTimeAsync(0);
  expect(given.ends).toHaveLength(1);
  return { ...given, place, repeated };
}

it('runs once at a time: changes during a run are followed by one more', async () => {
  const { ends, place } = await start();
  for (const pause of [60, 10, 60]) {
    place.change();
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
});

it('takes changes of one moment as one', async () => {
  const { ends, place } = await start();
  ends[0]?.();
  for (const pause of [10, 10, 1000]) {
    place.change();
    await vi.advanceTimersByTimeAsync(pause);
    ends[1]?.();
  }
  expect(ends).toHaveLength(2);
});

it('tells the run that is under way to stop, and starts no other', async () => {
  const { ends, stops, place, repeated } = await start();
  place.change();
  repeated.stop();
  expect(stops[0]?.aborted).toBe(true);
  expect(place.close).toHaveBeenCalledOnce();
  place.change();
  ends[0]?.();
  await repeated.settled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(1);
});

it('leaves out the run that waits for the one under way, once it is stopped', async () => {
  const { ends, place, repeated } = await start();
  place.change();
  await vi.advanceTimersByTimeAsync(1000);
  repeated.stop();
  ends[0]?.();
  await repeated.settled();
  expect(ends).toHaveLength(1);
});
