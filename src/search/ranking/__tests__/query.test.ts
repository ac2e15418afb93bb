import { describe, expect, test } from 'vitest';
import { readQuery } from '../query';
import { synonymsOf } from '../synonyms';

describe('a query is read', () => {
  test.each([
    ['how do I close a task', ['close', 'task']],
    ['what does 409 mean', ['409']],
    ['IN_PROGRESS', ['inprogress']],
    ['in on', ['in', 'on']],
    ['https://api.example.com/v1/tasks', ['v1', 'tasks']],
    ['how do I get users', ['users']],
    ['get users', ['get', 'users']],
    ['?!', []],
  ])('%s: words %j', (typed, want) => {
    expect(readQuery(typed, {}).words.map(({ whole }) => whole)).toEqual(want);
  });

  test.each([
    ['"Rate limits" 429', ['rate limits']],
    ['\u201cretry loop\u201d', ['retry loop']],
    ['"', []],
  ])('%s: phrases %j', (typed, want) => {
    expect(readQuery(typed, {}).phrases).toEqual(want);
  });

  test.each([
    ['Task.status', true],
    ['details[].field', true],
    ['Task status.', false],
    ['task', false],
  ])('%s: the path of a field? %s', (typed, want) => {
    expect(readQuery(typed, {}).isPath).toBe(want);
  });

  test('only the last word may be incomplete', () => {
    expect(readQuery('close ta', {}).words.map(({ isLast }) => isLast)).toEqual([false, true]);
    expect(readQuery('close task ', {}).words.map(({ isLast }) => isLast)).toEqual([false, false]);
  });
});

test.each([
  ['comment on an issue', true],
  ['how do I close a task', true],
  ['attach a file', true],
  ['close task', false],
  ['what is the rate limit', false],
  ['task', false],
])('%s: something to do? %s', (typed, want) => {
  expect(readQuery(typed, {}).isJob).toBe(want);
});

describe('synonyms', () => {
  test('of words among which are some that say nothing', () => {
    const [word, ...others] = readQuery('sign in', { 'sign in': 'authentication' }).words;
    expect(word).toMatchObject({ whole: 'sign', synonyms: [['authentication']], isLast: false });
    expect(others).toEqual([]);
  });

  const synonyms = { login: 'authentication, API token', 'api key': 'token', stores: 'shop' };
  test.each([
    [['login'], [[['authentication'], ['api', 'token']]]],
    [
      ['logins', 'task'],
      [[['authentication'], ['api', 'token']], []],
    ],
    [
      ['my', 'api', 'key'],
      [[], [['token']], [['token']]],
    ],
    [['api'], [[]]],
  ])('of %j are %j', (words, want) => {
    expect(synonymsOf(words, synonyms)).toEqual(want);
  });
});

test.each<[string, boolean]>([
  ['rate limits', false],
  ['"rate limits"', true],
  ['"rate', true],
  ['"rate limits" 429', true],
  ['"Task.status"', false],
  ['status "IN_PROGRESS"', false],
])('%s quotes prose: %s', (typed, want) => {
  expect(readQuery(typed, {}).quotesProse).toBe(want);
});
