// @ts-check
import { escapePointerFragment, isPlainObject, parseYaml } from '@redocly/openapi-core';

/** @import { Oas3Rule } from '@redocly/openapi-core' */

const HOSTS = [
  /\b[a-z][a-z0-9+.-]*:\/\/(?:[^\s/@]*@)?([^\s/?#:"'`<>()[\]{},]+)/gi,
  /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g,
  /(?<![\w@./-])((?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|ru|eu|de|uk|fr))(?![\w-])/gi,
];

/**
 * No text, server, address or mail address names a host other than example.com (or the one that the option `host`
 * names) and those below it, so that nobody's real host is called.
 *
 * Good:
 *
 *     url: https://api.example.com/v1
 *
 * Bad:
 *
 *     url: https://api.acme.com/v1
 *
 * @type {Oas3Rule}
 */
const knownHost = ({ host = 'example.com' }) => {
  const files = new Set();
  /** @param {string} name */
  const isKnown = (name) => name === host || name.endsWith(`.${host}`);
  return {
    // Every file is read as a whole, once, because examples and extensions have no visitors of their own.
    any(_node, { location: { source }, report }) {
      if (files.has(source.absoluteRef)) return;
      files.add(source.absoluteRef);
      for (const { text, keys } of textsIn(parseYaml(source.body), [])) {
        for (const name of hostsIn(text).filter((found) => !isKnown(found))) {
          report({
            message: `Host \`${name}\` is not \`${host}\`. Use \`${host}\` or a host below it.`,
            location: { source, pointer: `#/${keys.map(escapePointerFragment).join('/')}`, reportOnKey: false },
          });
        }
      }
    },
  };
};

export default knownHost;

/**
 * @param {string} text
 * @returns {string[]}
 */
function hostsIn(text) {
  const found = HOSTS.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => String(match[1]).toLowerCase()));
  return [...new Set(found.map((name) => name.replace(/\.+$/, '')))];
}

/**
 * @param {unknown} value
 * @param {Array<string | number>} keys
 * @returns {Array<{ text: string, keys: Array<string | number> }>}
 */
function textsIn(value, keys) {
  if (typeof value === 'string') return [{ text: value, keys }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...keys, index]));
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...keys, key]));
}
