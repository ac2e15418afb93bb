import { expect, test } from 'vitest';
import { emMediaQuery } from '../emMediaQuery';

test.each([
  ['(max-width: 996px)', '(max-width: 62.25em)'],
  ['(min-width: 997px) and (max-width: 1439.98px)', '(min-width: 62.3125em) and (max-width: 89.99875em)'],
  ['(width<.5px)', '(width<0.03125em)'],
  ['(width < 48em)', '(width < 48em)'],
  ['print', 'print'],
])('%s becomes %s', (query, want) => {
  expect(emMediaQuery(query)).toBe(want);
});
