import { isNode, type Node } from '../json';
import { schemaKeywords } from '../keywords/table';
import { extendPointer, pointerKeys } from '../pointer';
import { sizeOfTree } from '../repetition';
import type { Part, Parts } from './parts';
import type { References } from './references';
import { type Rewritten, rewrite } from './rewrite';

/** Characters that may be written out before it is too much: of the description, a part that this many places use. */
const maxWritten = { base: 100_000, perCharacter: 20 };

/** Internal schemas that are written out one inside the other, before it is too much. */
export const maxLevels = 100;

/** Where writing schemas out stopped, and why. */
interface Stopped {
  pointer: string;
  by: 'length' | 'levels';
}

/** A document whose internal schemas stand where something refers to them, and where that is not possible. */
export interface Unlisted extends Rewritten {
  /** References that lead back into the schema that is being written out. */
  cycles: string[];
  /** Where it became too long, or too deep (`maxLevels`). */
  stopped: Stopped | undefined;
  /** Values of discriminators that choose what is written out: nothing is left that they could lead to. */
  kinds: string[];
}

/** Which parts go, and which of them are written out where they are used. */
interface Unlisting {
  isInternal: (part: Part) => boolean;
  /** Whether a part is internal to be out of the list of models; what is for other audiences is not. */
  isUnlisted: (part: Part) => boolean;
  /** Where a part was written: a component may be the property of a schema in another file, which goes. */
  writtenAt: (pointer: string) => string;
}

/**
 * Writes out the schemas of `components` that are unlisted wherever something else refers to them. Within itself such a schema is
 * written once; a reference back to it stands for any value.
 */
export function unlistSchemas(
  parts: Parts,
  references: References,
  { isInternal, isUnlisted, writtenAt }: Unlisting,
): Unlisted {
  const unlisted = new Set(
    parts.all.filter(
      (part) =>
        part.object === 'Schema' &&
        part.parent?.object === 'Components' &&
        isUnlisted(part) &&
        !isInSchema(pointerKeys(writtenAt(part.pointer))),
    ),
  );
  // What is internal in an internal schema goes.
  const isInside = (part: Part | undefined): boolean =>
    part !== undefined && (unlisted.has(part) || (!isInternal(part) && isInside(part.parent)));
  const targets = new Map<Part, Part>();
  for (const { holder, target, pointer, keys = [] } of references.uses) {
    const isExact = target.object === 'Schema' && target.pointer === extendPointer('#', ...keys);
    if (pointer.endsWith('/$ref') && isExact && isInside(target)) targets.set(holder, target);
  }
  // A schema that extends the one with the discriminator is written out nowhere: it goes, with the value that names it.
  const isChoice = (discriminator: Part, target: Part): boolean =>
    discriminator.parent?.parts.some((part) => /^(one|any)Of$/.test(part.field) && targets.get(part) === target) ??
    false;
  const written = references.mappings.filter(({ holder, target }) => unlisted.has(target) && isChoice(holder, target));
  const names = new Set(written.map(({ pointer }) => pointer));
  const writer = createWriter(targets, names, maxWritten.base + maxWritten.perCharacter * sizeOfTree(parts.document));
  const holders = [...targets.keys()].filter((holder) => !isInside(holder));
  const replaced = new Map<string, unknown>();
  for (const holder of holders) replaced.set(holder.pointer, writer.write(holder, holder.pointer, []));
  const { stopped } = writer.state;
  if (stopped) return { document: parts.document, back: (pointer) => pointer, cycles: [], kinds: [], stopped };
  const { document, back } = rewrite(parts.document, { dropped: names, replaced });
  return {
    ...{ document, cycles: writer.cycles, stopped },
    kinds: written.filter(({ holder }) => !isInside(holder)).map(({ pointer }) => pointer),
    back: (pointer) => writer.back(back(pointer)),
  };
}

/** Whether keys lead to a part of a schema that is no definition. */
function isInSchema(keys: readonly string[]): boolean {
  const [holder, last] = [keys.at(-2), keys.at(-1)];
  return [holder, last].some((key) => key !== undefined && ofSchemas.has(key)) && !keys.slice(-2).includes('schemas');
}

/** Keywords that have schemas. */
const ofSchemas = new Set([
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'dependentSchemas'],
  ...['items', 'prefixItems', 'contains', 'unevaluatedItems', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
]);

function createWriter(targets: ReadonlyMap<Part, Part>, names: ReadonlySet<string>, most: number) {
  const cycles: string[] = [];
  const origins = new Map<string, string>();
  const state: { written: number; stopped: Stopped | undefined } = { written: 0, stopped: undefined };
  const lengths = new Map<Part, number>();
  const write = (part: Part, at: string, open: readonly Part[]): unknown => {
    const length = lengths.get(part) ?? ownLength(part);
    lengths.set(part, length);
    state.written += length;
    if (state.written > most) state.stopped ??= { pointer: part.pointer, by: 'length' };
    if (open.length > maxLevels) state.stopped ??= { pointer: part.pointer, by: 'levels' };
    if (state.stopped) return {};
    const target = targets.get(part);
    if (!target) return copy(part, at, open);
    if (open.includes(target)) {
      cycles.push(part.pointer);
      return {};
    }
    const { $ref: _reference, ...beside } = copy(part, at, open);
    const written = (place: string): Node => {
      origins.set(place, target.pointer);
      return write(target, place, [...open, target]) as Node;
    };
    if (Object.keys(beside).every((name) => schemaKeywords[name]?.annotates || name.startsWith('x-')))
      return { ...withoutPlace(written(at)), ...beside };
    const { allOf } = beside;
    const others: unknown[] = Array.isArray(allOf) ? allOf : [];
    return { ...beside, allOf: [...others, withoutPlace(written(extendPointer(at, 'allOf', others.length)))] };
  };
  const copy = ({ node, parts, pointer }: Part, at: string, open: readonly Part[]): Node => {
    const written = new Map(Object.entries(node));
    if (isNode(node.mapping)) written.set('mapping', withoutNames(node.mapping, pointer, names));
    const held = new Map<string, Map<string, unknown>>();
    for (const part of parts) {
      const { field, key } = part;
      // What stands in an extension is data, which is copied as it is.
      if (part.object === 'Data' || part.isLoose) continue;
      const value = write(part, extendPointer(at, field, ...(key === undefined ? [] : [key])), open);
      if (key === undefined) written.set(field, value);
      else held.set(field, (held.get(field) ?? new Map(Object.entries(node[field] as object))).set(key, value));
    }
    for (const [field, entries] of held)
      written.set(field, Array.isArray(node[field]) ? [...entries.values()] : Object.fromEntries(entries));
    return Object.fromEntries(written);
  };
  return { write, cycles, state, back: (pointer: string) => originOf(pointer, origins) };
}

/** Characters of what a part says itself; the parts in it are written one by one. */
function ownLength({ node, parts }: Part): number {
  const inner = new Set(parts.map(({ field }) => field));
  return sizeOfTree(Object.fromEntries(Object.entries(node).map(([name, own]) => [name, inner.has(name) ? 0 : own])));
}

function withoutNames(mapping: Node, pointer: string, names: ReadonlySet<string>): Node {
  return Object.fromEntries(
    Object.entries(mapping).filter(([key]) => !names.has(extendPointer(pointer, 'mapping', key))),
  );
}

/** What says where a schema stands, which is not so of what is written out. */
const ofPlace = new Set(['x-internal', 'x-page', '$id', '$anchor', '$dynamicAnchor']);

function withoutPlace(schema: Node): Node {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !ofPlace.has(name)));
}

/** Where what a pointer leads to was written. */
function originOf(pointer: string, origins: ReadonlyMap<string, string>): string {
  const keys = pointerKeys(pointer);
  for (let length = keys.length; length > 0; length -= 1) {
    const origin = origins.get(extendPointer('#', ...keys.slice(0, length)));
    if (origin !== undefined) return extendPointer(origin, ...keys.slice(length));
  }
  return pointer;
}
