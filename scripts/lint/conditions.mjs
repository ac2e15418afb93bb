// @ts-check

/**
 * Whether a location is below `if` or `not`. Properties there test a field that is described elsewhere.
 *
 * @param {string} pointer
 */
export function isCondition(pointer) {
  return /(?<!\/properties)\/(if|not)\//.test(pointer);
}
