import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cost, Step } from './countSteps';
import type { Costly } from './parts';
import { costlyReferences } from './references';
import { costlyPages, costlyRepetition } from './repetition';
import { costlySchemas } from './schemas';
import { costlyStructure } from './structure';

/** Twice the size takes twice the steps; what comes once for each description makes it less. */
const linear = 2.2;

/** The same of a single step that is no small part of the whole, in which less comes once. */
const linearStep = { growth: 2.5, from: 50_000 };

function total({ steps }: Cost): number {
  return Object.values(steps).reduce((sum, count) => sum + count, 0);
}

let costs: Record<string, [once: Cost, twice: Cost]>;

beforeAll(() => {
  const script = path.join(__dirname, 'countSteps.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, 'costly'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  costs = JSON.parse(output) as typeof costs;
}, 480_000);

describe.each(
  Object.entries<Costly>({
    ...costlySchemas,
    ...costlyStructure,
    ...costlyRepetition,
    ...costlyPages,
    ...costlyReferences,
  }),
)('%s', (name, { n, refused, perPart, most = Number.POSITIVE_INFINITY }) => {
  it(refused ? 'are refused with their place' : 'cost no more than their size', () => {
    const [once, twice] = costs[name] ?? [];
    if (!once || !twice) throw new Error(`${name} was not built.`);
    expect(total(twice) / total(once)).toBeLessThan(refused ? 3 : linear);
    expect(total(twice)).toBeLessThan(most);
    if (refused) {
      for (const { errors } of [once, twice]) expect(errors[0]).toMatch(refused);
      return;
    }
    expect([...once.errors, ...twice.errors]).toEqual([]);
    const large = Object.entries(once.steps).filter(([, count]) => count >= linearStep.from) as [Step, number][];
    expect(large.filter(([step, count]) => twice.steps[step] / count > linearStep.growth)).toEqual([]);
    if (perPart === undefined) expect(twice.size / once.size).toBeLessThan(linear);
    else expect(twice.size).toBeLessThan(perPart * n * 2);
  });
});
