import { isNode, type Node } from '../json';
import { methodFields } from '../methods';
import { extendPointer } from '../pointer';
import type { FieldKind, ObjectName } from '../support/fields';
import { support } from '../support/support';
import { objectOf } from '../support/walk';

/** An object of the OpenAPI Specification where it stands in a description; a reference stands for such an object. */
export interface Part {
  object: ObjectName;
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
 * Finds every object of the specification in a document by where it stands, as the support table says. What an extension,
 * an example or another value of the author's holds is data, whatever its names are.
 */
export function findParts(document: Node): Parts {
  const all: Part[] = [];
  const add = (part: Part): void => {
    all.push(part);
    part.parent?.parts.push(part);
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
  return { document, all, at: new Map(all.map((part) => [part.pointer, part])) };
}

/** What a field of an object holds. A reference has the fields of what it stands for too, as far as they are written. */
function kindOf(object: ObjectName, field: string): FieldKind | undefined {
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
export function partOn(keys: readonly string[], { at }: Parts): Part | undefined {
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
