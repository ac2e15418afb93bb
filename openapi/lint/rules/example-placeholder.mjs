// @ts-check
import { isPlainObject } from '@redocly/openapi-core';

/** @import { Location, Oas3Rule, UserContext } from '@redocly/openapi-core' */

/** Texts that stand for any value. */
const PLACEHOLDERS = [
  /^(test|example|sample|some|your)( \w+){1,2}$/i,
  /^(test|string|example|sample|value)[ _-]?\d+$/i,
  /^(test|dummy) (task|store|shop|user|survey|checklist|region|group|template|name|data)\b/i,
  /\blorem ipsum\b/i,
  /^(foo|bar|baz|asdf|qwerty|abc|todo|tbd|n\/a|placeholder|x{2,}|\.{3}|…)( (foo|bar|baz))*$/i,
  /^(john|jane) doe$/i,
  /^<[^>]*>$/,
];

/**
 * Examples show values that could be real. The option `words` lists what may not be a whole value. An example whose name
 * begins with `older` is from an earlier description of the API and shows what that had; of the examples of a schema,
 * which have no names, the first counts.
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
const examplePlaceholder = ({ words = ['string', 'lorem', 'foo', 'bar', 'test', 'sample'] }) => {
  /**
   * @param {unknown} value
   * @param {Location} location
   * @param {UserContext['report']} report
   */
  const check = (value, location, report) => {
    if (
      typeof value === 'string' &&
      (words.includes(value.trim().toLowerCase()) || PLACEHOLDERS.some((one) => one.test(value)))
    ) {
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
    Example({ value, summary }, { key, location, report }) {
      if (String(key).startsWith('older')) return;
      check(value, location.child('value'), report);
      check(summary, location.child('summary'), report);
    },
    MediaType: checkExample,
    Parameter: checkExample,
    Header: checkExample,
    Schema(schema, context) {
      if (!isPlainObject(schema)) return;
      checkExample(schema, context);
      if (!Array.isArray(schema.examples)) return;
      check(schema.examples[0], context.location.child('examples').child(0), context.report);
    },
  };
};

export default examplePlaceholder;
