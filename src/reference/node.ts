/** An object of a description whose shape is not yet known. */
export type Node = Record<string, unknown>;

/** Whether a value is an object, and neither a list nor null. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object, otherwise an empty one. */
export function asNode(value: unknown): Node {
  return isNode(value) ? value : {};
}
