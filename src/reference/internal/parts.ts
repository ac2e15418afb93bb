import type { FieldKind, ObjectName } from '../fieldSupport';
import { isNode, type Node } from '../json';
import { methodFields } from '../methods';
import { extendPointer, placeAt, pointerKeys } from '../pointer';
import { support } from '../support/support';
import { objectOf } from '../support/walk';

/** An object of the OpenAPI Specification where it stands in a description; a reference stands for such an object. */
export interface Part {
  /** `Data` is a marked object in an extension, or in a field that no specification has. */
  object: ObjectName | 'Data';
  node: Node;
  pointer: string;
  /** What it stands in; only the whole document stands in nothing. */
  parent: Part | undefined;
  /** The field of `parent` that it stands in: of an object with free names, such as Paths, the name. */
  field: string;
  /** Its name or number where the field holds several; in a list, `isItem` says so. */
  key: string | undefined;
  isItem: boolean;
  parts: Part[];
  /** Whether it stands where the specification has no object, and something refers to it. */
  isLoose?: boolean;
}

/** All parts of a document, each before those that stand in it, and each by its pointer. */
export interface Parts {
  document: Node;
  all: readonly Part[];
  at: ReadonlyMap<string, Part>;
}

/** Fields that hold objects, though no page shows them as such: they are in the files for download. */
const further: Partial<Record<ObjectName, Record<string, FieldKind>>> = {
  OpenAPI: { 'x-webhooks': '{PathItem}', 'x-ms-paths': '{PathItem}' },
  PathItem: { 'x-amazon-apigateway-any-method': '@Operation' },
  Schema: { dependencies: '{Schema}', additionalItems: '@Schema' },
};

/**
 * Finds every object of the specification in a document by where it stands, as the support table says, or by a reference that
 * leads to it. What an extension, an example or another value of the author's holds is data, whatever its names are; in
 * extensions, marked objects are parts.
 */
export function findParts(document: Node): Parts {
  const all: Part[] = [];
  const at = new Map<string, Part>();
  const add = (part: Part): void => {
    if (at.has(part.pointer)) return;
    all.push(part);
    at.set(part.pointer, part);
    for (const [field, value] of Object.entries(part.node)) {
      const kind = kindOf(part.object, field);
      const object = kind && objectOf(kind);
      if (!object || typeof value !== 'object' || value === null) continue;
      if (kind.startsWith('@') && isNode(value))
        addInner(part, { object, field, key: undefined, isItem: false }, value);
      else
        for (const [key, inner] of Object.entries(value))
          addInner(part, { object, field, key, isItem: Array.isArray(value) }, inner);
    }
  };
  const addInner = (parent: Part, place: Pick<Part, 'object' | 'field' | 'key' | 'isItem'>, value: unknown): void => {
    if (!isNode(value)) return;
    const own = place.key === undefined ? [place.field] : [place.field, place.key];
    add({ ...place, node: value, pointer: extendPointer(parent.pointer, ...own), parent, parts: [] });
  };
  const root = { object: 'OpenAPI', field: '', key: undefined, isItem: false } as const;
  add({ ...root, node: document, pointer: '#', parent: undefined, parts: [] });
  for (const loose of referredParts(document, all, at)) add(loose);
  for (const data of markedData(all, at)) add(data);
  for (const part of all) {
    // A loose part may stand in another one that is found after it.
    if (part.isLoose || part.object === 'Data') part.parent = partOn(pointerKeys(part.pointer).slice(0, -1), { at });
    part.parent?.parts.push(part);
  }
  return { document, all, at };
}

/** The objects that references lead to where the specification has none, each as what refers to it; all of them as they are found. */
function* referredParts(document: Node, all: readonly Part[], at: ReadonlyMap<string, Part>): Generator<Part> {
  // The list grows while it is gone through.
  for (const { object, node, parent } of all) {
    const reference = node.$ref;
    if (typeof reference !== 'string' || !reference.startsWith('#/')) continue;
    const place = placeAt(document, reference);
    const pointer = place && extendPointer('#', ...place.keys);
    if (!place || pointer === undefined || at.has(pointer) || !isNode(place.value)) continue;
    const field = place.keys.join('/');
    yield {
      object,
      field,
      key: undefined,
      isItem: false,
      node: place.value,
      pointer,
      parent,
      parts: [],
      isLoose: true,
    };
  }
}

/** The objects with a mark in extensions, and in fields that no specification has. */
function* markedData(all: readonly Part[], at: ReadonlyMap<string, Part>): Generator<Part> {
  for (const part of [...all]) {
    const fields = Object.entries(part.node).filter(
      ([field, value]) => isFree(part.object, field) && mentionsMark(value),
    );
    // The list grows while it is gone through.
    const open = fields.map(([field, value]) => ({ keys: [field], value }));
    for (const { keys, value } of open) {
      const pointer = extendPointer(part.pointer, ...keys);
      if (typeof value !== 'object' || value === null || at.has(pointer)) continue;
      if (isNode(value) && (Object.hasOwn(value, 'x-internal') || hasLikeMark(value))) {
        const [field = '', ...rest] = keys;
        const own = rest.length < 2 ? { field, key: rest[0] } : { field: keys.join('/'), key: undefined };
        yield { object: 'Data', ...own, isItem: false, node: value, pointer, parent: part, parts: [] };
      }
      for (const [key, inner] of Object.entries(value)) open.push({ keys: [...keys, key], value: inner });
    }
  }
}

/** Whether an object that no specification says has the mark in another spelling; a text may be a header's. */
function hasLikeMark(value: Node): boolean {
  return Object.entries(value).some(([name, inner]) => inner === true && isLikeMark(name, inner));
}

/** Whether a field holds what no specification says: an extension without objects, or a field that there is not. */
export function isFree(object: Part['object'], field: string): boolean {
  if (object === 'Data') return false;
  const kind = kindOf(object, field);
  return field.startsWith('x-') ? !kind || !objectOf(kind) : !kind && field !== '$ref';
}

/** Whether a field is in no specification, and none of ours: an extension of other tools, or a field that there is not. */
export function isUnknown(object: Part['object'], field: string): boolean {
  return object !== 'Data' && field !== '$ref' && kindOf(object, field) === undefined;
}

/** What a field of an object holds. A reference has the fields of what it stands for too, as far as they are written. */
export function kindOf(object: Part['object'], field: string): FieldKind | undefined {
  if (object === 'Data') return undefined;
  for (const kind of [further[object]?.[field], own(object, field)]) if (kind) return kind;
  if (field.startsWith('x-')) return undefined;
  if (object === 'PathItem' && methodFields.includes(field.toLowerCase())) return '@Operation';
  return field === '$ref' ? undefined : own(object, '*');
}

function own(object: ObjectName, field: string): FieldKind | undefined {
  const table = support[object];
  return Object.hasOwn(table, field) ? table[field]?.kind : undefined;
}

/** The part that a pointer's keys lead to, else the innermost part on the way. */
export function partOn(keys: readonly string[], { at }: Pick<Parts, 'at'>): Part | undefined {
  for (let length = keys.length; length >= 0; length -= 1) {
    const part = at.get(extendPointer('#', ...keys.slice(0, length)));
    if (part) return part;
  }
  return undefined;
}

/** What the mark of a part says; a security scheme of that name is no mark of the requirements that name it. */
export function markOf({ object, node }: Part): unknown {
  return object === 'SecurityRequirement' && Array.isArray(node['x-internal']) ? undefined : node['x-internal'];
}

/** A part and all that stand in it. */
export function within(part: Part): Part[] {
  const found = [part];
  // The list grows while it is gone through.
  for (const each of found) for (const inner of each.parts) found.push(inner);
  return found;
}

/** Whether a part stands in another one, or is that one. */
export function isWithin(part: Part, outer: Part): boolean {
  for (let each: Part | undefined = part; each; each = each.parent) if (each === outer) return true;
  return false;
}

/** Whether a part is one of the definitions in a schema (JSON Schema core 8.2.4), which others refer to. */
export function isDefinition({ field, parent }: Part): boolean {
  return parent?.object === 'Schema' && (field === '$defs' || field === 'definitions');
}

/** Whether a value has a mark anywhere; each value in it is looked at once. */
export function mentionsMark(outer: unknown): boolean {
  const seen = new Set([outer]);
  // The set grows while it is gone through.
  for (const value of seen) {
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, 'x-internal')) return true;
    for (const [name, inner] of Object.entries(value)) {
      if (isLikeMark(name, inner)) return true;
      if (typeof inner === 'object') seen.add(inner);
    }
  }
  return false;
}

/**
 * Whether a field is meant as the mark, and is written in another way: with another hyphen or with characters that are not seen,
 * also without the space behind the colon, so that YAML reads all of it as a name without a value.
 */
export function isLikeMark(name: string, value: unknown): boolean {
  // Every field of a description is asked about.
  if (!/^[\s\p{Cf}]*x/iu.test(name) || name === 'x-internal' || (typeof value === 'object' && value !== null))
    return false;
  const [word = '', stated = value ?? ''] = name.replace(/[\s\p{Cf}]/gu, '').split(':');
  return /^x[\p{Pd}\u2212_]?internal$/iu.test(word) && /^["']?(?:true|yes|y|on|1)?["']?$/i.test(String(stated));
}
