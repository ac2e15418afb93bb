import { expect, it } from 'vitest';
import { exampleProblems } from './exampleMatch';
import type { Json } from './readFacts';

const CASES: [string, { stated: Json; candidates: unknown[]; want: string[] }][] = [
  ['the same', { stated: { id: 1, dirs: [{ id: 2 }] }, candidates: [{ id: 1, dirs: [{ id: 2 }] }], want: [] }],
  ['more keys', { stated: [{ id: 1 }], candidates: [[{ id: 1, name: 'West' }]], want: [] }],
  ['another one has it', { stated: { id: 1 }, candidates: [{ id: 3 }, { id: 1 }], want: [] }],
  ['no example', { stated: { id: 1 }, candidates: [], want: ['there is no example'] }],
  ['a key is missing', { stated: { id: 1, name: null }, candidates: [{ id: 1 }], want: ['.name is missing'] }],
  ['another value', { stated: { id: 1 }, candidates: [{ id: '1' }], want: ['.id is "1", not 1'] }],
  ['a longer list', { stated: { months: [1] }, candidates: [{ months: [1, 2] }], want: ['.months: 2 items, not 1'] }],
  ['no list', { stated: [1], candidates: [{ id: 1 }], want: ['example is {"id":1}, not a list'] }],
  [
    'the nearest is reported',
    {
      stated: { id: 1, active: true },
      candidates: [{ id: 2 }, { id: 1, active: false }],
      want: ['.active is false, not true'],
    },
  ],
];

it.each(CASES)('%s', (_name, { stated, candidates, want }) => {
  expect(exampleProblems(stated, candidates)).toEqual(want);
});
