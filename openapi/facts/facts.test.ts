import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readingOf, readingProblems } from './applyReadings';
import { readDescription } from './findInDescription';
import { mutationsOf } from './mutations';
import { readFacts } from './readFacts';
import { READINGS } from './readings';
import { rowsOf } from './rows';

const document = await readDescription(path.join(import.meta.dirname, '../openapi.yaml'));
const rows = rowsOf(document, readFacts(path.join(import.meta.dirname, 'data')));

describe('the description holds', () => {
  it.each(rows.map((row) => [row.place, row] as const))('%s', (_place, row) => {
    expect(row.check(readingOf(row, READINGS))).toEqual([]);
  });
});

describe('the rows', () => {
  it('stand in one place each', () => {
    const places = rows.map(({ place }) => place);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('state something each', () => {
    expect(rows.filter(({ stated }) => Object.keys(stated).length === 0)).toEqual([]);
  });

  it('notice every fact that is wrong', () => {
    const unnoticed = rows.flatMap((row) => {
      const facts = readingOf(row, READINGS);
      return Object.entries(facts).flatMap(([name, value]) =>
        mutationsOf(name, value)
          .filter((wrong) => row.check({ ...facts, [name]: wrong }).length === 0)
          .map((wrong) => `${row.place} › ${name}: ${JSON.stringify(wrong)}`),
      );
    });
    expect(unnoticed).toEqual([]);
  });
});

describe('the reading is known, right and needed', () => {
  it.each(READINGS.map((reading) => [reading.place, reading] as const))('%s', (_place, reading) => {
    expect(readingProblems(reading, rows, READINGS)).toEqual([]);
  });
});
