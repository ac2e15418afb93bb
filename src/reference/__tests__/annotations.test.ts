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
