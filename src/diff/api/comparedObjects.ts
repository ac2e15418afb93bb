import { type BuildContext, followReference, type Located } from '../../reference/buildContext';
import { isNode, isSame, type Node } from '../../reference/json';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer, toPointer, valueAt } from '../../reference/pointer';
import { type ComparedPlace, type Comparison, reportApi, type StatedPart } from '../comparison';
import type { LocatedValue } from '../schemas/views';

/** An object, with where it is referred to. */
export type FollowedObject = Located & StatedPart;

/** Follows a Reference Object; nothing for what is not an object. */
export function follow({ value, pointer }: LocatedValue, document: Node): FollowedObject | undefined {
  const context: BuildContext = {
    document,
    version: String(document.openapi),
    report: () => undefined,
    pointedSchemas: new Map(),
  };
  const found = followReference(value, pointer, context);
  return found && { ...found, from: pointer };
}

/** The entries of a map of objects or references, followed, by their names. Extensions are left out. */
export function followedEntries(found: LocatedValue, document: Node): Map<string, FollowedObject> {
  return new Map([...followedMembers(found, document)].filter(([name]) => !name.startsWith('x-')));
}

/** The same with all names: those of headers may begin with `x-`. */
export function followedMembers({ value, pointer }: LocatedValue, document: Node): Map<string, FollowedObject> {
  return new Map(
    Object.entries(isNode(value) ? value : {}).flatMap(([name, entry]) => {
      const located = follow({ value: entry, pointer: extendPointer(pointer, name) }, document);
      return located ? [[name, located] as const] : [];
    }),
  );
}

/** A field of an object, with its place. */
export function fieldOf({ node, pointer }: Located, name: string): LocatedValue {
  return { value: node[name], pointer: extendPointer(pointer, name) };
}

/** The place of a field, else that of its object. */
export function placeOf(object: Located, name: string): string {
  return object.node[name] === undefined ? object.pointer : fieldOf(object, name).pointer;
}

/** The pointer of what holds the place of something that is gone, as far as a document still has it. */
export function remainingAncestor(document: Node, keys: readonly string[]): string {
  const length = keys.findIndex((_, index) => valueAt(document, toPointer(keys.slice(0, index + 1))) === undefined);
  return toPointer(length < 0 ? keys : keys.slice(0, length));
}

/** Two objects on their way through a comparison. */
export interface ComparedObjects {
  base: FollowedObject;
  revision: FollowedObject;
}

/** Whether nothing of two objects is compared; `areTwo` says that they are two to a client, and only alike. */
export function areSkipped({ base, revision }: ComparedObjects, { skips }: Comparison, areTwo = false): boolean {
  return skips([base], [revision], () => areTwo);
}

/** The place of two objects, for what is compared inside them. */
export function inside(at: ComparedPlace, { base, revision }: ComparedObjects): ComparedPlace {
  return { ...at, base: base.pointer, revision: revision.pointer };
}

/** Compares fields that are there for readers: texts, examples, and extensions that have no rule. */
export function compareDocumentation(
  { base, revision }: ComparedObjects,
  at: Omit<ComparedPlace, 'direction'>,
  fields: readonly string[],
): void {
  const extensions = [base, revision].flatMap(({ node }) => Object.keys(node).filter((key) => key.startsWith('x-')));
  const free = extensions.filter((key) => !extensionsWithOwnRule.includes(key));
  for (const field of new Set([...fields, ...free])) {
    if (isSame(base.node[field], revision.node[field])) continue;
    const places = { base: placeOf(base, field), revision: placeOf(revision, field) };
    reportApi(at, 'documentation-changed', { ...places, detail: codeSpan(field) });
  }
}

const extensionsWithOwnRule = ['x-sunset', 'x-stability-level'];

/** The text of a field that is one. */
export function textIn({ node }: Located, field: string): string | undefined {
  const value = node[field];
  return typeof value === 'string' ? value : undefined;
}

/** Whether an object has a field with content. */
export function hasField({ node }: Located, field: string): boolean {
  return isNode(node[field]);
}
