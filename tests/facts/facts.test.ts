import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readingOf, readingProblems } from './applyReadings';
import { readDescription } from './findInDescription';
import { READINGS } from './readings';
import { readFacts } from './readFacts';
import { rowsOf } from './rows';

const document = await readDescription(path.join(import.meta.dirname, '../../openapi/openapi.yaml'));
const rows = rowsOf(document, readFacts(path.join(import.meta.dirname, 'data')));

describe('facts', () => {
  it.each(rows.map((row) => [row.place, row] as const))('%s', (_place, row) => {
    expect(row.check(readingOf(row, READINGS))).toEqual([]);
  });

  it('have one row each', () => {
    const places = rows.map(({ place }) => place);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });
});

describe('readings', () => {
  it.each(READINGS.map((reading) => [reading.place, reading] as const))('%s', (_place, reading) => {
    expect(readingProblems(reading, rows, READINGS)).toEqual([]);
  });
});
