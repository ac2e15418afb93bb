import { expect, it } from 'vitest';
import { keepLastRun } from '../lastRun';

/** The names under which something was made again, run by run. */
function makeRuns(runs: string[][]): string[][] {
  const kept = keepLastRun();
  return runs.map((run) => {
    const recomputed: string[] = [];
    for (const name of run) expect(kept.take(name, () => recomputed.push(name) && name)).toBe(name);
    kept.end();
    return recomputed;
  });
}

it.each<[string, string[][], string[][]]>([
  [
    'makes only what the run before had not',
    [
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'c'],
    ],
    [['a', 'b'], [], ['c']],
  ],
  ['makes what has one name once in a run', [['a', 'a']], [['a']]],
  ['forgets what a run did not take', [['a'], ['b'], ['a']], [['a'], ['b'], ['a']]],
])('%s', (_what, runs, want) => expect(makeRuns(runs)).toEqual(want));

it('keeps what a run took that did not come to its end', () => {
  const kept = keepLastRun();
  kept.take('a', () => 1);
  kept.end();
  kept.take('b', () => 2);
  expect(kept.take('a', () => 3)).toBe(1);
});
