import { unionsOf } from '../keywords/subschemasOf';
import type { Discriminator, NamedSchema, Schema, SchemaObject, SchemaReference } from '../model';
import { discriminatorPart, isOfTypes, toType } from '../schemas/discriminator';
import { type Extended, type Hierarchy, readHierarchy } from '../schemas/hierarchy';
import { openedSchemas } from '../schemas/openedSchemas';
import { shapeOf } from '../schemas/shape';
import { type DiscriminatorContext, statesValues, withFieldValues } from './discriminatorValues';

/** What subtypes are made of. */
interface Context extends Hierarchy {
  schemas: Map<string, NamedSchema>;
  /** Extended schemas without their subtypes, by name. */
  bases: Map<string, SchemaObject>;
  /** What each schema of the model is built from. */
  nodes: Map<Schema, unknown>;
  report: DiscriminatorContext['report'];
}

/**
 * Completes the named schemas that others extend by `allOf` and choose by a discriminator (4.25.2): such a schema gets its
 * subtypes as alternatives, a subtype refers to what it extends without them, and the discriminator has the value that
 * stands for the subtype. What is made of a schema is noted in `nodes` as built from the same words. Reports values that a
 * discriminator's field does not have.
 */
export function addSubtypes(
  named: readonly NamedSchema[],
  nodes: Context['nodes'],
  document: unknown,
  report: Context['report'],
): void {
  const schemas = new Map(named.map((each) => [each.name, each]));
  const opened = openedSchemas(document);
  for (const { schema } of named) {
    if (schema.kind === 'schema' && open(schema, opened, nodes)) schema.unevaluatedProperties = { kind: 'never' };
  }
  for (const [schema, node] of nodes) {
    if (schema.kind === 'schema' && opened.has(node) && open(schema, opened, nodes))
      schema.unevaluatedProperties = { kind: 'never' };
  }
  const hierarchy = readHierarchy(schemas);
  const context: Context = { ...hierarchy, schemas, bases: new Map(), nodes, report };
  for (const each of hierarchy.extended.values())
    context.bases.set(each.name, withoutSubtypes(each.schema, each, context));
  for (const { name, schema } of named) {
    if (schema.kind !== 'schema') continue;
    extendBases(schema, name, context);
    const base = context.bases.get(name);
    if (base) extendBases(base, name, context);
  }
  for (const each of hierarchy.extended.values()) settleValues(each, context);
  const parts = [...hierarchy.extended.values()].flatMap((each) => partsOf(each, context));
  for (const { of, part } of parts) of.allOf = [...of.allOf, part];
  for (const each of hierarchy.extended.values()) offerSubtypes(each, context);
  for (const schema of nodes.keys()) if (schema.kind === 'schema') settleUnion(schema, context);
}

/** Has a schema choose its subtypes by values that the field allows. */
function settleValues(extended: Extended, context: Context): void {
  const { name: own, discriminator, options, subtypes } = extended;
  if (!discriminator) return;
  const choices = options.flatMap((name) => {
    const schema = context.schemas.get(name)?.schema;
    return schema && (name === own || subtypes.has(name)) ? [{ name, schema }] : [];
  });
  extended.discriminator = withFieldValues(discriminator, choices, context);
}

/** The same of a union and its members. */
function settleUnion(schema: SchemaObject, context: Context): void {
  const { discriminator } = schema;
  if (!discriminator) return;
  const choices = unionsOf(schema)
    .flat()
    .flatMap((member) => (member.kind === 'reference' ? [{ name: member.name, schema: member }] : []));
  if (choices.length > 0) schema.discriminator = withFieldValues(discriminator, choices, context);
}

/** Takes from a schema and its parts what only the whole can say; returns whether one of them allows no other fields. */
function open(schema: SchemaObject, opened: ReadonlySet<unknown>, nodes: Context['nodes']): boolean {
  const isClosed = schema.additionalProperties?.kind === 'never' && opened.has(nodes.get(schema));
  if (isClosed) delete schema.additionalProperties;
  const inner = schema.allOf.map((member) => member.kind === 'schema' && open(member, opened, nodes));
  return isClosed || inner.includes(true);
}

/** A schema as those that extend it take it: without its subtypes, and without examples, which are of one of them. */
function withoutSubtypes(schema: SchemaObject, extended: Extended, context: Context): SchemaObject {
  const { unevaluatedProperties, title: _title, discriminator: _discriminator, default: _default, ...open } = schema;
  const isChoice = (members: Schema[]): boolean =>
    members.some((each) => each.kind === 'reference' && extended.subtypes.has(context.nameOf(each.name)));
  const base: SchemaObject = {
    ...open,
    ...(unevaluatedProperties && unevaluatedProperties.kind !== 'never' ? { unevaluatedProperties } : {}),
    examples: [],
    oneOf: isChoice(schema.oneOf) ? [] : schema.oneOf,
    anyOf: isChoice(schema.anyOf) ? [] : schema.anyOf,
    allOf: schema.allOf.map((each) => (each.kind === 'schema' ? withoutSubtypes(each, extended, context) : each)),
  };
  context.nodes.set(base, context.nodes.get(schema));
  return base;
}

/** Lets a schema refer to those that it extends as what they are without their subtypes, of which it is one. */
function extendBases(schema: SchemaObject, name: string, context: Context): void {
  schema.allOf = schema.allOf.map((member) => {
    if (member.kind === 'schema') extendBases(member, name, context);
    return member.kind === 'reference' ? toBase(member, name, context) : member;
  });
}

function toBase(
  reference: SchemaReference,
  name: string,
  { bases, extended, nameOf, nodes }: Context,
): SchemaReference {
  const parent = nameOf(reference.name);
  const base = bases.get(parent);
  if (!base || !extended.get(parent)?.subtypes.has(name)) return reference;
  const toParent = { ...reference, name: parent, base };
  nodes.set(toParent, nodes.get(reference));
  return toParent;
}

/** A part of a schema, to be added to it. */
interface Addition {
  of: SchemaObject;
  part: SchemaObject;
}

/** What the discriminator is in each subtype that has a value of its own and does not state it. */
function partsOf({ name, discriminator, options, subtypes }: Extended, context: Context): Addition[] {
  const { schemas, bases, extended } = context;
  // The outermost says it for all that extend it.
  if (!discriminator || isInside(name, discriminator.property, context)) return [];
  const { property } = discriminator;
  return options.flatMap((option): Addition[] => {
    const own = schemas.get(option)?.schema;
    const chooses = extended.get(option)?.discriminator?.property;
    if (own?.kind !== 'schema' || option === name || !subtypes.has(option) || chooses === property) return [];
    if (statesValues(own, property, schemas)) return [];
    const types = propertyOf(own, property, schemas)?.types ?? [];
    const [value = option] = discriminator.mapping.flatMap((each) => (each.schema === option ? [each.value] : []));
    if (!isOfTypes(toType(value, types), types)) return [];
    const part = discriminatorPart(discriminator, option, types);
    const base = bases.get(option);
    return [{ of: own, part }, ...(base ? [{ of: base, part }] : [])];
  });
}

function isInside(name: string, property: string, { extended }: Context): boolean {
  return [...extended.values()].some(
    (each) => each.name !== name && each.subtypes.has(name) && each.discriminator?.property === property,
  );
}

function propertyOf(schema: SchemaObject, name: string, schemas: Context['schemas']): SchemaObject | undefined {
  const property = shapeOf(schema, schemas).schema.properties.find((each) => each.name === name);
  return property && shapeOf(property.schema, schemas).schema;
}

/** An extended schema as an option of itself or of what it extends: without its subtypes, with the value that stands for it. */
function chosenBase(option: string, discriminator: Discriminator, context: Context): SchemaObject | undefined {
  const { bases, nodes, schemas } = context;
  const base = bases.get(option);
  if (!base || statesValues(base, discriminator.property, schemas)) return base;
  const part = discriminatorPart(discriminator, option, propertyOf(base, discriminator.property, schemas)?.types);
  const chosen = { ...base, allOf: [...base.allOf, part] };
  nodes.set(chosen, nodes.get(base));
  return chosen;
}

const unmarked = { deprecated: false, readOnly: false, writeOnly: false };

/** Lets readers and examples choose among the subtypes of a schema whose author does not list them. */
function offerSubtypes({ name, schema, discriminator, options, isListed }: Extended, context: Context): void {
  if (!discriminator || isListed || schema.oneOf.length > 0 || options.length === 0) return;
  schema.discriminator = discriminator;
  schema.oneOf = options.map((option) => {
    const isChoice =
      option === name || context.extended.get(option)?.discriminator?.property === discriminator.property;
    const base = isChoice ? chosenBase(option, discriminator, context) : undefined;
    const reference: SchemaReference = {
      ...unmarked,
      kind: 'reference',
      name: option,
      examples: [],
      ...(base ? { base } : {}),
    };
    context.nodes.set(
      reference,
      base ? undefined : context.nodes.get(context.schemas.get(option)?.schema ?? reference),
    );
    return reference;
  });
}
