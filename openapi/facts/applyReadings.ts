import type { Row, Stated } from './fieldRows';
import type { Json } from './readFacts';

/** A fact that the description reads differently, on purpose. */
export interface Reading {
  /** The row and the fact: `tasks › Get tasks › query closedBefore › name`. */
  place: string;
  stated: Json;
  reading: Json;
  why: string;
}

/** The facts of a row as the description reads them; `without` leaves one reading out. */
export function readingOf(row: Row, readings: readonly Reading[], without?: Reading): Stated {
  const read = Object.entries(row.stated).map(([name, stated]) => {
    const reading = readings.find((one) => one !== without && one.place === `${row.place} › ${name}`);
    return [name, reading ? reading.reading : stated] as const;
  });
  return Object.fromEntries(read);
}

/** What is wrong with a reading: no such fact, another fact by now, or no need for it. */
export function readingProblems(reading: Reading, rows: readonly Row[], readings: readonly Reading[]): string[] {
  const row = rows.find(({ place, stated }) =>
    Object.keys(stated).some((name) => `${place} › ${name}` === reading.place),
  );
  if (!row) return [`no fact has the place ${reading.place}`];
  const stated = row.stated[reading.place.slice(`${row.place} › `.length)] ?? null;
  if (JSON.stringify(stated) !== JSON.stringify(reading.stated)) {
    return [`the facts state ${JSON.stringify(stated)}, not ${JSON.stringify(reading.stated)}`];
  }
  const isNeeded = row.check(readingOf(row, readings, reading)).length > 0;
  return isNeeded ? [] : ['the description agrees with the fact as it is stated'];
}
