// @ts-check

/** @import { Location } from '@redocly/openapi-core' */
/** @import { Tree } from './operations.mjs' */
/** @typedef {{ name: string, time: number, location: Location }} Moment */

/**
 * The times that an object has in the fields with these names.
 *
 * @param {Tree} object
 * @param {string[]} names
 * @param {Location} location
 * @returns {Moment[]}
 */
export function momentsOf(object, names, location) {
  return names.flatMap((name) => {
    const time = timeOf(object[name]);
    return time === undefined ? [] : [{ name, time, location: location.child(name) }];
  });
}

/**
 * Milliseconds of a timestamp, which small numbers give in seconds, or of a date-time, which is in UTC.
 *
 * @param {unknown} value
 */
export function timeOf(value) {
  if (typeof value === 'number') return value < 1e11 ? value * 1000 : value;
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return undefined;
  return Date.parse(value.includes('T') && !value.endsWith('Z') ? `${value}Z` : value);
}

/**
 * A time as messages write it.
 *
 * @param {number} time
 */
export function iso(time) {
  return new Date(time).toISOString();
}
