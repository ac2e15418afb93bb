import { emptySchema } from '../keywords/emptySchema';
import { isNullAlone } from '../keywords/keyword';
import { hasNoShape, mergeSchemas, withOverrides } from '../keywords/merge';
import { unionsOf, withAlternatives, withoutUnions } from '../keywords/subschemasOf';
import { withListedValues } from '../keywords/valueUnions';
import type { NamedSchema, Schema, SchemaObject, SchemaReference } from '../model';
import { targetOf } from '../schema';
import type { Markdown } from '../text';

/** A schema with the subschemas of its `allOf` merged and its reference, if it is one, named. */
export interface Shape {
  schema: SchemaObject;
  /** The named schema that this is, or that this is a list of nothing else than. */
  reference?: SchemaReference;
}

/** What resolving a schema has gone through. */
export interface Resolving {
  /** Names that were merged. */
  laid: Set<string>;
  /** Keywords and properties on both sides of each subschema that was merged. */
  steps: number;
  /** The shapes of schemas that references name directly. */
  known?: Map<Schema, Shape>;
}

/** Keywords of a schema that are looked at when it is merged. */
const mergeSteps = 20;

/**
 * Resolves a schema: follows references, merges the subschemas of `allOf` and removes `null` from unions. Each name is
 * merged once, which ends recursion and keeps schemas that share others linear. What that takes is added to `resolving`.
 */
export function shapeOf(
  schema: Schema,
  schemas: Map<string, NamedSchema>,
  resolving: Resolving = { laid: new Set(), steps: 0 },
): Shape {
  if (schema.kind === 'any' || schema.kind === 'never') return { schema: emptySchema };
  if (schema.kind === 'reference') return followToShape(schema, schemas, resolving);
  return withValues(shapeOfSchema(withoutBareTexts(schema), schemas, resolving), schemas);
}

/** A shape whose alternatives are listed where they are values. */
function withValues({ schema, ...named }: Shape, schemas: Map<string, NamedSchema>): Shape {
  // What an alternative is made of is not looked at: schemas that share others would be gone through very often.
  const followed = (member: Schema): Schema | undefined =>
    member.kind === 'reference' ? targetOf(member, schemas) : member;
  return { ...named, schema: withListedValues(schema, followed) };
}

function shapeOfSchema(schema: SchemaObject, schemas: Map<string, NamedSchema>, resolving: Resolving): Shape {
  const { members, nullable } = withoutNull(schema, schemas);
  const only = wrappedBy(schema, members);
  if (only) {
    const inner = shapeOf(only, schemas, resolving);
    const types = inner.reference ? typesBeside(schema, inner.schema) : schema.types;
    const shell = { ...withoutUnions(schema), types, allOf: [] };
    const part = nullable ? { ...inner.schema, nullable } : inner.schema;
    return { ...inner, schema: { ...withOverrides(part, shell), nullable: allowsNull(schema, [part]) } };
  }
  // Most schemas are what they look like, and there are very many of them.
  if (schema.allOf.length === 0 && !nullable) return { schema };
  const stated = nullable ? withAlternatives(schema, members) : schema;
  const parts = schema.allOf.map((part) => titledBy(part, shapeOf(part, schemas, resolving).schema));
  const merged = parts.reduceRight(
    (nearer, farther) => {
      resolving.steps += mergeSteps + nearer.properties.length + farther.properties.length;
      return mergeSchemas(nearer, farther);
    },
    { ...stated, allOf: [] },
  );
  const own = schema.description;
  const description = own ? [...own, ...partTexts(schema)] : merged.description;
  const union = nullable ? [{ ...stated, types: [], nullable }] : [];
  return { schema: { ...merged, description, nullable: allowsNull(schema, [...union, ...parts]) } };
}

/**
 * Whether null is allowed where a schema, its union and the parts of its `allOf` have to hold: all that state a type allow it. Who
 * writes `nullable` beside `allOf`, or as a part that says nothing else, means that it is allowed whatever the others say.
 */
function allowsNull(own: SchemaObject, parts: readonly SchemaObject[]): boolean {
  if ((own.nullable && !own.isNullTyped) || parts.some((part) => part.nullable && isBareText(part))) return true;
  const stating = [own, ...parts].filter(({ types, nullable }) => types.length > 0 || nullable);
  return stating.length > 0 && stating.every(({ nullable }) => nullable);
}

/** What the members of an `allOf` say that have no name, and so no other place for it. */
function partTexts({ allOf }: SchemaObject): Markdown {
  return allOf.flatMap((part) => (part.kind === 'schema' ? [...(part.description ?? []), ...partTexts(part)] : []));
}

/** The types of a wrapper that its only member may have: some generators write `type: object` beside any reference. */
function typesBeside({ types }: SchemaObject, inner: SchemaObject): SchemaObject['types'] {
  return inner.types.length === 0 ? types : types.filter((type) => inner.types.includes(type));
}

/**
 * A schema that extends one other, with what the further members of its `allOf` say of it taken as its own words: in 3.0 a
 * text beside a reference has to be a member.
 */
function withoutBareTexts(schema: SchemaObject): SchemaObject {
  if (schema.allOf.length < 2 || !hasNoShape(schema)) return schema;
  const bare = schema.allOf.filter(isBareText);
  const [only, ...others] = schema.allOf.filter((member) => !bare.includes(member));
  if (!only || others.length > 0 || !isReference(only)) return schema;
  const words = bare.flatMap((member) => (member.kind === 'schema' ? [member] : []));
  const own = words.reduceRight(mergeSchemas, { ...schema, allOf: [] });
  return { ...own, allOf: [only] };
}

function isReference(schema: Schema): boolean {
  if (schema.kind !== 'schema') return schema.kind === 'reference';
  return hasNoShape(schema) && schema.allOf.length === 1 && schema.allOf.every(isReference);
}

/** Whether a schema says nothing of which values there are, null apart. */
function isBareText(schema: Schema): boolean {
  if (schema.kind !== 'schema') return schema.kind === 'any';
  return schema.types.length === 0 && hasNoShape(schema) && memberLists(schema).length === 0;
}

/** What is merged of a subschema: the title of a named schema is not that of what extends it. */
function titledBy(subschema: Schema, shape: SchemaObject): SchemaObject {
  return subschema.kind === 'reference' ? { ...shape, title: subschema.title } : shape;
}

function followToShape(reference: SchemaReference, schemas: Map<string, NamedSchema>, resolving: Resolving): Shape {
  const target = targetOf(reference, schemas);
  if (!target || resolving.laid.has(reference.name))
    return { schema: withOverrides(emptySchema, siblingKeywords(reference)), reference };
  const known = resolving.laid.size === 0 ? resolving.known : undefined;
  resolving.laid.add(reference.name);
  const inner = known?.get(target) ?? shapeOf(target, schemas, resolving);
  known?.set(target, inner);
  return {
    // A schema has its own title or none, whatever it extends.
    schema: withOverrides(
      target.kind === 'schema' ? { ...inner.schema, title: target.title } : inner.schema,
      siblingKeywords(reference),
    ),
    // A name that is nothing but another one stands for that.
    reference: (target.kind === 'reference' && inner.reference) || reference,
  };
}

/** The keywords beside a reference, as a schema. */
function siblingKeywords({ kind: _kind, name: _name, base: _base, ...stated }: SchemaReference): Partial<SchemaObject> {
  return stated;
}

/** The lists of schemas that a schema applies to the value itself: its unions, then its `allOf`; those without any are left out. */
function memberLists(schema: SchemaObject): Schema[][] {
  return schema.allOf.length === 0 ? unionsOf(schema) : [...unionsOf(schema), schema.allOf];
}

/** The schemas without a name that a schema only stands for, one inside the other. */
export function wrappedIn(schema: SchemaObject, schemas: Map<string, NamedSchema>): SchemaObject[] {
  const wrapped: SchemaObject[] = [];
  let inner: Schema | undefined = schema;
  for (let depth = 0; depth < 5 && inner?.kind === 'schema'; depth += 1) {
    inner = wrappedBy(inner, withoutNull(inner, schemas).members);
    if (inner?.kind === 'schema') wrapped.push(inner);
  }
  return wrapped;
}

function wrappedBy(schema: SchemaObject, members: readonly Schema[]): Schema | undefined {
  return members.length === 1 && isWrapper(schema) ? members[0] : undefined;
}

/** Whether a schema only stands for another one: a single member, and no shape of its own. */
function isWrapper(schema: SchemaObject): boolean {
  return hasNoShape(schema) && memberLists(schema).length === 1;
}

/** The members of the first list, without those that only allow null. */
function withoutNull(
  schema: SchemaObject,
  schemas: Map<string, NamedSchema>,
): { members: Schema[]; nullable: boolean } {
  const [members = []] = memberLists(schema);
  const kept = members.filter((member) => !isNullOnly(member, schemas));
  if (kept.length === 0) return { members, nullable: false };
  return { members: kept, nullable: kept.length < members.length };
}

/**
 * Whether null is the only value that a schema accepts, as that of a union's member that is there to allow null. A name that
 * is looked up in `schemas` may stand for such a schema (`NullEnum`).
 */
export function isNullOnly(schema: Schema, schemas?: Map<string, NamedSchema>): boolean {
  if (schema.kind === 'reference') {
    const target = schemas && targetOf(schema, schemas);
    return target !== undefined && isNullOnly(target);
  }
  if (schema.kind !== 'schema') return false;
  if (schema.nullable && schema.types.length === 0 && memberLists(schema).length === 0 && hasNoShape(schema))
    return true;
  return isNullAlone({ const: schema.const?.value, enum: schema.enum.map(({ value }) => value) });
}
