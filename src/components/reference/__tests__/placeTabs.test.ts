import { expect, it } from 'vitest';
import { placeTabs } from '../placeTabs';

const rowWidth = { wide: 20, narrow: 11 };

it.each<[string, string[], (string | undefined)[]]>([
  ['none', [], []],
  ['one that fits', ['200'], [undefined]],
  ['some that fit together', ['a', 'b', 'c'], [undefined, undefined, undefined]],
  ['more than a narrow row holds', ['abcde', 'abcde', 'abcde'], [undefined, 'late-narrow', 'late-narrow']],
  [
    'more than any row holds',
    ['abcde', 'abcde', 'abcde', 'abcde', 'abcde', 'abcde'],
    [undefined, 'late-narrow', 'late-narrow', 'late', 'late', 'late'],
  ],
  ['one longer than a row', ['a', 'x'.repeat(60)], ['late', 'late']],
])('%s', (_case, labels, want) => {
  expect(placeTabs(labels, rowWidth)).toEqual(want);
});
