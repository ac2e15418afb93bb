/** An object of a description whose shape is not yet known. */
export type Node = Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object, otherwise an empty one. */
export function asNode(value: unknown): Node {
  return isNode(value) ? value : {};
}
