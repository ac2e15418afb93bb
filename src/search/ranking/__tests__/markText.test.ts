import { expect, test } from 'vitest';
import { markText } from '../markText';

const shown = (text: string, words: string[]): string =>
  markText(text, words)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Get tasks', ['task'], 'Get [task]s'],
  ['approvalStatus', ['status', 'statu'], 'approval[Status]'],
  ['OPEN IN_PROGRESS', ['progress'], 'OPEN IN_[PROGRESS]'],
  ['reopen', ['open'], 'reopen'],
  ['a+b (c)', ['c'], 'a+b ([c])'],
  ['nothing', [], 'nothing'],
  ['', ['x'], ''],
])('in "%s" %j is marked as "%s"', (text, words, want) => {
  expect(shown(text, words)).toBe(want);
});
