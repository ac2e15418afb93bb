import { expect, it } from 'vitest';
import { keepLastRun, keepNothing, type LastRun } from '../lastRun';

/** The values that were made anew, run by run. */
async function makeRuns(kept: LastRun<string>, runs: object[][]): Promise<object[][]> {
  const made: object[][] = [];
  for (const run of runs) {
    kept.next();
    const anew: object[] = [];
    for (const value of run) {
      await kept.take(value, () => {
        anew.push(value);
        return Promise.resolve('made');
      });
    }
    made.push(anew);
  }
  return made;
}

const [one, two] = [{ id: 1 }, { id: 2 }];

it('makes only what the run before had not', async () => {
  expect(
    await makeRuns(keepLastRun(), [
      [one, two],
      [one, two],
      [{ id: 1 }, { id: 3 }],
    ]),
  ).toEqual([[one, two], [], [{ id: 3 }]]);
});

it('makes a value once in a run', async () =>
  expect(await makeRuns(keepLastRun(), [[one, { id: 1 }]])).toEqual([[one]]));

it('forgets what a run did not take', async () =>
  expect(await makeRuns(keepLastRun(), [[one], [two], [one]])).toEqual([[one], [two], [one]]));

it('makes everything where nothing is kept', async () =>
  expect(await makeRuns(keepNothing(), [[one], [one]])).toEqual([[one], [one]]));
