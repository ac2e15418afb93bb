// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { isCondition } from '../operations.mjs';

/** @import { Oas3Rule } from '@redocly/openapi-core' */

/**
 * Every field says what it is for, either beside it or in the schema it refers to.
 *
 * Good:
 *
 *     properties:
 *       sap: { type: string, description: Number of the store. }
 *
 * Bad:
 *
 *     properties:
 *       sap: { type: string }
 *
 * @type {Oas3Rule}
 */
const fieldDescription = () => ({
  SchemaProperties(properties, { report, location, resolve }) {
    if (isCondition(location.pointer)) return;
    for (const [name, field] of Object.entries(properties)) {
      if (isText(field, 'description') || isText(resolve(field).node, 'description')) continue;
      report({
        message: `Field \`${name}\` has no description. Say what it is for.`,
        location: location.child(name).key(),
      });
    }
  },
});

export default fieldDescription;

/**
 * @param {unknown} schema
 * @param {string} key
 */
function isText(schema, key) {
  if (!isPlainObject(schema)) return false;
  const text = schema[key];
  return typeof text === 'string' && text.trim() !== '';
}
