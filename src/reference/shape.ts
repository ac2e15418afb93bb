import { clashesOf, isSame } from './clashes';
import type { NamedSchema, Property, Schema, SchemaObject, SchemaReference } from './model';
import type { Markdown } from './text';

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
 * unions. Each name is laid in once (`laid`), which ends recursion and keeps parts that share parts linear.
 */
export function shapeOf(schema: Schema, schemas: Map<string, NamedSchema>, laid = new Set<string>()): Shape {
  if (schema.kind === 'any' || schema.kind === 'never') return { schema: emptySchema };
  if (schema.kind === 'reference') return followToShape(schema, schemas, laid);
  const { members, nullable } = withoutNull(schema);
  const only = members.length === 1 && isWrapper(schema) ? members[0] : undefined;
  if (only) {
    const inner = shapeOf(only, schemas, laid);
    const shell: SchemaObject = { ...schema, oneOf: [], anyOf: [], allOf: [], nullable: schema.nullable || nullable };
    return { ...inner, schema: overlay(inner.schema, shell) };
  }
  const unions =
    nullable && schema.oneOf.length + schema.anyOf.length > 0
      ? { oneOf: schema.oneOf.length ? members : [], anyOf: schema.oneOf.length ? schema.anyOf : members }
      : {};
  const base: SchemaObject = { ...schema, ...unions, nullable: schema.nullable || nullable, allOf: [] };
  const merged = schema.allOf.map((part) => shapeOf(part, schemas, laid).schema).reduceRight(mergeParts, base);
  return { schema: { ...merged, description: schema.description ?? merged.description } };
}

function followToShape(reference: SchemaReference, schemas: Map<string, NamedSchema>, laid: Set<string>): Shape {
  const target = schemas.get(reference.name);
  if (!target || laid.has(reference.name))
    return { schema: overlay(emptySchema, { ...emptySchema, ...reference, kind: 'schema' }), reference };
  laid.add(reference.name);
  const inner = shapeOf(target.schema, schemas, laid);
  return {
    schema: overlay(inner.schema, { ...emptySchema, ...reference, kind: 'schema' }),
    reference: inner.reference ?? reference,
  };
}

/** Whether a schema says nothing but "this one": a single member, and no shape of its own. */
function isWrapper(schema: SchemaObject): boolean {
  return (
    hasNoShape(schema) && [schema.oneOf, schema.anyOf, schema.allOf].filter((list) => list.length > 0).length === 1
  );
}

/** Whether a schema has nothing that says what a value looks like, apart from its type and its unions. */
function hasNoShape(schema: SchemaObject): boolean {
  const lists = [
    ...[schema.properties, schema.patternProperties, schema.enum, schema.prefixItems, schema.constraints],
    ...[schema.dependentRequired, schema.dependentSchemas],
  ];
  const keywords = [
    ...[schema.items, schema.additionalProperties, schema.unevaluatedProperties, schema.propertyNames, schema.contains],
    ...[schema.unevaluatedItems, schema.contentSchema, schema.not, schema.if, schema.const, schema.discriminator],
  ];
  return lists.every((list) => list.length === 0) && keywords.every((value) => value === undefined);
}

function withoutNull(schema: SchemaObject): { members: Schema[]; nullable: boolean } {
  const members = schema.oneOf.length > 0 ? schema.oneOf : schema.anyOf.length > 0 ? schema.anyOf : schema.allOf;
  const kept = members.filter((member) => !isNullOnly(member));
  return { members: kept, nullable: kept.length < members.length };
}

/** Whether null is the only value that a schema accepts, as that of a union's member that is there to allow null. */
export function isNullOnly(schema: Schema): boolean {
  if (schema.kind !== 'schema') return false;
  const unions = schema.oneOf.length + schema.anyOf.length + schema.allOf.length;
  if (schema.nullable && schema.types.length === 0 && unions === 0 && hasNoShape(schema)) return true;
  return schema.const?.value === null || (schema.enum.length > 0 && schema.enum.every(({ value }) => value === null));
}

/** A schema with what stands beside its reference laid over it; own words win, marks add up. */
function overlay(inner: SchemaObject, outer: SchemaObject): SchemaObject {
  return {
    ...inner,
    types: outer.types.length > 0 ? outer.types : inner.types,
    title: outer.title ?? inner.title,
    description: outer.description ?? inner.description,
    default: outer.default === undefined ? inner.default : outer.default,
    examples: outer.examples.length > 0 ? outer.examples : inner.examples,
    externalDocs: outer.externalDocs ?? inner.externalDocs,
    deprecated: outer.deprecated || inner.deprecated,
    readOnly: outer.readOnly || inner.readOnly,
    writeOnly: outer.writeOnly || inner.writeOnly,
    nullable: outer.nullable || inner.nullable,
    xml: outer.xml ?? inner.xml,
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
    examples: [
      ...rest.examples,
      ...part.examples.filter((example) => !rest.examples.some((own) => isSame(own, example))),
    ],
    constraints: [...part.constraints, ...rest.constraints],
    properties: mergeProperties(part.properties, rest.properties),
    patternProperties: [...part.patternProperties, ...rest.patternProperties],
    dependentRequired: [...part.dependentRequired, ...rest.dependentRequired],
    dependentSchemas: [...part.dependentSchemas, ...rest.dependentSchemas],
    prefixItems: [...part.prefixItems, ...rest.prefixItems],
    ...mergeUnions(rest, part, clashesOf(rest, part)),
  };
}

/** What cannot be laid together stays a part of `allOf`: the further of two unions, and what `clashes`. */
function mergeUnions(
  rest: SchemaObject,
  part: SchemaObject,
  clashes: Partial<SchemaObject> | undefined,
): Pick<SchemaObject, 'oneOf' | 'anyOf' | 'allOf' | 'if' | 'then' | 'else'> {
  const clash = [
    rest.oneOf.length && part.oneOf.length,
    rest.anyOf.length && part.anyOf.length,
    rest.if && part.if,
  ].some(Boolean);
  const { oneOf, anyOf, discriminator } = part;
  const apart: SchemaObject = {
    ...emptySchema,
    oneOf,
    anyOf,
    discriminator,
    if: part.if,
    then: part.then,
    else: part.else,
  };
  const alone: SchemaObject[] = clashes ? [{ ...emptySchema, ...clashes }] : [];
  const { if: condition, then, else: otherwise } = rest.if || clash ? rest : part;
  return {
    oneOf: clash || rest.oneOf.length > 0 ? rest.oneOf : part.oneOf,
    anyOf: clash || rest.anyOf.length > 0 ? rest.anyOf : part.anyOf,
    allOf: [...part.allOf, ...(clash ? [apart] : []), ...alone, ...rest.allOf],
    if: condition,
    then,
    else: otherwise,
  };
}

/** What both say; a text of the second that the first has among its paragraphs is not said again. */
function joinTexts(first: Markdown | undefined, second: Markdown | undefined): Markdown | undefined {
  if (!first || !second) return first ?? second;
  const said = `\n\n${first.join('\n\n')}\n\n`;
  return [...first, ...second.filter((text) => !said.includes(`\n\n${text.trim()}\n\n`))];
}

/** Properties of both; one that only says more here keeps the shape it has there. */
function mergeProperties(first: Property[], second: Property[]): Property[] {
  const merged = new Map(first.map((property) => [property.name, property]));
  for (const property of second) {
    const known = merged.get(property.name);
    const schema = known ? refine(known.schema, property.schema) : property.schema;
    merged.set(property.name, {
      name: property.name,
      required: property.required || (known?.required ?? false),
      schema,
    });
  }
  return [...merged.values()];
}

/** What is known of a property with what is said again: both hold, so what is known is laid under its own words. */
function refine(known: Schema, own: Schema): Schema {
  if (own.kind === 'any') return known;
  if (own.kind === 'never' || known.kind === 'any' || known.kind === 'never' || isSame(known, own)) return own;
  if (own.kind === 'schema') return { ...own, allOf: [known, ...own.allOf] };
  return known.kind === 'reference' && known.name === own.name ? own : { ...emptySchema, allOf: [known, own] };
}
