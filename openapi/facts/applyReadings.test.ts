import { expect, it } from 'vitest';
import { type Reading, readingOf, readingProblems } from './applyReadings';
import type { Row } from './fieldRows';

const row: Row = {
  place: 'tasks › model task › field id',
  stated: { name: 'id', type: 'String' },
  check: ({ type }) => (type === 'Integer' ? [] : [`type is integer, not ${type}`]),
};

const right: Reading = {
  place: 'tasks › model task › field id › type',
  stated: 'String',
  reading: 'Integer',
  why: 'The example sends a number.',
};

it('reads a fact as the table says, and the others as they are stated', () => {
  expect(readingOf(row, [right])).toEqual({ name: 'id', type: 'Integer' });
  expect(readingOf(row, [])).toEqual(row.stated);
});

const CASES: [string, { given: Reading; rows?: Row[]; want: string[] }][] = [
  ['right', { given: right, want: [] }],
  [
    'of a fact that is not there',
    {
      given: { ...right, place: 'tasks › model task › field id › default' },
      want: ['no fact has the place tasks › model task › field id › default'],
    },
  ],
  ['of another fact', { given: { ...right, stated: 'Long' }, want: ['the facts state "String", not "Long"'] }],
  [
    'without need',
    {
      given: right,
      rows: [{ ...row, check: () => [] }],
      want: ['the description agrees with the fact as it is stated'],
    },
  ],
];

it.each(CASES)('judges a reading %s', (_name, { given, rows = [row], want }) => {
  expect(readingProblems(given, rows, [given])).toEqual(want);
});
