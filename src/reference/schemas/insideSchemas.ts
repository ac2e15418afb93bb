import type { Json } from '../json';
import { subschemasOf, unionsOf } from '../keywords/subschemasOf';
import { suppliedBy } from '../keywords/suppliedValues';
import type { Property, Schema, SchemaObject, TypeName } from '../model';
import { type AppliedCache, appliedBy } from './appliedSchemas';

/** The types of a schema, those of its alternatives included; none where it says nothing of them. */
export function typesIn(schema: Schema | undefined, cache: AppliedCache, depth = 0): Set<TypeName> {
  const types = new Set<TypeName>();
  if (!schema || depth > 4) return types;
  for (const subschema of appliedBy(schema, cache)) {
    for (const type of subschema.types) types.add(type);
    for (const member of unionsOf(subschema).flat())
      for (const type of typesIn(member, cache, depth + 1)) types.add(type);
  }
  return types;
}

/** The properties of a schema, those of its alternatives included. */
export function propertiesIn(schema: Schema | undefined, cache: AppliedCache): Map<string, Schema> {
  return collectProperties(schema, cache, () => true);
}

/** Those that are described, without names that `required` alone lists. */
export function describedPropertiesIn(schema: Schema | undefined, cache: AppliedCache): Map<string, Schema> {
  return collectProperties(schema, cache, ({ isUnstated }) => !isUnstated);
}

function collectProperties(
  schema: Schema | undefined,
  cache: AppliedCache,
  isWanted: (property: Property) => boolean,
  found = new Map<string, Schema>(),
  depth = 0,
): Map<string, Schema> {
  if (!schema || depth > 4) return found;
  for (const subschema of appliedBy(schema, cache)) {
    for (const property of subschema.properties)
      if (!found.has(property.name) && isWanted(property)) found.set(property.name, property.schema);
    for (const member of [...unionsOf(subschema).flat(), subschema.then, subschema.else])
      if (member) collectProperties(member, cache, isWanted, found, depth + 1);
  }
  return found;
}

/** The schemas of fields that a schema does not name: of those with a pattern, and of any other. */
export function unnamedFieldsOf(schema: SchemaObject): Schema[] {
  return subschemasOf(schema).flatMap(({ row, schema: inner }) => (row.unnamedFields ? [inner] : []));
}

/** The schema of each field that a schema does not name, where it has one for them. */
export function otherFieldsOf(schema: Schema | undefined, cache: AppliedCache): Schema | undefined {
  const unnamed = schema ? appliedBy(schema, cache).flatMap(unnamedFieldsOf) : [];
  const [only, ...others] = unnamed.filter(({ kind }) => kind !== 'never' && kind !== 'any');
  return others.length === 0 ? only : undefined;
}

/** The values that are listed as allowed, in the schema and those it applies. */
export function enumIn(schema: Schema | undefined, cache: AppliedCache): Json[] {
  return schema ? appliedBy(schema, cache).flatMap((subschema) => suppliedBy(subschema, 'allowed')) : [];
}

/** The schema of the item at a place of a list. */
export function itemAt(schema: Schema | undefined, place: number, cache: AppliedCache, depth = 0): Schema | undefined {
  if (!schema || depth > 4) return undefined;
  const applied = appliedBy(schema, cache);
  const members = (): Schema[] => applied.flatMap((subschema) => unionsOf(subschema).flat());
  const stated = applied.find(({ prefixItems }) => prefixItems[place])?.prefixItems[place];
  const inner = stated ?? members().find((member) => itemAt(member, place, cache, depth + 1));
  return stated ?? (inner ? itemAt(inner, place, cache, depth + 1) : itemsOf(schema, cache));
}

/** The schema of the items of a list. */
export function itemsOf(schema: Schema | undefined, cache: AppliedCache, depth = 0): Schema | undefined {
  if (!schema || depth > 4) return undefined;
  for (const subschema of appliedBy(schema, cache)) {
    if (subschema.items) return subschema.items;
    for (const member of unionsOf(subschema).flat()) {
      const items = itemsOf(member, cache, depth + 1);
      if (items) return items;
    }
  }
  return undefined;
}
