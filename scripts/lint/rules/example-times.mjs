// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { objectsIn, operationExamples, schemaExamples } from '../examples.mjs';
import { child } from '../operations.mjs';
import { world } from '../world.mjs';

/** @import { Location, Oas3Rule, UserContext } from '@redocly/openapi-core' */
/** @import { Tree } from '../operations.mjs' */
/** @typedef {{ name: string, time: number, location: Location }} Moment */

/** Fields in the order in which their times come; those of one line are not compared with each other. */
const ORDER = [
  ['createDate', 'creationDate', 'createdAt'],
  ['startDate', 'start_time', 'updateDate', 'lastModifiedAt'],
  ['closeDate', 'finishDate', 'finish_time'],
  ['expireDate'],
];
/** Fields whose times a read shows only after they have come. */
const PAST = ORDER.slice(0, 3).flat();
const UNIX = /\bsince 1970-01-01\b/;
const FUTURE = /\bin the future\b/;
const EARLIEST = Date.UTC(2030, 0, 1);
const YEAR = 365 * 24 * 60 * 60 * 1000;

/**
 * The times of a record come in order (made, changed, closed), what a read shows has happened by the date of the world,
 * and a time that the text wants in the future is after that date, so that the request still works when it is copied. What
 * a field shows by itself is not older than a year then.
 *
 * Good:
 *
 *     { createDate: 1898841600000, closeDate: 1898846100000 }
 *
 * Bad:
 *
 *     { createDate: 1898846100000, closeDate: 1898841600000 }
 *
 * @type {Oas3Rule}
 */
const exampleTimes = () => ({
  SchemaProperties(properties, context) {
    const momentOf = (/** @type {string} */ name) => shownMoment(name, Object(properties)[name], context.location);
    reportDisorder(
      ORDER.map((names) => names.flatMap(momentOf)),
      context,
    );
    for (const [name, field] of Object.entries(properties)) reportOldExample(name, field, context);
  },
  Schema(schema, context) {
    const { values } = schemaExamples(schema, context.location);
    for (const { object, location } of values.flatMap(({ value, location: at }) => objectsIn(value, at)))
      reportDisorder(
        ORDER.map((names) => momentsOf(object, names, location)),
        context,
      );
  },
  Paths(paths, context) {
    const seen = new Set();
    for (const { method, place, value, location } of operationExamples(paths, context)) {
      if (place === 'parameter') continue;
      for (const { object, location: at } of objectsIn(value, location)) {
        if (seen.has(at.absolutePointer)) continue;
        seen.add(at.absolutePointer);
        const lines = ORDER.map((names) => momentsOf(object, names, at));
        reportDisorder(lines, context);
        if (method === 'get' && place === 'response') reportFuture(momentsOf(object, PAST, at), context);
      }
    }
  },
  MediaType(media, context) {
    if (!isPlainObject(media.examples)) return;
    const found = { node: /** @type {Tree} */ (media), location: context.location };
    const properties = child(found, 'schema', context);
    const fields = properties && child(properties, 'properties', context);
    if (!fields) return;
    for (const [name, schema] of Object.entries(fields.node)) {
      if (!isPlainObject(schema) || !FUTURE.test(String(schema.description))) continue;
      for (const key of Object.keys(media.examples).filter((example) => !example.startsWith('older'))) {
        const value = child(found, 'examples', context)?.node[key];
        const body = isPlainObject(value) ? value.value : undefined;
        const time = isPlainObject(body) ? timeOf(body[name]) : undefined;
        if (time === undefined || time > Math.max(world.now, EARLIEST)) continue;
        const location = context.location.child(['examples', key, 'value', name]);
        context.report({
          message: `\`${name}\` has to be in the future. Show a time after ${iso(world.now)}.`,
          location,
        });
      }
    }
  },
});

export default exampleTimes;

/**
 * What a field shows by itself: beside those of its neighbours, it makes the example of the object.
 *
 * @param {string} name
 * @param {unknown} field
 * @param {Location} properties
 * @returns {Moment[]}
 */
function shownMoment(name, field, properties) {
  const [value] = isPlainObject(field) && Array.isArray(field.examples) ? field.examples : [];
  const time = timeOf(value);
  return time === undefined ? [] : [{ name, time, location: properties.child([name, 'examples', 0]) }];
}

/**
 * @param {string} name
 * @param {unknown} field
 * @param {UserContext} context At the fields of the schema.
 */
function reportOldExample(name, field, { report, location }) {
  if (!isPlainObject(field) || !Array.isArray(field.examples)) return;
  const [value] = field.examples;
  const time = typeof value !== 'number' || UNIX.test(String(field.description)) ? timeOf(value) : undefined;
  if (time === undefined || time >= world.now - YEAR) return;
  report({
    message: `\`${name}\` shows a time of ${iso(time).slice(0, 4)}. Show one of the year before ${iso(world.now)}, or later.`,
    location: location.child([name, 'examples', 0]),
  });
}

/**
 * @param {Moment[][]} lines
 * @param {UserContext} context
 */
function reportDisorder(lines, context) {
  for (const [index, line] of lines.entries()) {
    const before = lines.slice(0, index).flat();
    for (const { name, time, location } of line) {
      const late = before.find((one) => one.time > time);
      if (late) context.report({ message: `\`${name}\` is before \`${late.name}\`. Put them in order.`, location });
    }
  }
}

/**
 * @param {Moment[]} moments
 * @param {UserContext} context
 */
function reportFuture(moments, context) {
  for (const { name, location } of moments.filter(({ time }) => time > world.now)) {
    const message = `\`${name}\` is in the future: the date of the example data is ${iso(world.now)}. Show an earlier time.`;
    context.report({ message, location });
  }
}

/**
 * @param {Tree} object
 * @param {string[]} names
 * @param {Location} location
 * @returns {Moment[]}
 */
function momentsOf(object, names, location) {
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
function timeOf(value) {
  if (typeof value === 'number') return value < 1e11 ? value * 1000 : value;
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return undefined;
  return Date.parse(value.includes('T') && !value.endsWith('Z') ? `${value}Z` : value);
}

/** @param {number} time */
function iso(time) {
  return new Date(time).toISOString();
}
