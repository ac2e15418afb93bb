import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { pointerKeys } from '../../src/reference/pointer';

/** A node of the description. */
export type Tree = Record<string, unknown>;

/** An operation with the parameters that its path shares. */
export interface FoundOperation {
  method: string;
  path: string;
  node: Tree;
  parameters: Tree[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Bundles a description into one document whose `$ref`s all point into it. */
export async function readDescription(file: string): Promise<Tree> {
  const { bundle: document, problems } = await bundle({ ref: path.resolve(file), config: await createConfig({}) });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return asTree(document.parsed);
}

/** The node itself, or the one it refers to; what is beside a reference is added. */
export function follow(document: Tree, value: unknown): Tree {
  const node = asTree(value);
  if (typeof node.$ref !== 'string') return node;
  const keys = pointerKeys(node.$ref);
  const target = keys.reduce<unknown>((owner, key) => asTree(owner)[key], document);
  const { $ref: _reference, ...beside } = node;
  return { ...follow(document, target), ...beside };
}

/** Every operation under `paths`. */
export function operationsOf(document: Tree): FoundOperation[] {
  return Object.entries(asTree(document.paths)).flatMap(([template, value]) => {
    const item = follow(document, value);
    return METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const node = asTree(item[method]);
      const parameters = [...asList(item.parameters), ...asList(node.parameters)];
      return { method, path: template, node, parameters: parameters.map((value) => follow(document, value)) };
    });
  });
}

/** The tag whose page has the address `group/slug`. */
export function findTag(document: Tree, address: string): Tree | undefined {
  return asList(document.tags)
    .map(asTree)
    .find((tag) => tag['x-page'] === address);
}

/** The operation of the page at `address` that is summed up by `title`. */
export function findOperation(document: Tree, address: string, title: string): FoundOperation | undefined {
  const tag = findTag(document, address)?.name;
  return operationsOf(document).find(({ node }) => asList(node.tags).includes(tag) && node.summary === title);
}

/** The schema that has its own page at `address`, or the one with this title. */
export function findSchema(document: Tree, wanted: { address: string } | { title: string }): Tree | undefined {
  return schemasOf(document).find((schema) =>
    'address' in wanted ? schema['x-page'] === wanted.address : schema.title === wanted.title,
  );
}

/** Every named schema. */
export function schemasOf(document: Tree): Tree[] {
  return Object.values(asTree(asTree(document.components).schemas)).map(asTree);
}

/** The response with this status, or the first successful one. */
export function findResponse(document: Tree, operation: FoundOperation, status: number | null): Tree | undefined {
  const responses = asTree(operation.node.responses);
  const key = status === null ? Object.keys(responses).find((name) => name.startsWith('2')) : String(status);
  return key !== undefined && responses[key] !== undefined ? follow(document, responses[key]) : undefined;
}

/** The JSON body of a request body or response. */
export function jsonBodyOf(document: Tree, owner: unknown): Tree {
  return asTree(asTree(follow(document, owner).content)['application/json']);
}

/** The values of the named examples of a body or parameter, or its only example. */
export function examplesOf(document: Tree, owner: Tree): unknown[] {
  const named = Object.values(asTree(owner.examples)).map((example) => follow(document, example).value);
  return owner.example === undefined ? named : [owner.example, ...named];
}

/** The value as a node; anything else counts as an empty one. */
export function asTree(value: unknown): Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tree) : {};
}

/** The value as a list; anything else counts as an empty one. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
