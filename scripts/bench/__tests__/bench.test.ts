import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Figures } from '../measure';
import { median, medians } from '../measure';
import { memoryOf, processTree } from '../processTree';
import { growth, toCostlyTable, toTable } from '../report';
import { makeSeries } from '../series';

const none: Figures = {
  ...{ load: 0, model: 0, pages: 0, stagesPeak: 0, build: 0, buildPeak: 0, output: 0, largestHtml: 0 },
  ...{ guideScript: 0, apiScript: 0, apiOther: 0, mainScript: 0, guideLongTasks: 0, apiLongTasks: 0 },
};

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 3], 2],
  ])('of %j is %d', (figures, want) => {
    expect(median(figures)).toBe(want);
  });

  it('is taken of each figure by itself', () => {
    expect(
      medians([
        { a: 1, b: 9 },
        { a: 3, b: 7 },
        { a: 2, b: 8 },
      ]),
    ).toEqual({ a: 2, b: 8 });
  });

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow('at least one value');
  });
});

describe('the memory of a process', () => {
  it('counts its descendants', async () => {
    const child = spawn('sh', ['-c', 'sleep 30 & wait'], { detached: true });
    try {
      await expect.poll(() => processTree(child.pid ?? 0).length).toBe(2);
      expect(memoryOf(processTree(child.pid ?? 0))).toBeGreaterThan(memoryOf([child.pid ?? 0]));
    } finally {
      process.kill(-(child.pid ?? 0));
    }
  });

  it('of a process that is gone is nothing', () => {
    expect(memoryOf([2 ** 30])).toBe(0);
  });
});

describe('the table', () => {
  it('has a column for each description', () => {
    const table = toTable({ ours: { ...none, load: 1.25, build: 10 }, GitHub: { ...none, output: 5e6 } }).split('\n');
    expect(table[0]).toBe('|  | ours | GitHub |');
    expect(table).toContain('| load | 1.3 s | 0.0 s |');
    expect(table).toContain('| output | 0 MB | 5 MB |');
  });

  it('has a row for each costly description', () => {
    expect(toCostlyTable({ tags: { load: 1.25, model: 0, pages: 2, stagesPeak: 5e6 } }).split('\n')).toEqual([
      '|  | load | model | pages | memory |',
      '| --- | --: | --: | --: | --: |',
      '| tags | 1.3 s | 0.0 s | 2.0 s | 5 MB |',
    ]);
  });

  it('says how costs grow', () => {
    const small = { ...none, load: 1, build: 2, output: 10 };
    const large = { ...none, load: 5, build: 9, output: 52 };
    expect(growth({ small, large }, 'small', 'large')).toBe(
      'large against small: load to pages 5.00, build 4.50, output 5.20 times.',
    );
    expect(growth({ small }, 'small', 'large')).toBeUndefined();
  });
});

describe('the generated series', () => {
  it.each([1, 100, 101])('has %d operations, the same every time', (count) => {
    const series = makeSeries(count) as { paths: Record<string, object> };
    expect(Object.values(series.paths).flatMap(Object.keys)).toHaveLength(count);
    expect(makeSeries(count)).toEqual(series);
  });

  it('refers to schemas that are there', () => {
    const { components } = makeSeries(50) as { components: { schemas: object } };
    const names = new Set(Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`));
    for (const [, target] of JSON.stringify(makeSeries(50)).matchAll(/"\$ref":"([^"]+)"/g))
      expect(names).toContain(target);
  });
});
