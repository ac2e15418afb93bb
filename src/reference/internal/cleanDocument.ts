import type { Node } from '../json';
import { extendPointer } from '../pointer';
import type { AudienceMarks } from './audience';
import { samplesWithLost } from './codeSamples';
import { internalConditions } from './conditions';
import { copiesOfGone } from './copies';
import { hiddenEncodings } from './encodings';
import { dropEnumTexts } from './enumTexts';
import { type Pruned, pruneExamples } from './examples';
import { dropFromLinks, unreachableCallbacks } from './expressions';
import { dropFromExtensions } from './extensions';
import { listedValues } from './listedFields';
import { linksToLost } from './lostAddresses';
import { findLost, type Lost } from './lostNames';
import { dropNames } from './names';
import { dropFromPath, findOverridden } from './parameters';
import { findParts, markOf, mentionsMark, type Part, type Parts } from './parts';
import { findPublicElsewhere } from './publicElsewhere';
import { findReferences, type References } from './references';
import { planRemoval, type Removal } from './removal';
import { type Edits, findMoves, type Moves, type Rewritten, rewrite } from './rewrite';
import { schemaContext } from './schemaGroup';
import { dropScopes } from './scopes';
import { findValues } from './sharedValues';
import { createNamer } from './stableKeys';
import { dropNamedFields, pruneUnknownFields } from './unknownFields';
import { type Unlisted, unlistSchemas } from './unlist';
import { dropValuesThatRefer, examplesThatRefer } from './valueReferences';

/** A document whose internal parts are found, and what is left of it. */
export interface Cleaning {
  /** The document as it was given, and its parts, where internal schemas are written out if that was asked for. */
  document: Node;
  parts: Parts;
  references: References;
  removal: Removal;
  /**
   * The names of the internal parts (`createNamer`), and those that were given. Operations whose tags are all internal are
   * among them: another version may not declare its tags.
   */
  names: ReadonlySet<string>;
  /** The names of the operations that stay. */
  shown: ReadonlySet<string>;
  /** The names that are lost with the parts that go. */
  lost: Lost;
  /** A schema where the names of what is internal are too many to find them all. */
  tooMany: Part | undefined;
  /** Internal properties that are shown, with a schema that makes them public (`findPublicElsewhere`). */
  publicElsewhere: () => ReadonlyMap<Part, Part>;
  /** Values of the author's that lost something. */
  pruned: readonly Pruned[];
  moves: Moves;
  /** Where in the document as it was given what is at a pointer into `parts` was written. */
  origin: (pointer: string) => string;
  unlisted: Unlisted | undefined;
  /** The document without what goes. */
  result: Rewritten;
  /** Takes out further parts and fields, by their pointers. */
  leaveOut: (pointers: ReadonlySet<string>) => Rewritten;
}

/** Finds in a description what is internal in another version of it. */
export interface OtherMarks {
  /** The names of the internal parts (`Internal`). */
  names: ReadonlySet<string>;
  /** The pointers of parts of a document that are the same to clients as internal parts elsewhere in the other version. */
  partsIn?: (document: Node) => ReadonlySet<string>;
  /** The names of the operations that are public there: they stay though all their tags were those that are internal. */
  shown?: ReadonlySet<string>;
  /** The scopes that only internal flows have, as `scopeName` makes names of them. */
  scopes?: ReadonlySet<string>;
  /** Whether a value that a parameter lists is the name of a field that is internal there, and is listed there no more. */
  isField?: (value: unknown) => boolean;
  /** Whether fields of a name are internal wherever they stand: only what is internal there has it (`Internal`). */
  isFieldName?: (name: string) => boolean;
}

/** How a description is cleaned. */
export interface CleanOptions {
  /** What is internal in another version of the description. */
  also?: OtherMarks | undefined;
  /** Whether internal schemas are written out where something public refers to them. */
  unlist?: boolean;
  /** For whom it is: of an edition components go that nothing uses, also where nothing ever did. */
  audience?: AudienceMarks | undefined;
  /** What has its mark for other audiences: it is written out nowhere. */
  forOthers?: ReadonlyMap<Node, unknown> | undefined;
  /** Says where a part was written: another part may be a copy of it. */
  placeOf?: (pointer: string) => string;
}

/**
 * Takes what is marked as internal out of a document, with all that goes with it; undefined where nothing can go.
 */
export function cleanDocument(
  document: Node,
  { also = noMarks, unlist = false, audience, forOthers, placeOf }: CleanOptions = {},
): Cleaning | undefined {
  const onlyUsed = audience !== undefined;
  if (also.names.size === 0 && !onlyUsed && !mentionsMark(document)) return undefined;
  const written = readMarks(document, also);
  const writtenAt = (pointer: string): string => placeOf?.(pointer).replace(/^[^#]*/s, '') ?? pointer;
  const { isInternal: isMarked } = written;
  const isUnlisted = (part: Part): boolean => isMarked(part) && !forOthers?.has(part.node);
  const unlisting = { isInternal: isMarked, isUnlisted, writtenAt };
  const unlisted = unlist ? unlistSchemas(written.parts, written.references, unlisting) : undefined;
  const { parts, references, isInternal, namesOf, alsoIn } = unlisted ? readMarks(unlisted.document, also) : written;
  const isShown = (part: Part): boolean => namesOf(part).some((name) => also.shown?.has(name));
  const removal = planRemoval(parts, references, parts.all.filter(isInternal), { isShown, onlyUsed });
  removal.remove(internalConditions(parts, schemaContext(references, removal.gone)));
  const encodings = hiddenEncodings(parts, schemaContext(references, removal.gone));
  removal.remove(encodings.flatMap((pointer) => parts.at.get(pointer) ?? []));
  removal.remove(unreachableCallbacks(parts, references, removal.gone));
  // What operations have besides is stated there, when the document is made.
  const overridden = findOverridden(parts, references, removal.gone).filter(
    ({ operations }) => operations.length === 0,
  );
  removal.remove(overridden.map(({ part }) => part));
  removal.remove(examplesThatRefer(parts, references, removal.gone));
  removal.remove(samplesWithLost(parts, references, removal.gone));
  removal.remove(linksToLost(parts, removal.gone), { by: 'address' });
  const origin = (pointer: string): string => unlisted?.back(pointer) ?? pointer;
  if (placeOf) removal.remove(copiesOfGone(parts, removal, (pointer) => placeOf(origin(pointer))));
  const plan = { parts, references, removal, also, namesOf, alsoIn };
  return {
    ...{ ...plan, document, unlisted, ...edit(plan) },
    names: new Set([
      ...also.names,
      ...ownNames(written.parts, written.isInternal, written.namesOf),
      ...parts.all.filter((part) => removal.reasons.get(part)?.by === 'tags').flatMap(namesOf),
    ]),
    shown: new Set(parts.all.filter((part) => part.object === 'Operation' && !removal.gone.has(part)).flatMap(namesOf)),
    origin,
    leaveOut: (pointers) => {
      removal.remove(parts.all.filter(({ pointer }) => pointers.has(pointer)));
      return edit(plan, pointers).result;
    },
  };
}

/** The names of internal parts that no public part has as well. */
function ownNames({ all }: Parts, isInternal: (part: Part) => boolean, namesOf: (part: Part) => string[]): string[] {
  const internal = new Set(all.filter(isInternal));
  const isInside = ({ object, parent }: Part): boolean => {
    for (let outer = object === 'Operation' ? parent : undefined; outer; outer = outer.parent)
      if (internal.has(outer)) return true;
    return false;
  };
  for (const part of all.filter(isInside)) internal.add(part);
  const names = [...internal].flatMap(namesOf);
  const wanted = new Set(names);
  const kinds = new Set([...internal].map(({ object }) => object));
  const others = all.filter((part) => kinds.has(part.object) && !internal.has(part));
  const shared = new Set(others.flatMap(namesOf).filter((name) => wanted.has(name)));
  return names.filter((name) => !shared.has(name));
}

/** What is to go from a document, and what is internal in another version of it. */
interface Plan extends Pick<Cleaning, 'parts' | 'references' | 'removal'> {
  also: OtherMarks;
  namesOf: (part: Part) => string[];
  /** Pointers of what is internal in the other version, values of lists among them. */
  alsoIn: ReadonlySet<string>;
}

/** Makes the document that a removal leaves; `fields` are pointers of what goes besides. */
function edit(
  { parts, references, removal, also, namesOf, alsoIn }: Plan,
  fields: ReadonlySet<string> = new Set(),
): Pick<Cleaning, 'lost' | 'tooMany' | 'publicElsewhere' | 'pruned' | 'moves' | 'result'> {
  const schemas = schemaContext(references, removal.gone);
  const edits: Edits = {
    dropped: new Set([...fields, ...alsoIn].filter((pointer) => !parts.at.has(pointer))),
    replaced: new Map(),
  };
  const found = findValues(parts, schemas);
  dropNames(parts, references, removal, schemas, found, edits);
  dropScopes(parts, references, removal.gone, edits, also.scopes);
  dropFromPath(findOverridden(parts, references, removal.gone), edits);
  const lost = findLost(parts, removal.gone);
  dropFromLinks(parts, references, removal.gone, lost, edits);
  dropFromExtensions(parts, references, removal.gone, lost.exact, edits);
  pruneUnknownFields(parts, references, schemas, lost, edits);
  if (also.names.size > 0) dropNamedFields(parts, removal.gone, { names: also.names, namesOf }, edits);
  const pruned = pruneExamples(parts, references, schemas, lost, edits);
  for (const { isHidden, pointer } of pruned) if (isHidden) edits.dropped.add(pointer);
  dropValuesThatRefer(parts, references, removal.gone, edits);
  dropEnumTexts(parts, removal.gone, edits);
  const moves = findMoves(parts.document, edits);
  moveReferences(references, removal, moves, edits);
  const { tooMany, values } = found;
  const publicElsewhere = () => findPublicElsewhere(tooMany ? [] : values, schemas);
  return { lost, tooMany, publicElsewhere, pruned, moves, result: rewrite(parts.document, edits) };
}

const noMarks: OtherMarks = { names: new Set() };

/** Reads the parts of a document, and which of them are internal. */
function readMarks(document: Node, { names, shown, partsIn, isField, isFieldName }: OtherMarks) {
  const parts = findParts(document);
  const references = findReferences(parts);
  const namesOf = createNamer(references);
  const alsoIn = new Set(names.size > 0 ? partsIn?.(document) : []);
  const listed = isField ? listedValues(parts, references, new Set()) : [];
  for (const { value, stated } of listed) if (isField?.(value)) alsoIn.add(stated);
  if (isFieldName) for (const pointer of fieldsCalled(isFieldName, parts)) alsoIn.add(pointer);
  // A public operation may have lost its id to an internal one.
  const isNamed = (part: Part): boolean => {
    const own = namesOf(part);
    return own.some((name) => names.has(name)) && !own.some((name) => shown?.has(name));
  };
  const isAlso = (part: Part): boolean => alsoIn.has(part.pointer) || isNamed(part);
  const isInternal = (part: Part): boolean => markOf(part) === true || (names.size > 0 && isAlso(part));
  return { parts, references, namesOf, isInternal, alsoIn };
}

/** The pointers of parameters and properties of such names, as far as they can be left out, and where they are required. */
function fieldsCalled(isNamed: (name: string) => boolean, { all }: Parts): string[] {
  return all.flatMap(({ object, field, key, node, parent, pointer }) => {
    if (object === 'Parameter') return node.in !== 'path' && isNamed(String(node.name)) ? [pointer] : [];
    if (object !== 'Schema') return [];
    const kinds = parent?.parts.filter((part) => part.field === 'discriminator') ?? [];
    const isOwn = field === 'properties' && key !== undefined && isNamed(key);
    const isNeeded = kinds.some((part) => part.node.propertyName === key);
    const listed = ['required', ...(field === 'propertyNames' ? ['enum'] : [])].flatMap((list) =>
      (Array.isArray(node[list]) ? (node[list] as unknown[]) : []).flatMap((name, index) =>
        isNamed(String(name)) ? [extendPointer(pointer, list, index)] : [],
      ),
    );
    return isOwn && !isNeeded ? [pointer, ...listed] : listed;
  });
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
