// @ts-check
import { isPlainObject } from '@redocly/openapi-core';

/** @import { Location, Oas3Rule, UserContext } from '@redocly/openapi-core' */

/**
 * Examples show values that could be real. The option `words` lists what may not be a whole value.
 *
 * Good:
 *
 *     examples: [Lakeside Mall]
 *
 * Bad:
 *
 *     examples: [string]
 *
 * @type {Oas3Rule}
 */
const examplePlaceholder = ({ words = ['string', 'lorem', 'foo', 'bar'] }) => {
  /**
   * @param {unknown} value
   * @param {Location} location
   * @param {UserContext['report']} report
   */
  const check = (value, location, report) => {
    if (typeof value === 'string' && words.includes(value.trim().toLowerCase())) {
      report({ message: `\`${value}\` is a placeholder. Show a value that could be real.`, location });
    }
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) check(item, location.child(index), report);
    } else if (isPlainObject(value)) {
      for (const [key, item] of Object.entries(value)) check(item, location.child(key), report);
    }
  };
  /**
   * @param {{ example?: unknown }} owner
   * @param {UserContext} context
   */
  const checkExample = (owner, { location, report }) => check(owner.example, location.child('example'), report);
  return {
    Example: ({ value }, { location, report }) => check(value, location.child('value'), report),
    MediaType: checkExample,
    Parameter: checkExample,
    Header: checkExample,
    Schema(schema, context) {
      if (!isPlainObject(schema)) return;
      checkExample(schema, context);
      check(schema.examples, context.location.child('examples'), context.report);
    },
  };
};

export default examplePlaceholder;
