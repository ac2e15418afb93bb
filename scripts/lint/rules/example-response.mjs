// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { operationExamples } from '../examples.mjs';

/** @import { Location, Oas3Rule } from '@redocly/openapi-core' */
/** @import { OperationExample } from '../examples.mjs' */
/** @typedef {{ at: Location, sent: unknown, shown: unknown }} Difference */

/** What a response counts on instead of repeating it. */
const COUNTED = ['version'];

/**
 * A response repeats what its request sent: the record with the id in the path and, in the example of the same name, the
 * fields of the body.
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
      const request = same.find(({ place, name }) => place === 'request' && name === response.name);
      const found = [
        ...(request ? differences(request.value, response.value, response.location) : []),
        ...wrongId(response, same),
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
 * A response shows a record of the path when the path ends in its id or in what is done to it.
 *
 * @param {OperationExample} response
 * @param {OperationExample[]} examples of the operation
 * @returns {Difference[]}
 */
function wrongId({ path, value, location, first }, examples) {
  const end = /\{(\w+)\}(\/(activate|deactivate|close|return|finish|hint))?$/.exec(path);
  const ids = examples.filter(
    (one) => one.place === 'parameter' && one.parameterIn === 'path' && one.name === end?.[1],
  );
  const record = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isPlainObject(record) || record.id === undefined || ids.length === 0 || !first) return [];
  const sent = ids[0]?.value;
  const at = Array.isArray(value) ? location.child(0).child('id') : location.child('id');
  return String(sent) === String(record.id) ? [] : [{ at, sent, shown: record.id }];
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
    const other = shown.originalId === sent.id ? ['id', ...COUNTED] : COUNTED;
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
