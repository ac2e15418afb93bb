import type { RichText } from './text';
import type { NamedSchema, Property, Schema, SchemaObject, SchemaReference } from './model';

/** A schema with its `allOf` parts laid together and its reference, if it is one, named. */
export interface Shape {
  schema: SchemaObject;
  /** The named schema that this is, or that this is a list of nothing else than. */
  reference?: SchemaReference;
}

/** A schema that says nothing. */
export const emptySchema: SchemaObject = {
  kind: 'schema',
  types: [],
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  enum: [],
  constraints: [],
  properties: [],
  patternProperties: [],
  dependentRequired: [],
  dependentSchemas: [],
  prefixItems: [],
  allOf: [],
  oneOf: [],
  anyOf: [],
  examples: [],
};

/**
 * Looks through a schema to what it is: follows references, lays the parts of `allOf` together and takes `null` out of
 * unions. A name that is met again on the way is not followed further.
 */
export function shapeOf(schema: Schema, schemas: Map<string, NamedSchema>, visited: readonly string[] = []): Shape {
  if (schema.kind === 'any' || schema.kind === 'never') return { schema: emptySchema };
  if (schema.kind === 'reference') return followToShape(schema, schemas, visited);
  const { members, nullable } = withoutNull(schema);
  const only = members.length === 1 && isWrapper(schema) ? members[0] : undefined;
  if (only) {
    const inner = shapeOf(only, schemas, visited);
    const shell: SchemaObject = { ...schema, oneOf: [], anyOf: [], allOf: [], nullable: schema.nullable || nullable };
    return { ...inner, schema: overlay(inner.schema, shell) };
  }
  const unions = nullable ? { oneOf: schema.oneOf.length ? members : [], anyOf: schema.oneOf.length ? schema.anyOf : members } : {};
  const base: SchemaObject = { ...schema, ...unions, nullable: schema.nullable || nullable, allOf: [] };
  return { schema: schema.allOf.map((part) => shapeOf(part, schemas, visited).schema).reduceRight(mergeParts, base) };
}

function followToShape(reference: SchemaReference, schemas: Map<string, NamedSchema>, visited: readonly string[]): Shape {
  const target = schemas.get(reference.name);
  if (!target || visited.includes(reference.name)) return { schema: overlay(emptySchema, { ...emptySchema, ...reference, kind: 'schema' }), reference };
  const inner = shapeOf(target.schema, schemas, [...visited, reference.name]);
  return { schema: overlay(inner.schema, { ...emptySchema, ...reference, kind: 'schema' }), reference: inner.reference ?? reference };
}

/** Whether a schema says nothing but "this one": a single member, and no shape of its own. */
function isWrapper(schema: SchemaObject): boolean {
  const own = schema.properties.length + schema.patternProperties.length + schema.enum.length + schema.prefixItems.length;
  const keywords = [schema.items, schema.additionalProperties, schema.not, schema.if, schema.const, schema.discriminator];
  const unions = [schema.oneOf, schema.anyOf, schema.allOf].filter((list) => list.length > 0);
  return own === 0 && schema.constraints.length === 0 && unions.length === 1 && keywords.every((value) => value === undefined);
}

function withoutNull(schema: SchemaObject): { members: Schema[]; nullable: boolean } {
  const members = schema.oneOf.length > 0 ? schema.oneOf : schema.anyOf.length > 0 ? schema.anyOf : schema.allOf;
  const kept = members.filter((member) => !isNull(member));
  return { members: kept, nullable: kept.length < members.length };
}

function isNull(schema: Schema): boolean {
  if (schema.kind !== 'schema') return false;
  return (schema.nullable && schema.types.length === 0 && schema.properties.length === 0) || schema.const?.value === null;
}

/** A schema with what stands beside its reference laid over it; own words win, marks add up. */
function overlay(inner: SchemaObject, outer: SchemaObject): SchemaObject {
  return {
    ...inner,
    title: outer.title ?? inner.title,
    description: outer.description ?? inner.description,
    default: outer.default ?? inner.default,
    examples: outer.examples.length > 0 ? outer.examples : inner.examples,
    externalDocs: outer.externalDocs ?? inner.externalDocs,
    deprecated: outer.deprecated || inner.deprecated,
    readOnly: outer.readOnly || inner.readOnly,
    writeOnly: outer.writeOnly || inner.writeOnly,
    nullable: outer.nullable || inner.nullable,
  };
}

/** Lays one part of an `allOf` under the rest: lists add up, single keywords are the rest's when it has them. */
function mergeParts(rest: SchemaObject, part: SchemaObject): SchemaObject {
  const stated = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...part,
    ...stated,
    kind: 'schema',
    types: rest.types.length > 0 ? rest.types : part.types,
    nullable: rest.nullable || part.nullable,
    deprecated: rest.deprecated || part.deprecated,
    readOnly: rest.readOnly || part.readOnly,
    writeOnly: rest.writeOnly || part.writeOnly,
    title: rest.title ?? part.title,
    description: joinTexts(rest.description, part.description),
    enum: rest.enum.length > 0 ? rest.enum : part.enum,
    examples: rest.examples.length > 0 ? rest.examples : part.examples,
    constraints: [...part.constraints, ...rest.constraints],
    properties: mergeProperties(part.properties, rest.properties),
    patternProperties: [...part.patternProperties, ...rest.patternProperties],
    dependentRequired: [...part.dependentRequired, ...rest.dependentRequired],
    dependentSchemas: [...part.dependentSchemas, ...rest.dependentSchemas],
    prefixItems: [...part.prefixItems, ...rest.prefixItems],
    ...mergeUnions(rest, part),
  };
}

/** Two unions of the same kind cannot be laid together: the further one stays a part of `allOf`. */
function mergeUnions(rest: SchemaObject, part: SchemaObject): Pick<SchemaObject, 'oneOf' | 'anyOf' | 'allOf' | 'if' | 'then' | 'else'> {
  const clash = [rest.oneOf.length && part.oneOf.length, rest.anyOf.length && part.anyOf.length, rest.if && part.if].some(Boolean);
  const apart: SchemaObject = { ...emptySchema, oneOf: part.oneOf, anyOf: part.anyOf, if: part.if, then: part.then, else: part.else };
  const { if: condition, then, else: otherwise } = rest.if || clash ? rest : part;
  return {
    oneOf: clash || rest.oneOf.length > 0 ? rest.oneOf : part.oneOf,
    anyOf: clash || rest.anyOf.length > 0 ? rest.anyOf : part.anyOf,
    allOf: [...part.allOf, ...(clash ? [apart] : []), ...rest.allOf],
    if: condition,
    then,
    else: otherwise,
  };
}

function joinTexts(first: RichText | undefined, second: RichText | undefined): RichText | undefined {
  if (!first || !second || first.html.includes(second.html)) return first ?? second;
  return { source: `${first.source}\n\n${second.source}`, html: `${first.html}\n${second.html}` };
}

/** Properties of both; one that is only made required here keeps the shape it has there. */
function mergeProperties(first: Property[], second: Property[]): Property[] {
  const merged = new Map(first.map((property) => [property.name, property]));
  for (const property of second) {
    const known = merged.get(property.name);
    const schema = known && property.schema.kind === 'any' ? known.schema : property.schema;
    merged.set(property.name, { name: property.name, required: property.required || (known?.required ?? false), schema });
  }
  return [...merged.values()];
}
