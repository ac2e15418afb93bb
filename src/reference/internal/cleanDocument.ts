import type { Node } from '../json';
import { extendPointer } from '../pointer';
import { type Pruned, pruneExamples } from './examples';
import { dropFromLinks, unreachableCallbacks } from './expressions';
import { dropNames } from './names';
import { findParts, markOf, type Part, type Parts } from './parts';
import { findReferences, type References } from './references';
import { planRemoval, type Removal } from './removal';
import { type Edits, findMoves, type Moves, type Rewritten, rewrite } from './rewrite';
import { schemaContext } from './schemaGroup';
import { keysOf } from './stableKeys';

/** A document whose internal parts are found, and what is left of it. */
export interface Cleaning {
  parts: Parts;
  references: References;
  removal: Removal;
  /** The parts that a mark or `also` says are internal, by names that another description has for them as well. */
  internal: ReadonlySet<string>;
  /** Values of the author's that lost something. */
  pruned: readonly Pruned[];
  moves: Moves;
  /** The document without what goes. */
  result: Rewritten;
}

/**
 * Takes what is marked as internal out of a document, with all that goes with it; undefined where nothing is marked. `also`
 * names further internal parts, as `internal` of another document does. `further` are parts and fields that go besides.
 */
export function cleanDocument(
  document: Node,
  also: ReadonlySet<string> = new Set(),
  further: readonly (Part | string)[] = [],
): Cleaning | undefined {
  if (also.size === 0 && !mentionsMark(document)) return undefined;
  const parts = findParts(document);
  const references = findReferences(parts);
  const keys = keysOf(parts, references);
  const marked = parts.all.filter((part) => markOf(part) === true || also.has(keys.get(part) ?? ''));
  const removal = planRemoval(parts, references, marked);
  const places = new Set(further.map((each) => (typeof each === 'string' ? each : each.pointer)));
  removal.remove(parts.all.filter(({ pointer }) => places.has(pointer)));
  removal.remove(unreachableCallbacks(parts, references, removal.gone));
  const schemas = schemaContext(references, removal.gone);
  const edits: Edits = { dropped: new Set(), replaced: new Map() };
  for (const place of places) if (!parts.at.has(place)) edits.dropped.add(place);
  dropNames(parts, references, removal, schemas, edits);
  dropFromLinks(parts, references, removal.gone, edits);
  const pruned = pruneExamples(parts, references, schemas, edits);
  for (const { isHidden, pointer } of pruned) if (isHidden) edits.dropped.add(pointer);
  const moves = findMoves(document, edits);
  moveReferences(references, removal, moves, edits);
  const internal = new Set(marked.flatMap((part) => keys.get(part) ?? []));
  return { parts, references, removal, internal, pruned, moves, result: rewrite(document, edits) };
}

/** References into lists follow the items that move. */
function moveReferences(
  { uses, mappings }: References,
  { gone }: Removal,
  { forward }: Moves,
  { replaced }: Edits,
): void {
  for (const { holder, target, pointer, keys } of [...uses, ...mappings]) {
    if (!keys || gone.has(holder) || gone.has(target)) continue;
    const now = forward(keys);
    if (now !== extendPointer('#', ...keys)) replaced.set(pointer, now);
  }
}

/** Whether a document has a mark anywhere; each value is looked at once. */
function mentionsMark(document: Node): boolean {
  const seen = new Set<unknown>([document]);
  // The set grows while it is gone through.
  for (const value of seen) {
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, 'x-internal')) return true;
    for (const inner of Object.values(value)) if (typeof inner === 'object') seen.add(inner);
  }
  return false;
}
