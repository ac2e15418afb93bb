import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { compareText, type Place, type Problem } from '../problems';
import { DescriptionError, formatProblems } from '../report';

function problem(place: Partial<Place> = {}, given: Partial<Problem> = {}): Problem {
  const full: Place = { file: 'a.yaml', line: 1, column: 1, pointer: '#/info', ...place };
  return { severity: 'error', place: full, message: 'Wrong.', remedy: 'Correct it.', ...given };
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
          Correct it."
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

describe('the report of a failed run', () => {
  const notice = problem({ line: 1 }, { severity: 'notice', message: 'Not shown.' });
  const unread = problem({ file: 'b.yaml', line: 7, pointer: '#' }, { message: 'Failed to parse.' });
  const lost = problem({ line: 2 }, { message: 'Cannot resolve "b.yaml".', cause: unread.place });
  const missing = (line: number): Problem =>
    problem({ line, pointer: `#/${line}` }, { message: '"#/x" is not there.', remedy: 'Add it.', kind: 'Not there.' });

  it('has the errors first, each once, what follows from one below it, and the notices in lines', () => {
    const given = [notice, { ...notice, place: { ...notice.place, line: 4, pointer: '#/4' } }, lost, unread];
    expect(new DescriptionError([...given, missing(3), missing(5), missing(5)]).message).toMatchInlineSnapshot(`
      "The API description has 2 problems:

        a.yaml:3:1  #/3
        a.yaml:5:1  #/5
          "#/x" is not there.
          Add it.

        b.yaml:7:1  #
          Failed to parse.
          Correct it.
          What may follow from it:
            a.yaml:2:1  #/info
              Cannot resolve "b.yaml".
              Correct it.

      Notices, which do not stop the build:

        2 times: Not shown. (a.yaml:1:1, a.yaml:4:1)
      "
    `);
  });

  it('is all that a console shows of the error', () => {
    const error = new DescriptionError([missing(3), notice]);
    const shown = inspect(new Error('Unable to build.', { cause: error })).split('[cause]: ')[1] ?? '';
    const lines = `DescriptionError: ${error.message}\n}`.split('\n').map((line) => line.trim());
    expect(shown.split('\n').map((line) => line.trim())).toEqual(lines);
  });

  it('reports a consequence on its own when its cause is not among the problems', () => {
    expect(formatProblems([lost])).toContain('a.yaml:2:1  #/info\n    Cannot resolve');
  });
});
