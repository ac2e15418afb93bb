import { expect, it } from 'vitest';
import { adviceFor, PageError } from '../client/failedPage';

it.each([
  ['no network', new TypeError('Failed to fetch'), /^Check your connection, then choose Retry\./],
  ['a lost chunk', new Error('Loading chunk 12 failed.'), /^Check your connection, then choose Retry\./],
  ['no error at all', undefined, /^Check your connection, then choose Retry\./],
  ['an error of our own', new PageError('Wait a minute, then choose Retry.'), /^Wait a minute, then choose Retry\.$/],
])('%s', (_what, error, want) => {
  expect(adviceFor(error)).toMatch(want);
  expect(adviceFor(error)).not.toMatch(/fetch|chunk/i);
});
