import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Cost } from './countSteps';
import { costlyShapes } from './shapes';

let costs: Record<string, [Cost]>;

beforeAll(() => {
  const script = path.join(__dirname, 'countSteps.ts');
  const args = ['--import', 'tsx', script, 'shapes'];
  costs = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 })) as typeof costs;
}, 480_000);

/** Of the whole run; a description of the same length whose schemas share nothing takes two million. */
const maxSteps = 60_000_000;

/** Characters of the model, the pages and the files. */
const maxSize = 16_000_000;

const refused =
  /^1:\d+ #\/(paths\/~1things\/post|components\/schemas\/n\d+) Written out (on the pages|for each operation)/;

it.each(Object.keys(costlyShapes))('a chain of %s is built within bounds, or refused with its place', (name) => {
  const [cost] = costs[name] ?? [];
  if (!cost) throw new Error(`${name} was not built.`);
  const steps = Object.values(cost.steps).reduce((sum, count) => sum + count, 0);
  expect(steps).toBeLessThan(maxSteps);
  if (cost.errors.length > 0) expect(cost.errors[0]).toMatch(refused);
  else expect(cost.size).toBeLessThan(maxSize);
});
