import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { pointerKeys, valueAt } from '../../../src/reference/pointer';
import { repository } from '../builtSite';

/** A piece of the description, read without any type of ours. */
export type Node = Record<string, unknown>;

/** A value as an object; anything else as an empty one. */
export function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

/** A value as a list; anything else as an empty one. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Keys and values of an object of objects. */
export function entries(value: unknown): [string, Node][] {
  return Object.entries(asNode(value)).map(([key, inner]) => [key, asNode(inner)]);
}

/** The bundled description, made by the library alone, without the generator under test. */
export async function bundleDescription(): Promise<Node> {
  const ref = path.join(repository, 'openapi/openapi.yaml');
  const result = await bundle({ ref, config: await createConfig({}) });
  return asNode(result.bundle.parsed);
}

/** A node with its `$ref` followed, and the names of the schemas on the way. What is beside a `$ref` wins. */
export interface Resolved {
  node: Node;
  names: string[];
}

/** Follows references into `document`, one after the other. */
export function resolve(document: Node, value: unknown): Resolved {
  const { $ref, ...beside } = asNode(value);
  if (typeof $ref !== 'string') return { node: asNode(value), names: [] };
  const target = valueAt(document, $ref);
  if (target === undefined) throw new Error(`${$ref} leads nowhere.`);
  const inner = resolve(document, target);
  const name = $ref.startsWith('#/components/schemas/') ? pointerKeys($ref).slice(-1) : [];
  return { node: { ...inner.node, ...beside }, names: [...name, ...inner.names] };
}
