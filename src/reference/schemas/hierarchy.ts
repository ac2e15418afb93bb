import { unionsOf } from '../keywords/subschemasOf';
import type { Discriminator, NamedSchema, Schema, SchemaObject } from '../model';

/** A named schema that others extend (`allOf`) and that says which of them a value is. */
export interface Extended {
  name: string;
  schema: SchemaObject;
  /** Its own discriminator or that of what it extends; a union of its subtypes may do without. */
  discriminator?: Discriminator;
  /** The schemas that extend it, directly or through others. */
  subtypes: ReadonlySet<string>;
  /** The schemas that a value may be of, in the order in which they are offered. */
  options: readonly string[];
  /** Whether its author lists them (`oneOf`, `anyOf`). */
  isListed: boolean;
}

/** Which schemas extend which, by name. */
export interface Hierarchy {
  extended: ReadonlyMap<string, Extended>;
  /** The name that a reference stands for, once schemas that are nothing but another one are passed over. */
  nameOf: (name: string) => string;
}

/** Finds the schemas that a value of a type of one's own may be of, with their subtypes (OpenAPI 4.25.2). */
export function readHierarchy(schemas: ReadonlyMap<string, NamedSchema>): Hierarchy {
  const nameOf = (name: string): string => realName(name, schemas);
  const parents = withoutUnions(
    new Map(objectsOf(schemas).map(([name, schema]) => [name, extendedBy(schema).map((each) => nameOf(each.name))])),
    schemas,
    nameOf,
  );
  const children = childrenOf(parents);
  const order = new Map([...schemas.keys()].map((name, index) => [name, index]));
  const find = { schemas, order, parents, children, nameOf };
  const found = objectsOf(schemas).flatMap(([name, schema]) => readExtended(name, schema, find) ?? []);
  return { extended: new Map(found.map((each) => [each.name, each])), nameOf };
}

interface Family {
  schemas: ReadonlyMap<string, NamedSchema>;
  /** Where each schema stands in the description. */
  order: ReadonlyMap<string, number>;
  parents: Names;
  children: Names;
  nameOf: (name: string) => string;
}

type Names = ReadonlyMap<string, readonly string[]>;

function childrenOf(parents: Names): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const [name, above] of parents)
    for (const parent of new Set(above)) children.set(parent, [...(children.get(parent) ?? []), name]);
  return children;
}

/**
 * What each schema extends, but for those that list other alternatives: it is a value of one of these with more to it, not
 * one more alternative.
 */
function withoutUnions(
  parents: Names,
  schemas: ReadonlyMap<string, NamedSchema>,
  nameOf: Family['nameOf'],
): Map<string, string[]> {
  const listedBy = new Map(
    objectsOf(schemas).flatMap(([name, schema]): [string, Set<string>][] => {
      const listed = offeredBy(schema).map((each) => nameOf(each.name));
      const mapped = (ownDiscriminator(schema)?.mapping ?? []).map((entry) => nameOf(entry.schema));
      if (listed.length === 0) return [];
      // A schema between a union and one of its alternatives is of the family, too.
      return [[name, new Set([...listed, ...mapped].flatMap((each) => [each, ...ancestorsOf(each, { parents })]))]];
    }),
  );
  const isOwn = (name: string, parent: string): boolean =>
    schemas.get(name)?.discriminatorValue !== undefined || (listedBy.get(parent)?.has(name) ?? true);
  return new Map([...parents].map(([name, above]) => [name, above.filter((parent) => isOwn(name, parent))]));
}

function objectsOf(schemas: ReadonlyMap<string, NamedSchema>): [string, SchemaObject][] {
  return [...schemas.values()].flatMap(({ name, schema }): [string, SchemaObject][] =>
    schema.kind === 'schema' ? [[name, schema]] : [],
  );
}

function realName(name: string, schemas: ReadonlyMap<string, NamedSchema>): string {
  const seen = new Set<string>();
  let current = name;
  for (let next = schemas.get(name)?.schema; next?.kind === 'reference'; next = schemas.get(current)?.schema) {
    if (seen.has(next.name)) return name;
    seen.add(next.name);
    current = next.name;
  }
  return current;
}

/** The references in the `allOf` of a schema, those of its members without a name included. */
function extendedBy(schema: SchemaObject): (Schema & { kind: 'reference' })[] {
  return schema.allOf.flatMap((member) => {
    if (member.kind === 'reference') return [member];
    return member.kind === 'schema' ? extendedBy(member) : [];
  });
}

/** The references in the unions of a schema, those of its members without a name included. */
function offeredBy(schema: SchemaObject): (Schema & { kind: 'reference' })[] {
  const own = unionsOf(schema).flatMap((union) => union.filter((each) => each.kind === 'reference'));
  return [...own, ...schema.allOf.flatMap((member) => (member.kind === 'schema' ? offeredBy(member) : []))];
}

function readExtended(name: string, schema: SchemaObject, family: Family): Extended | undefined {
  const inherited = discriminatorOf(name, family);
  const subtypes = subtypesOf(name, inherited?.property, family);
  const stated =
    inherited &&
    withFurther(
      inherited,
      [...subtypes].flatMap((each) => ownOf(each, family)),
    );
  const ownMapping = ownOf(name, family).flatMap((each) => each.mapping.map(({ value }) => value));
  // What extends a subtype may be one of it; the other subtypes of what it extends may not.
  const mapping = (stated?.mapping ?? [])
    .map((entry) => ({ ...entry, schema: family.nameOf(entry.schema) }))
    .filter((entry) => entry.schema === name || subtypes.has(entry.schema) || ownMapping.includes(entry.value));
  const discriminator = stated && {
    ...stated,
    mapping: [...mapping, ...ownValues([name, ...subtypes], mapping, family)],
  };
  const references = offeredBy(schema);
  const isListed = references.length > 0;
  const listed = references.map((each) => family.nameOf(each.name));
  if (!discriminator && !listed.some((each) => subtypes.has(each))) return undefined;
  const options = discriminator ? optionsOf(name, schema, discriminator, subtypes, family) : listed;
  const isRoot = ownDiscriminator(schema) !== undefined;
  if (subtypes.size === 0 && (isListed || !isRoot || options.length === 0)) return undefined;
  return { name, schema, ...(discriminator ? { discriminator } : {}), subtypes, options, isListed };
}

/** The values that schemas state for themselves, of those that a mapping leaves out. */
function ownValues(names: readonly string[], mapping: Discriminator['mapping'], { schemas }: Family): typeof mapping {
  return names.flatMap((name) => {
    const value = schemas.get(name)?.discriminatorValue;
    return value === undefined || mapping.some((entry) => entry.schema === name) ? [] : [{ value, schema: name }];
  });
}

/** The discriminator of a schema, wherever in its `allOf` it stands without a name. */
function ownDiscriminator(schema: SchemaObject): Discriminator | undefined {
  if (schema.discriminator) return schema.discriminator;
  for (const member of schema.allOf) {
    const inner = member.kind === 'schema' ? ownDiscriminator(member) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** The discriminator of a schema with what those that it extends say by the same field. */
function discriminatorOf(name: string, family: Family, seen = new Set<string>()): Discriminator | undefined {
  if (seen.has(name)) return undefined;
  seen.add(name);
  const above = (family.parents.get(name) ?? []).flatMap((parent) => discriminatorOf(parent, family, seen) ?? []);
  const [nearest] = [...ownOf(name, family), ...above];
  if (!nearest) return undefined;
  return withFurther(nearest, above);
}

/** A discriminator with what others say by the same field. */
function withFurther(nearest: Discriminator, others: readonly Discriminator[]): Discriminator {
  const mapping = [...nearest.mapping];
  for (const { property, mapping: further } of others) {
    if (property !== nearest.property) continue;
    mapping.push(...further.filter(({ value }) => !mapping.some((known) => known.value === value)));
  }
  return { ...nearest, mapping };
}

function ownOf(name: string, { schemas }: Family): Discriminator[] {
  const schema = schemas.get(name)?.schema;
  const own = schema?.kind === 'schema' ? ownDiscriminator(schema) : undefined;
  return own ? [own] : [];
}

/** What extends a schema, but for what extends one that chooses by a field of its own. */
function subtypesOf(name: string, property: string | undefined, family: Family): Set<string> {
  const { children } = family;
  const found = new Set<string>();
  const open = [...(children.get(name) ?? [])];
  for (const each of open) {
    if (found.has(each) || each === name) continue;
    found.add(each);
    if (ownOf(each, family).every((own) => own.property === property)) open.push(...(children.get(each) ?? []));
  }
  // Schemas that extend each other are no subtypes.
  for (const above of ancestorsOf(name, family)) found.delete(above);
  return found;
}

function ancestorsOf(name: string, { parents }: Pick<Family, 'parents'>): Set<string> {
  const found = new Set(parents.get(name));
  for (const each of found) for (const above of parents.get(each) ?? []) found.add(above);
  return found;
}

/**
 * What the mapping names, then the other subtypes in the order of the description. A schema between two others that the
 * mapping leaves out has no values of its own.
 */
function optionsOf(
  name: string,
  schema: SchemaObject,
  { mapping }: Discriminator,
  subtypes: ReadonlySet<string>,
  { order, children }: Family,
): string[] {
  const isRoot = ownDiscriminator(schema) !== undefined;
  const isOwn = (each: string): boolean => isRoot || each === name || subtypes.has(each);
  const mapped = mapping.map((entry) => entry.schema).filter((each) => order.has(each) && isOwn(each));
  const implied = [...subtypes].filter(
    (each) => mapping.length === 0 || !children.get(each)?.some((child) => subtypes.has(child)),
  );
  if (!isRoot && mapping.length === 0) implied.push(name);
  const at = (each: string): number => order.get(each) ?? 0;
  return [...new Set([...mapped, ...implied.sort((a, b) => at(a) - at(b))])];
}
