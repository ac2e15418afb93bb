// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { fieldsOf, fieldsWithin, isReasonOf, kindsCalled, namedKinds, unknownIds } from '../errorTexts.mjs';
import { objectsWithin, operationExamples } from '../examples.mjs';
import { requestSchemas } from '../operations.mjs';
import { kindAt } from '../world.mjs';

/** @import { Location, Oas3Rule } from '@redocly/openapi-core' */
/** @import { OperationExample } from '../examples.mjs' */
/** @import { Found } from '../operations.mjs' */
/** @typedef {{ message: string, location: Location }} Problem */

/** Statuses of errors that the request causes. */
const FROM_REQUEST = /^(400|404|409|422)$/;

/**
 * An error that lies in the request (400, 404, 409, 422) shows a field, an id or a reason of its own operation: a
 * parameter that the operation has, an id of a kind that it names and that no record has, a field that its request has,
 * a key that its samples send. So no two operations share such an example.
 *
 * Good:
 *
 *     /tasks/{id}: … '404': … message: No task has the id 1499
 *
 * Bad:
 *
 *     /tasks/{id}: … '404': … message: No task has the id 1480
 *
 * @type {Oas3Rule}
 */
const errorExample = () => ({
  Paths(paths, context) {
    const examples = operationExamples(paths, context);
    /** @type {Map<string, unknown>} */
    const owners = new Map();
    for (const error of examples.filter(({ status }) => FROM_REQUEST.test(String(status)))) {
      const { operation, location } = error;
      const place = location.absolutePointer;
      const own = examples.filter((one) => one.operation.node === operation.node);
      const bodyFields = requestSchemas(operation, context).flatMap((schema) => fieldsWithin(schema, context));
      const isShared = owners.has(place) && owners.get(place) !== operation.node;
      const problems = isShared
        ? [{ message: 'Operations share this error. Show one of each operation itself.', location }]
        : problemsOf(error, own, bodyFields);
      for (const problem of problems) context.report(problem);
      owners.set(place, operation.node);
    }
  },
});

export default errorExample;

/**
 * @param {OperationExample} error
 * @param {OperationExample[]} own the examples of its operation
 * @param {Array<[string, Found]>} fields that its request can have, whether an example shows them or not
 * @returns {Problem[]}
 */
function problemsOf({ value, location }, own, fields) {
  if (!isPlainObject(value)) return [];
  const sent = [
    ...fields.map(([name]) => name),
    ...own.filter(({ place }) => place === 'request').flatMap((one) => fieldsOf(one.value)),
  ];
  const shown = own.flatMap((one) => (/^2/.test(String(one.status)) ? fieldsOf(one.value) : []));
  const parameters = own.flatMap(({ place, name }) => (place === 'parameter' ? [name] : []));
  const text = String(value.message);
  return [
    ...[...messageOf(text, own, sent), ...countOf(text, value.details)].map((message) => ({
      message,
      location: location.child('message'),
    })),
    ...namesIn(text)
      .filter((name) => ![...sent, ...shown, ...parameters].includes(name))
      .map((name) => ({ message: noField(name), location: location.child('message') })),
    ...[value.details ?? []]
      .flat()
      .flatMap((detail, index) => detailProblems(detail, location.child(['details', index]), sent, fields)),
  ];
}

/**
 * @param {unknown} detail an entry of the error's `details`
 * @param {Location} location
 * @param {string[]} sent the names of all fields that a request can have
 * @param {Array<[string, Found]>} fields those that its schema states
 * @returns {Problem[]}
 */
function detailProblems(detail, location, sent, fields) {
  if (!isPlainObject(detail)) return [];
  const field = String(detail.field);
  const names = namesOf(field);
  if (!names.every((name) => sent.includes(name)))
    return [{ message: noField(field), location: location.child('field') }];
  const schemas = fields.filter(([name]) => name === names.at(-1)).map(([, found]) => found);
  if (schemas.length === 0 || isReasonOf(String(detail.message), schemas)) return [];
  const message = `The schema of \`${field}\` does not say this. Show what it says.`;
  return [{ message, location: location.child('message') }];
}

/**
 * @param {string} text of the error
 * @param {OperationExample[]} own
 * @param {string[]} sent
 * @returns {string[]}
 */
function messageOf(text, own, sent) {
  const parameter = /^Parameter (\w+)/.exec(text)?.[1];
  if (parameter !== undefined && !own.some(({ place, name }) => place === 'parameter' && name === parameter)) {
    return [`The operation has no parameter \`${parameter}\`. Name one that it has.`];
  }
  const taken = /^The [a-z ]+ (\S.*) is taken$/.exec(text)?.[1];
  if (taken !== undefined && !isSentOrKept(taken, own)) {
    return [`Neither a request nor a record of \`openapi/world\` has ${taken}. Name a value that one has.`];
  }
  const [, kind, id] = /^No ([\w ]+) has the (?:external )?id ([\w-]+)/.exec(text) ?? [];
  if (kind === undefined || id === undefined) {
    return unknownIds(text, own).map(
      (unknown) =>
        `Neither \`openapi/world\` nor an example of the operation has ${unknown}. Name what one of them has.`,
    );
  }
  const kinds = kindsCalled(kind);
  if (kinds.some(({ records, external }) => records.has(id) || external.has(id))) {
    return [`\`openapi/world\` has a record with the id ${id}. Name one that it does not have.`];
  }
  const isNamed = namedKinds(own, sent).some((named) => kinds.includes(named));
  return isNamed ? [] : [`The request names no ${kind}. Name a record of a kind that it names.`];
}

/**
 * @param {string} text
 * @param {unknown} details
 * @returns {string[]}
 */
function countOf(text, details) {
  const stated = /^(\d+) values? /.exec(text)?.[1];
  const count = Array.isArray(details) ? details.length : 0;
  return stated === undefined || Number(stated) === count
    ? []
    : [`The text counts ${stated}, \`details\` has ${count}. Make them agree.`];
}

/**
 * Whether the requests of an operation send a value, or a record has it that they can collide with.
 *
 * @param {string} value
 * @param {OperationExample[]} own
 */
function isSentOrKept(value, own) {
  const sent = own.filter(({ place }) => place === 'request').map((one) => one.value);
  const kept = own.slice(0, 1).flatMap(({ path }) => [...(kindAt(path)?.records.values() ?? [])]);
  return [...sent, ...kept].some((each) => hasValue(each, value));
}

/**
 * @param {unknown} value
 * @param {string} wanted
 */
function hasValue(value, wanted) {
  return objectsWithin(value).some(({ object }) => Object.values(object).some((each) => String(each) === wanted));
}

/** @param {string} field */
function noField(field) {
  return `The request has no field \`${field}\`. Name one that it has.`;
}

/**
 * The names that a text writes as code.
 *
 * @param {string} text
 */
function namesIn(text) {
  return [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

/**
 * The names in the place of a field; the body or a field may be a list: `[0].name`, `answers[0].value`.
 *
 * @param {string} field
 */
function namesOf(field) {
  const names = field.split('.').map((name) => name.replace(/\[\d+\]$/, ''));
  return names.filter((name) => !/^\d*$/.test(name));
}
