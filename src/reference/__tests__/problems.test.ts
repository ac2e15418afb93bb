import { describe, expect, it } from 'vitest';
import { compareText, DescriptionError, formatProblems, type Place, type Problem } from '../problems';

function problem(place: Partial<Place> = {}, given: Partial<Problem> = {}): Problem {
  const full: Place = { file: 'a.yaml', line: 1, column: 1, pointer: '#/info', ...place };
  return { severity: 'error', place: full, message: 'Wrong.', remedy: 'Mend it.', ...given };
}

describe('compareText', () => {
  it.each([
    ['a', 'b', -1],
    ['b', 'a', 1],
    ['a', 'a', 0],
    ['Z', 'a', -1],
    ['a', 'ä', -1],
    ['10', '9', -1],
  ])('%s and %s -> %i', (a, b, want) => {
    expect(compareText(a, b)).toBe(want);
  });
});

describe('formatProblems', () => {
  it('says place, pointer, reason and way out', () => {
    expect(formatProblems([problem({ line: 3, column: 5 })])).toMatchInlineSnapshot(`
      "  a.yaml:3:5  #/info
          Wrong.
          Mend it."
    `);
  });

  it.each(['', '#/'])('writes the root pointer %o as #', (pointer) => {
    expect(formatProblems([problem({ pointer })])).toContain('a.yaml:1:1  #\n');
  });

  it('sorts by file, line, column and message, and leaves the list as it was', () => {
    const given = [
      problem({ file: 'b.yaml' }),
      problem({ line: 10 }),
      problem({ line: 9, column: 2 }),
      problem({ line: 9 }, { message: 'B' }),
      problem({ line: 9 }, { message: 'A' }),
    ];
    const places = formatProblems(given).match(/^ {2}\S+:\d+:\d+|^ {4}[AB]$/gm);
    expect(places).toEqual([
      '  a.yaml:9:1',
      '    A',
      '  a.yaml:9:1',
      '    B',
      '  a.yaml:9:2',
      '  a.yaml:10:1',
      '  b.yaml:1:1',
    ]);
    expect(given[0]?.place.file).toBe('b.yaml');
  });
});

describe('DescriptionError', () => {
  it.each([
    [1, 'The API description has 1 problem:'],
    [2, 'The API description has 2 problems:'],
  ])('counts %i', (count, want) => {
    const problems = Array.from({ length: count }, (_, index) => problem({ line: index + 1 }));
    const error = new DescriptionError(problems);
    expect(error.message.split('\n')[0]).toBe(want);
    expect(error).toMatchObject({ name: 'DescriptionError', problems });
  });
});
