// @ts-check
import { isPlainObject } from '@redocly/openapi-core';

/** @import { Oas3Rule } from '@redocly/openapi-core' */

/**
 * Every value of an enumeration is described under `x-enumDescriptions`, and nothing else is. A null needs no
 * description.
 *
 * Good:
 *
 *     enum: [LOCAL, LDAP]
 *     x-enumDescriptions: { LOCAL: By password, LDAP: Through the company directory }
 *
 * Bad:
 *
 *     enum: [LOCAL, LDAP]
 *     x-enumDescriptions: { LOCAL: By password, SAML: Single sign-on }
 *
 * @type {Oas3Rule}
 */
const enumDescriptions = () => ({
  Schema(schema, { report, location }) {
    if (!isPlainObject(schema)) return;
    const values = (Array.isArray(schema.enum) ? schema.enum : []).filter((value) => value !== null).map(String);
    const described = schema['x-enumDescriptions'];
    const texts = isPlainObject(described) ? described : {};
    for (const value of values) {
      const text = Object.hasOwn(texts, value) ? texts[value] : undefined;
      if (typeof text === 'string' && text.trim() !== '') continue;
      report({
        message: `Value \`${value}\` has no description. Add it to \`x-enumDescriptions\`.`,
        location: location.child('enum').key(),
      });
    }
    for (const name of Object.keys(texts).filter((key) => !values.includes(key))) {
      report({
        message: `\`x-enumDescriptions\` describes \`${name}\`, which is not a value. Remove it or add the value.`,
        location: location.child(['x-enumDescriptions', name]).key(),
      });
    }
  },
});

export default enumDescriptions;
