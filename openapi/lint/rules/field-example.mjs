// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { isCondition } from '../operations.mjs';

/** @import { Oas3Rule, UserContext } from '@redocly/openapi-core' */

const SCALARS = ['string', 'integer', 'number', 'boolean'];
const VALUES = ['example', 'const', 'default'];

/**
 * Every scalar field shows a value: an example, a constant, a default or an enumeration, beside it or in the schema it
 * refers to. Uploaded files are left out, because a file cannot be written down.
 *
 * Good:
 *
 *     properties:
 *       sap: { type: string, description: Number of the store., examples: ['0001'] }
 *
 * Bad:
 *
 *     properties:
 *       sap: { type: string, description: Number of the store. }
 *
 * @type {Oas3Rule}
 */
const fieldExample = () => ({
  SchemaProperties(properties, { report, location, resolve }) {
    if (isCondition(location.pointer)) return;
    for (const [name, field] of Object.entries(properties)) {
      const schemas = alternatives(field, resolve, location.source.absoluteRef);
      const kept = schemas.filter((schema) => schema.type !== 'null');
      if (!kept.some(isScalar) || kept.some(isStructured) || schemas.some(showsValue)) continue;
      report({
        message: `Field \`${name}\` shows no value. Add \`examples\`.`,
        location: location.child(name).key(),
      });
    }
  },
});

export default fieldExample;

/**
 * A schema, the schema it refers to, and what it is composed of.
 *
 * @param {unknown} schema
 * @param {UserContext['resolve']} resolve
 * @param {string} file the file that `schema` stands in
 * @param {Set<unknown>} [seen] what was followed before, for schemas that contain themselves
 * @returns {Array<Record<string, unknown>>}
 */
function alternatives(schema, resolve, file, seen = new Set()) {
  if (!isPlainObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const found = [schema];
  if (typeof schema.$ref === 'string') {
    const target = resolve({ $ref: schema.$ref }, file);
    if (target.location) found.push(...alternatives(target.node, resolve, target.location.source.absoluteRef, seen));
  }
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const members = schema[key];
    if (!Array.isArray(members)) continue;
    for (const member of members) found.push(...alternatives(member, resolve, file, seen));
  }
  return found;
}

/** @param {Record<string, unknown>} schema */
function isScalar(schema) {
  const types = [schema.type].flat().filter((type) => type !== 'null');
  if (schema.format === 'binary' || schema.contentMediaType !== undefined) return false;
  return types.length > 0 && types.every((type) => SCALARS.includes(String(type)));
}

/** @param {Record<string, unknown>} schema */
function isStructured(schema) {
  return [schema.type].flat().some((type) => type === 'object' || type === 'array');
}

/** @param {Record<string, unknown>} schema */
function showsValue(schema) {
  const lists = [schema.examples, schema.enum];
  return (
    VALUES.some((key) => schema[key] !== undefined) || lists.some((list) => Array.isArray(list) && list.length > 0)
  );
}
