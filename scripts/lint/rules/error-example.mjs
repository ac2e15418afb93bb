// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { operationExamples } from '../examples.mjs';
import { child, children } from '../operations.mjs';
import { world } from '../world.mjs';

/** @import { Oas3Rule } from '@redocly/openapi-core' */
/** @import { OperationExample } from '../examples.mjs' */
/** @import { Found, Lookup } from '../operations.mjs' */

/** Statuses of errors that the request causes. */
const OWN = /^(400|404|409|422)$/;

/**
 * An error that lies in the request (400, 404, 409, 422) shows a field, an id or a reason of its own operation: a
 * parameter that the operation has, an id that no record has, a field that its request has. So no two operations share
 * such an example.
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
    for (const error of examples.filter(({ status }) => OWN.test(String(status)))) {
      const { operation, location } = error;
      const place = location.absolutePointer;
      const own = examples.filter((one) => one.operation.node === operation.node);
      const isShared = owners.has(place) && owners.get(place) !== operation.node;
      const problem = isShared
        ? 'Operations share this error. Show one of each operation itself.'
        : problemOf(error, own, bodyFields(operation, context));
      if (problem) context.report({ message: problem, location });
      owners.set(place, operation.node);
    }
  },
});

export default errorExample;

/**
 * @param {OperationExample} error
 * @param {OperationExample[]} own the examples of its operation
 * @param {string[]} fields that its request can have, whether an example shows them or not
 */
function problemOf({ value }, own, fields) {
  if (!isPlainObject(value)) return undefined;
  const parameter = /^Parameter (\w+)/.exec(String(value.message))?.[1];
  const id = /^No [\w ]+ has the id ([\w-]+)/.exec(String(value.message))?.[1];
  if (parameter !== undefined && !own.some((one) => one.place === 'parameter' && one.name === parameter)) {
    return `The operation has no parameter \`${parameter}\`. Name one that it has.`;
  }
  if (id !== undefined && world.kinds.some(({ name, records }) => isNamed(value.message, name) && records.has(id))) {
    return `\`openapi/world\` has a record with the id ${id}. Name one that it does not have.`;
  }
  const sent = own.filter(({ place }) => place === 'request').flatMap((one) => [one.value].flat());
  const known = new Set([...fields, ...sent.flatMap((body) => (isPlainObject(body) ? Object.keys(body) : []))]);
  const unknown = [value.details].flat().find((detail) => isPlainObject(detail) && !known.has(firstName(detail)));
  return isPlainObject(unknown) ? `The request has no field \`${unknown.field}\`. Name one that it has.` : undefined;
}

/**
 * The fields that the schema of an operation's body states.
 *
 * @param {Found} operation
 * @param {Lookup} context
 */
function bodyFields(operation, context) {
  const body = child(operation, 'requestBody', context);
  const media = body ? children(body, 'content', context) : [];
  return media.flatMap(([, found]) => {
    const schema = child(found, 'schema', context);
    return schema ? children(schema, 'properties', context).map(([name]) => name) : [];
  });
}

/**
 * @param {unknown} message
 * @param {string} kind
 */
function isNamed(message, kind) {
  return String(message).startsWith(`No ${kind} `);
}

/**
 * The name of the field in the body that the detail of an error is about or in; the body may be a list: `[0].name`.
 *
 * @param {Record<string, unknown>} detail
 */
function firstName({ field }) {
  return (
    String(field)
      .replace(/^\[\d+\]\./, '')
      .split('.')[0] ?? ''
  );
}
