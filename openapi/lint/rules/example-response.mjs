// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { operationExamples } from '../examples.mjs';
import { kindAt } from '../world.mjs';

/** @import { Location, Oas3Rule } from '@redocly/openapi-core' */
/** @import { OperationExample } from '../examples.mjs' */
/** @import { Kind } from '../world.mjs' */
/** @typedef {{ at: Location, sent: unknown, shown: unknown }} Difference */

/** Fields that a response increments instead of repeating them. */
const INCREMENTED = ['version'];

/**
 * A response repeats what its request sent: the record with the id in the path, those above it and, in the example of the
 * same name, the fields of the body.
 *
 * Good:
 *
 *     requestBody: … examples: { west: { value: { name: West } } }
 *     responses: … examples: { west: { value: { id: 66, name: West } } }
 *
 * Bad:
 *
 *     responses: … examples: { west: { value: { id: 66, name: East } } }
 *
 * @type {Oas3Rule}
 */
const exampleResponse = () => ({
  Paths(paths, context) {
    const examples = operationExamples(paths, context);
    for (const response of examples.filter(({ place, status }) => place === 'response' && /^2/.test(String(status)))) {
      const same = examples.filter(({ operation }) => operation.node === response.operation.node);
      const request = requestOf(response, same);
      const found = [
        ...(request ? differences(request.value, response.value, response.location) : []),
        ...wrongIds(response, same),
      ];
      for (const { at, sent, shown } of found) {
        const message = `The request sends ${JSON.stringify(sent)}, the response shows ${JSON.stringify(shown)}. Show the same.`;
        context.report({ message, location: at });
      }
    }
  },
});

export default exampleResponse;

/**
 * The request that a response is for: the one with its name or, for the first, the first if no response has its name.
 *
 * @param {OperationExample} response
 * @param {OperationExample[]} examples of the operation
 */
function requestOf({ name, first }, examples) {
  const requests = examples.filter(({ place }) => place === 'request');
  const free = requests
    .slice(0, 1)
    .find((one) => !examples.some((other) => other.place === 'response' && other.name === one.name));
  return requests.find((request) => request.name === name) ?? (first ? free : undefined);
}

/**
 * A response shows a record of the path when the path ends in its id or in what is done to it, and names those above it.
 *
 * @param {OperationExample} response
 * @param {OperationExample[]} examples of the operation
 * @returns {Difference[]}
 */
function wrongIds({ path, method, value, location, first }, examples) {
  if (!first) return [];
  const ids = examples.filter((one) => one.place === 'parameter' && one.parameterIn === 'path' && one.first);
  const records = Array.isArray(value) ? value : [value];
  return ids.flatMap(({ name, value: sent }) => {
    const [start = '', end = ''] = path.split(`/{${name}}`);
    const kind = kindAt(start);
    const isAction = ['post', 'put', 'patch'].includes(method) && /^\/[a-z-]+$/.test(end) && kindAt(path) === kind;
    const isOwn = records.length === 1 && (end === '' || isAction);
    const fields = [...(isOwn ? ['id'] : []), ...(kind ? namesOfId(kind) : [])];
    return records.flatMap((record, index) => {
      if (!isPlainObject(record)) return [];
      const wrong = fields.filter((field) => record[field] !== undefined && String(record[field]) !== String(sent));
      const at = Array.isArray(value) ? location.child(index) : location;
      return wrong.map((field) => ({ at: at.child(field), sent, shown: record[field] }));
    });
  });
}

/**
 * How a record below another names it: `checklistTemplateId` or `templateId`.
 *
 * @param {Kind} kind
 */
function namesOfId({ name, fields }) {
  const words = name.split(' ');
  const named = words.map((_, index) =>
    words.slice(index).reduce((start, word) => start + word.charAt(0).toUpperCase() + word.slice(1)),
  );
  return named.map((each) => `${each}Id`).filter((field) => Object.hasOwn(fields, field));
}

/**
 * @param {unknown} sent
 * @param {unknown} shown
 * @param {Location} at where `shown` stands
 * @returns {Difference[]}
 */
function differences(sent, shown, at) {
  if (isPlainObject(sent) && Array.isArray(shown) && shown.length === 1)
    return differences(sent, shown[0], at.child(0));
  if (isPlainObject(sent) && isPlainObject(shown)) {
    // A change that makes a new record of the old one says so in `originalId`.
    const other = shown.originalId === sent.id ? ['id', ...INCREMENTED] : INCREMENTED;
    const both = Object.keys(sent).filter((key) => Object.hasOwn(shown, key) && !other.includes(key));
    return both.flatMap((key) => differences(sent[key], shown[key], at.child(key)));
  }
  if (Array.isArray(sent) && Array.isArray(shown)) {
    if (sent.length !== shown.length) return isSimple(sent) && isSimple(shown) ? [{ at, sent, shown }] : [];
    return sent.flatMap((item, index) => differences(item, shown[index], at.child(index)));
  }
  // A number for a record and the record, or a choice of people and the people chosen, are no repetition.
  return isScalar(sent) && isScalar(shown) && sent !== shown ? [{ at, sent, shown }] : [];
}

/** @param {unknown} value */
function isScalar(value) {
  return value === null || typeof value !== 'object';
}

/** @param {unknown[]} list */
function isSimple(list) {
  return list.every(isScalar);
}
