import { describe, expect, it } from 'vitest';
import { placeOf } from '../../__tests__/builders';
import { DescriptionError } from '../../report';
import { limitPages } from '../pagesLimit';

const limitOf = (text = '', source?: object) =>
  limitPages({ document: { text } as never, locate: placeOf, ...(source ? { source } : {}) }, [
    { severity: 'error', place: placeOf('#/info'), message: 'Found before.', remedy: 'Correct it.' },
  ]);

function problemsOf(make: () => unknown): string[] {
  try {
    make();
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    return error.problems.map(({ place, code }) => `${place.pointer} ${code}`);
  }
  return [];
}

describe('limitPages', () => {
  it('refuses pages that are very much longer than the description, at the part that takes the most', () => {
    const limit = limitOf();
    const counted = (pointer: string, characters: number) => () =>
      limit.within(pointer, () => limit.within(pointer, () => limit.count(characters)));
    expect(problemsOf(counted('#/paths/~1a/get', 2_500_000))).toEqual([]);
    expect(problemsOf(counted('#/paths/~1b/get', 1_400_000))).toEqual([]);
    expect(problemsOf(counted('#/paths/~1c/get', 200_000))).toEqual(['#/info undefined', '#/paths/~1a/get excess']);
  });

  it('counts what comes after a part for the one around it', () => {
    const limit = limitOf();
    const outer = (): void => {
      limit.within('#/inner', () => limit.count(1_500_000));
      limit.count(3_000_000);
    };
    expect(problemsOf(() => limit.within('#/outer', outer))).toContain('#/outer excess');
  });

  it('lets long descriptions have long pages, by what their author wrote', () => {
    const long = 'x'.repeat(1_000_000);
    expect(problemsOf(() => limitOf(long).count(50_000_000))).toEqual([]);
    expect(problemsOf(() => limitOf(long).count(60_000_000))).toHaveLength(2);
    expect(problemsOf(() => limitOf(long, {}).count(5_000_000))).toHaveLength(2);
  });

  it('counts steps of merging as characters', () => {
    expect(problemsOf(() => limitOf().countSteps(150_000))).toEqual([]);
    expect(problemsOf(() => limitOf().countSteps(250_000))).toHaveLength(2);
  });
});
