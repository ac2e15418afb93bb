import { expect, it } from 'vitest';
import { annotateProblems } from '../annotations';
import type { Problem } from '../problems';

function problemAt(line: number, rest: Partial<Problem> = {}): Problem {
  const place = { file: 'docs/a,b.md', line, column: 2, pointer: '#' };
  return { severity: 'error', place, message: '100% wrong: a, b.', remedy: 'Correct it.\nOr not.', ...rest };
}

it('shows problems at their lines, the errors first and each once', () => {
  const notice = problemAt(1, { severity: 'notice', message: 'Not shown.' });
  expect(annotateProblems([notice, problemAt(3), problemAt(3), problemAt(2)])).toEqual([
    '::error file=docs/a%2Cb.md,line=3,col=2::100%25 wrong: a, b.%0ACorrect it.%0AOr not.',
    '::error file=docs/a%2Cb.md,line=2,col=2::100%25 wrong: a, b.%0ACorrect it.%0AOr not.',
    '::notice file=docs/a%2Cb.md,line=1,col=2::Not shown.%0ACorrect it.%0AOr not.',
  ]);
});

it('shows what would steer the log, and lets no message begin a line or a command of its own', () => {
  const place = { file: 'a\u001b\n::error::b.yaml', line: 1, column: 1, pointer: '#' };
  const message = 'No "\u001b[2J\u009b\u2028\n::stop-commands::x".';
  expect(annotateProblems([problemAt(1, { place, message, remedy: 'Correct "\u202e".' })])).toEqual([
    '::error file=a\\u001b%0A%3A%3Aerror%3A%3Ab.yaml,line=1,col=1::' +
      'No "\\u001b[2J\\u009b\\u2028\\u000a::stop-commands::x".%0ACorrect "\\u202e".',
  ]);
});
