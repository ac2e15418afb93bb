import { expect, it } from 'vitest';
import { summariseNotices } from '../notices';
import type { Problem } from '../problems';

const notice = (message: string, line: number, severity: Problem['severity'] = 'notice'): Problem => ({
  severity,
  place: { file: 'a.yaml', line, column: 1, pointer: '#' },
  message,
  remedy: '',
});

it('says each kind once, the most frequent first, with the first places', () => {
  const rare = notice('The extension "x-a" is not shown.', 9);
  const often = [1, 2, 3, 4].map((line) => notice('The extension "x-b" is not shown.', line));
  expect(summariseNotices([rare, ...often, notice('broken', 5, 'error')])).toBe(
    [
      '4 times: The extension "x-b" is not shown. (a.yaml:1:1, a.yaml:2:1, a.yaml:3:1, …)',
      'The extension "x-a" is not shown. (a.yaml:9:1)',
    ].join('\n'),
  );
});

it('says nothing when there is nothing', () => {
  expect(summariseNotices([notice('broken', 5, 'error')])).toBe('');
});

it.each([
  [3, 'It is broken. "a", "b", "c" and 1 more (a.yaml:1:1, a.yaml:2:1, a.yaml:3:1, …)'],
  [
    Number.POSITIVE_INFINITY,
    'It is broken. "a", "b", "c" and "d" (a.yaml:1:1, a.yaml:2:1, a.yaml:3:1, a.yaml:4:1, a.yaml:5:1)',
  ],
])('names what the notices of one kind are about, of %d places', (maxPlaces, want) => {
  const notices = ['a', 'b', 'c', 'd', 'a'].map((subject, index) => ({
    ...notice(`"${subject}" is broken.`, index + 1),
    ...{ kind: 'It is broken.', subject },
  }));
  expect(summariseNotices(notices, maxPlaces)).toBe(`5 times: ${want}`);
});
