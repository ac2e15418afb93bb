import { asNode, isNode } from '../json';
import { extendPointer } from '../pointer';
import { hiddenEncodings } from './encodings';
import { markOf, type Part, type Parts } from './parts';
import type { References } from './references';
import type { Removal } from './removal';
import type { Edits } from './rewrite';
import { fieldsOf, groupOf, type SchemaContext } from './schemaGroup';
import type { findValues, SharedValue } from './sharedValues';
import { wordsIn } from './values';

/** What else names the parts that go is taken out with them: marks, tags, groups of tags, scopes, required and mapped names. */
export function dropNames(
  parts: Parts,
  references: References,
  { gone, reasons }: Removal,
  schemas: SchemaContext,
  { values, tooMany }: ReturnType<typeof findValues>,
  edits: Edits,
): void {
  const left = parts.all.filter((part) => !gone.has(part));
  for (const part of left) if (markOf(part) !== undefined) drop(edits, part, 'x-internal');
  dropTags(parts, gone, edits);
  for (const { holder, pointer, target } of references.mappings)
    if (!gone.has(holder) && gone.has(target)) edits.dropped.add(pointer);
  // The description is refused.
  if (tooMany) return;
  for (const value of values) dropRequired(value, schemas, edits);
  for (const part of left) if (part.object === 'Discriminator') dropKinds(part, schemas, edits);
  // Those that are objects went before, with what only they used.
  for (const pointer of hiddenEncodings(parts, schemas)) if (!parts.at.has(pointer)) edits.dropped.add(pointer);
  dropParts(reasons.keys(), gone, edits);
}

function drop({ dropped }: Edits, part: Part, ...keys: (string | number)[]): void {
  dropped.add(extendPointer(part.pointer, ...keys));
}

/** Fields that have to stay, empty where nothing in them does. */
const lasting = new Set(['paths', 'webhooks', 'components']);

/** Takes out parts, and the fields that they leave empty. */
function dropParts(parts: Iterable<Part>, gone: ReadonlySet<Part>, edits: Edits): void {
  const emptied = new Map<Part, Set<string>>();
  for (const part of parts) {
    const { parent, field, key, pointer } = part;
    if (!parent || gone.has(parent)) continue;
    // The positions after it stay what they are.
    if (part.isItem && ['prefixItems', 'items', 'prefixEncoding'].includes(field)) {
      edits.replaced.set(pointer, {});
      continue;
    }
    edits.dropped.add(pointer);
    if (field === 'schema' || field === 'itemSchema') drop(edits, parent, 'example');
    if (key !== undefined && !lasting.has(field)) emptied.set(parent, (emptied.get(parent) ?? new Set()).add(field));
  }
  for (const [parent, fields] of emptied)
    for (const field of fields) {
      const inside = parent.parts.filter((each) => each.field === field);
      const isWhole = inside.length === Object.keys(asObject(parent.node[field])).length;
      if (isWhole && inside.every((each) => gone.has(each))) drop(edits, parent, field);
    }
}

/** A map or list; what is neither has nothing in it. */
function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Takes the names of tags that go out of operations, tags and groups; a group that names no other goes too. */
function dropTags({ all }: Parts, gone: ReadonlySet<Part>, edits: Edits): void {
  const names = namesThatGo(all, gone);
  if (names.size === 0) return;
  for (const part of all) {
    if (gone.has(part)) continue;
    if (part.object === 'Tag' && names.has(part.node.parent)) drop(edits, part, 'parent');
    if (!Array.isArray(part.node.tags) || (part.object !== 'Operation' && part.object !== 'TagGroup')) continue;
    const tags: unknown[] = part.node.tags;
    const isEmpty = tags.length > 0 && tags.every((name) => names.has(name));
    if (part.object === 'TagGroup' && isEmpty) edits.dropped.add(part.pointer);
    else for (const [index, name] of tags.entries()) if (names.has(name)) drop(edits, part, 'tags', index);
  }
}

/** The names of tags that go, and of those without a Tag Object that only operations have that go. */
function namesThatGo(all: readonly Part[], gone: ReadonlySet<Part>): Set<unknown> {
  const tags = all.filter(({ object }) => object === 'Tag');
  const operations = all.filter(({ object, node }) => object === 'Operation' && Array.isArray(node.tags));
  const namesOf = (isGone: boolean): [tags: unknown[], used: unknown[]] => [
    tags.filter((part) => gone.has(part) === isGone).map(({ node }) => node.name),
    operations.filter((part) => gone.has(part) === isGone).flatMap(({ node }) => node.tags as unknown[]),
  ];
  const [[going, usedBefore], [staying, used]] = [namesOf(true), namesOf(false)];
  const stays = new Set(staying);
  const isUsed = new Set(used);
  return new Set([...going, ...usedBefore.filter((name) => !isUsed.has(name))].filter((name) => !stays.has(name)));
}

/** Takes the names of properties that go out of what requires them, in all schemas that say something of the same value. */
function dropRequired({ first, conditional }: SharedValue, schemas: SchemaContext, edits: Edits): void {
  const { hides, left } = groupOf(first, schemas, conditional);
  for (const each of left) {
    const own = fieldsOf(each, schemas).stated;
    const goes = (name: unknown): boolean => hides(String(name)) && !own.has(String(name));
    dropListed(each, ['required'], goes, edits);
    for (const names of each.parts.filter(({ field }) => field === 'propertyNames'))
      for (const part of groupOf([names], schemas).left) {
        dropListed(part, ['enum'], goes, edits);
        if (wordsIn(String(part.node.pattern ?? '')).some(goes)) drop(edits, part, 'pattern');
      }
    for (const field of ['dependentRequired', 'dependencies', 'dependentSchemas']) {
      for (const [name, names] of Object.entries(asNode(each.node[field]))) {
        if (goes(name)) drop(edits, each, field, name);
        else if (Array.isArray(names)) dropListed(each, [field, name], goes, edits);
      }
    }
  }
}

/** Takes names out of a list, and the list where it has no other: before OpenAPI 3.1 an empty one is not allowed. */
function dropListed(part: Part, keys: readonly string[], goes: (name: unknown) => boolean, edits: Edits): void {
  const names = keys.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), part.node);
  if (!Array.isArray(names) || !names.some(goes)) return;
  if (names.every(goes)) drop(edits, part, ...keys);
  else for (const [index, name] of names.entries()) if (goes(name)) drop(edits, part, ...keys, index);
}

/** Takes the values by which a discriminator names schemas that go out of what the schemas of its property state. */
function dropKinds(part: Part, schemas: SchemaContext, edits: Edits): void {
  const { parent, node } = part;
  const hidden = schemas.hiddenKinds.get(part);
  if (!parent || !hidden) return;
  const isHidden = (kind: unknown): boolean => hidden.has(String(kind));
  for (const schema of groupOf([parent], schemas).left) {
    const kinds = fieldsOf(schema, schemas).named.get(String(node.propertyName));
    if (!kinds || schemas.gone.has(kinds)) continue;
    for (const stating of groupOf([kinds], schemas).left) {
      for (const field of ['enum', 'examples']) dropListed(stating, [field], isHidden, edits);
      for (const field of ['const', 'default', 'example'])
        if (isHidden(stating.node[field])) drop(edits, stating, field);
    }
  }
}
