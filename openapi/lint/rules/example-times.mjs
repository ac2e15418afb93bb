// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { objectsIn, operationExamples, schemaExamples } from '../examples.mjs';
import { children, itemSchema, requestSchemas } from '../operations.mjs';
import { iso, momentsOf, timeOf } from '../times.mjs';
import { world } from '../world.mjs';

/** @import { Location, Oas3Rule, UserContext } from '@redocly/openapi-core' */
/** @import { OperationExample } from '../examples.mjs' */
/** @import { Found, Tree } from '../operations.mjs' */
/** @import { Moment } from '../times.mjs' */

const CREATED = ['createDate', 'creationDate', 'createdAt'];
const CHANGED = ['startDate', 'start_time', 'updateDate', 'lastModifiedAt'];
const CLOSED = ['closeDate', 'finishDate', 'finish_time'];
/** Fields in the orders in which their times come; those of one line are not compared with each other. */
const ORDERS = [
  [CREATED, CHANGED, CLOSED, ['expireDate']],
  [CREATED, ['deadlineDate']],
];
/** Fields whose times a read shows only after they have come. */
const PAST = [...CREATED, ...CHANGED, ...CLOSED];
/** How the names of the two ends of a period end. */
const PERIODS = [
  ['After', 'Before'],
  ['From', 'To'],
  ['_from', '_to'],
];
const TIME_NAME = /([a-z](Date|Time|At|After|Before|From|To)|_(date|time|from|to))$/;
const UNIX = /\bsince 1970-01-01\b/;
const FUTURE = /\bin the future\b/;
const YEAR = 365 * 24 * 60 * 60 * 1000;
/** Smaller numbers are not times but shares, sizes or counts. */
const SMALLEST_TIMESTAMP = 1e8;

/**
 * The times of a record come in order (made, changed, closed), so do the ends of a period, what a read shows has happened by
 * the date of the world, what an event shows by the time of the event, and a time that the text wants in the future is after
 * that date, so that the request still works when it is copied. No time is more than a year older than that.
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
const exampleTimes = () => {
  /**
   * @param {object} paths
   * @param {UserContext} context
   */
  const check = (paths, context) => {
    const seen = new Set();
    const examples = operationExamples(paths, context);
    reportPeriodsOfParameters(examples, context);
    for (const example of examples) {
      if (example.place === 'parameter') {
        reportOld({ [example.name]: example.value }, () => example.location, context);
        continue;
      }
      if (seen.has(example.location.absolutePointer)) continue;
      seen.add(example.location.absolutePointer);
      reportExample(example, context);
    }
  };
  return {
    SchemaProperties(properties, context) {
      const momentOf = (/** @type {string} */ name) => shownMoment(name, Object(properties)[name], context.location);
      reportDisorder(momentOf, context);
      for (const [name, field] of Object.entries(properties)) reportOldExample(name, field, context);
    },
    Schema(schema, context) {
      const { values } = schemaExamples(schema, context.location);
      for (const { object, location } of values.flatMap(({ value, location: at }) => objectsIn(value, at)))
        reportDisorder((name) => momentsOf(object, [name], location), context);
    },
    Paths: check,
    WebhooksMap: check,
  };
};

export default exampleTimes;

/**
 * @param {OperationExample} example of a body
 * @param {UserContext} context
 */
function reportExample({ method, place, operation, value, location }, context) {
  const occurred = isPlainObject(value) ? momentsOf(value, ['occurredAt'], location) : [];
  const future = place === 'request' ? futureFields(operation, context) : [];
  for (const { object, location: at, field } of objectsIn(value, location)) {
    const past = momentsOf(object, PAST, at);
    reportDisorder((name) => momentsOf(object, [name], at), context);
    reportPeriods(object, (name) => at.child(name), context);
    reportOld(object, (name) => at.child(name), context);
    reportLater(past, occurred, context);
    if (method === 'get' && place === 'response') reportFuture(past, context);
    if (field === undefined) reportPast(momentsOf(object, future, at), context);
  }
}

/**
 * @param {OperationExample[]} examples
 * @param {UserContext} context
 */
function reportPeriodsOfParameters(examples, context) {
  const parameters = examples.filter(({ place, first }) => place === 'parameter' && first);
  for (const operation of new Set(parameters.map((one) => one.operation.node))) {
    const own = parameters.filter((one) => one.operation.node === operation);
    const values = Object.fromEntries(own.map(({ name, value }) => [name, value]));
    const locations = new Map(own.map(({ name, location }) => [name, location]));
    reportPeriods(values, (name) => locations.get(name) ?? context.location, context);
  }
}

/**
 * @param {Tree} values by their names
 * @param {(name: string) => Location} placeOf
 * @param {UserContext} context
 */
function reportPeriods(values, placeOf, { report }) {
  for (const [start, end] of PERIODS) {
    for (const name of Object.keys(values).filter((each) => each.endsWith(String(start)))) {
      const other = name.slice(0, -String(start).length) + end;
      const [from, to] = [timeOf(values[name]), timeOf(values[other])];
      if (from === undefined || to === undefined || from <= to) continue;
      report({ message: `\`${other}\` is before \`${name}\`. Put them in order.`, location: placeOf(other) });
    }
  }
}

/**
 * @param {Tree} values by their names
 * @param {(name: string) => Location} placeOf
 * @param {UserContext} context
 */
function reportOld(values, placeOf, { report }) {
  for (const [name, value] of Object.entries(values)) {
    if (!TIME_NAME.test(name) || (typeof value === 'number' && value < SMALLEST_TIMESTAMP)) continue;
    const message = oldTime(name, timeOf(value));
    if (message) report({ message, location: placeOf(name) });
  }
}

/**
 * The fields of a request that its text wants in the future; the body may be a list.
 *
 * @param {Found} operation
 * @param {UserContext} context
 */
function futureFields(operation, context) {
  const fields = requestSchemas(operation, context).flatMap((schema) =>
    children(itemSchema(schema, context), 'properties', context),
  );
  return fields.filter(([, { node }]) => FUTURE.test(String(node.description))).map(([name]) => name);
}

/**
 * @param {Moment[]} moments
 * @param {UserContext} context
 */
function reportPast(moments, { report }) {
  for (const { name, time, location } of moments) {
    if (time > world.now) continue;
    report({ message: `\`${name}\` has to be in the future. Show a time after ${iso(world.now)}.`, location });
  }
}

/**
 * The time in the example of a field. The examples of an object's fields make an example of it.
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
  const message = oldTime(name, time);
  if (message) report({ message, location: location.child([name, 'examples', 0]) });
}

/**
 * @param {string} name
 * @param {number | undefined} time
 */
function oldTime(name, time) {
  if (time === undefined || time >= world.now - YEAR) return undefined;
  return `\`${name}\` shows a time of ${iso(time).slice(0, 4)}. Show one of the year before ${iso(world.now)}, or later.`;
}

/**
 * @param {(name: string) => Moment[]} momentOf
 * @param {UserContext} context
 */
function reportDisorder(momentOf, context) {
  for (const order of ORDERS) {
    const lines = order.map((names) => names.flatMap(momentOf));
    for (const [index, line] of lines.entries()) reportLater(lines.slice(0, index).flat(), line, context);
  }
}

/**
 * @param {Moment[]} before
 * @param {Moment[]} after
 * @param {UserContext} context
 */
function reportLater(before, after, { report }) {
  for (const { name, time, location } of after) {
    const late = before.find((one) => one.time > time);
    if (late) report({ message: `\`${name}\` is before \`${late.name}\`. Put them in order.`, location });
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
