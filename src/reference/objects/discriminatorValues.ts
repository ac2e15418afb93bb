import { isNumber } from '../exactNumber';
import { groupBy } from '../groupBy';
import { isSame, type Json } from '../json';
import { namedValues } from '../keywords/suppliedValues';
import { withListedValues } from '../keywords/valueUnions';
import type { Discriminator, NamedSchema, Schema, SchemaObject } from '../model';
import { targetOf } from '../schema';
import { appliedBy, appliedByAll, createAppliedCache } from '../schemas/appliedSchemas';
import { isOfTypes, toType } from '../schemas/discriminator';
import { shapeOf } from '../schemas/shape';

/** What the values of discriminators are settled with. */
export interface DiscriminatorContext {
  schemas: Map<string, NamedSchema>;
  /** Notes what is wrong with the schema of a field. */
  report: (field: SchemaObject, message: string, remedy: string) => void;
}

type Mapping = Discriminator['mapping'];

/** A schema that a discriminator may choose. */
interface Option {
  name: string;
  schema: Schema;
  /** The schemas that list values of the discriminator's field, and those that all of them have. */
  listing: readonly SchemaObject[];
  values: readonly Json[];
  /** Whether it says in its own words which values these are. */
  states: boolean;
  /** Whether the field may not be missing. */
  isRequired: boolean;
}

/**
 * A discriminator by whose mapping each schema has a value that its field allows (4.25.2.1). A key of the mapping, or the
 * name of a schema, that the field does not list stands for the one value that equals it but for case; where there is
 * none, it is added to the values of the field. Both are reported. A schema that any other value means (3.2) has those
 * that are left; where none are, its name is added. Schemas with values of their own keep them.
 */
export function withFieldValues(
  discriminator: Discriminator,
  choices: readonly { name: string; schema: Schema }[],
  context: DiscriminatorContext,
): Discriminator {
  const { property, fallback } = discriminator;
  const options = choices.map((each) => optionOf(each, property, context.schemas));
  const isFallback = ({ name }: Option): boolean =>
    name === fallback && !discriminator.mapping.some(({ schema }) => schema === name);
  const stating = groupBy(
    options.filter(({ states }) => states),
    ({ values }) => values.map(keyOf),
  );
  const listed = options.filter((option) => option.values.length > 0 && !hasOwn(option, stating));
  const mapping = listed
    .filter((option) => !isFallback(option))
    .reduce((known, option) => mapOption(option, { ...discriminator, mapping: known }, context), discriminator.mapping);
  const taken = [
    ...mapping.map(({ value }) => value),
    ...options.filter((each) => !isFallback(each)).map((each) => each.name),
  ];
  const left = listed
    .filter(isFallback)
    .flatMap(({ name, values }) =>
      values.map(String).flatMap((value) => (taken.includes(value) ? [] : [{ value, schema: name }])),
    );
  const added = options
    .filter((option) => isFallback(option) && option.isRequired && option.values.length > 0)
    .flatMap((option) =>
      option.values.every((value) => taken.includes(String(value))) ? addName(option, property, taken, context) : [],
    );
  return { ...discriminator, mapping: [...mapping, ...left, ...added] };
}

/** The name of a schema as a value that is added to the field, since other schemas have all that it lists. */
function addName(
  { name, listing }: Option,
  property: string,
  taken: readonly string[],
  context: DiscriminatorContext,
): Mapping {
  const types = listing.flatMap((field) => field.types);
  const value = toType(name, types);
  const isPossible = isOfTypes(value, types) && !taken.includes(name);
  const used = isPossible ? `"${name}" is added to the values` : 'its own values are used';
  const [field] = listing;
  if (field)
    context.report(
      field,
      `The mapping leaves no value of the field "${property}" for ${name}, which \`defaultMapping\` names; ${used}.`,
      'Add one to the `enum` of the field, or let the field be optional.',
    );
  if (!isPossible) return [];
  for (const each of listing) addValue(each, value, context);
  return [{ value: name, schema: name }];
}

function optionOf(
  { name, schema }: { name: string; schema: Schema },
  property: string,
  schemas: DiscriminatorContext['schemas'],
): Option {
  const cache = createAppliedCache(schemas);
  const rows = appliedBy(schema, cache).flatMap(({ properties }) =>
    properties.filter(({ name: row }) => row === property),
  );
  const fields = rows.map((row) => row.schema);
  const lists = appliedByAll(fields, cache)
    .map((field) => ({ field, values: valuesOf(listedBy(field, schemas)) }))
    .filter(({ values }) => values.length > 0);
  const values = lists.reduce<readonly Json[]>((nearer, list) => commonOf(nearer, list.values), []);
  const own = schema.kind === 'reference' ? targetOf(schema, schemas) : schema;
  const states = own?.kind === 'schema' && statesValues(own, property, schemas);
  const isRequired = rows.some((row) => row.required);
  return { name, schema, listing: lists.map(({ field }) => field), values, states, isRequired };
}

function listedBy(field: SchemaObject, schemas: DiscriminatorContext['schemas']): SchemaObject {
  return withListedValues(field, (member) => (member.kind === 'reference' ? targetOf(member, schemas) : member));
}

function valuesOf(field: SchemaObject): Json[] {
  return namedValues(field).filter((value) => value !== null);
}

function commonOf(nearer: readonly Json[], farther: readonly Json[]): readonly Json[] {
  const common = nearer.filter((value) => has(farther, value));
  return common.length > 0 ? common : nearer.length > 0 ? nearer : farther;
}

function has(values: readonly Json[], value: Json): boolean {
  return values.some((each) => isSame(each, value));
}

/** Whether a schema states values that no other one states: these are its own, whatever it is called. */
function hasOwn({ name, states, values }: Option, stating: ReadonlyMap<string, Option[]>): boolean {
  const isShared = (value: Json): boolean =>
    stating.get(keyOf(value))?.some((other) => other.name !== name && has(other.values, value)) ?? false;
  return states && !values.some(isShared);
}

/** A text that values which are the same have in common. */
function keyOf(value: Json): string {
  return isNumber(value) ? String(Number(value)) : JSON.stringify(value);
}

/** Whether a schema says which values a field may have, in its own words. */
export function statesValues(schema: SchemaObject, name: string, schemas: DiscriminatorContext['schemas']): boolean {
  const own = schema.properties.find((each) => each.name === name);
  if (own && namedValues(shapeOf(own.schema, schemas).schema).length > 0) return true;
  return schema.allOf.some((member) => member.kind === 'schema' && statesValues(member, name, schemas));
}

/** The mapping with a value for a schema that the field allows, which is added to the field where it has none. */
function mapOption(option: Option, discriminator: Discriminator, context: DiscriminatorContext): Mapping {
  const { name, values, listing } = option;
  const { mapping } = discriminator;
  const keys = mapping.flatMap((entry) => (entry.schema === name ? [entry.value] : []));
  const [stated = name] = keys;
  const types = listing.flatMap((field) => field.types);
  const mapped = (value: string): Mapping => [
    ...mapping.filter((entry) => entry.schema !== name),
    { value, schema: name },
  ];
  if (keys.some((key) => has(values, toType(key, types)))) return mapping;
  if (has(values, toType(stated, types))) return mapped(stated);
  const alike = alikeIn(option, stated, mapping);
  const value = toType(stated, types);
  const isPossible = isOfTypes(value, types);
  const used =
    alike !== undefined
      ? `"${alike}" is used in its place`
      : isPossible
        ? 'it is added to the values'
        : 'its own values are used';
  const remedy = keys.length > 0 ? 'correct `mapping`' : `name one of its values for ${name} in \`mapping\``;
  const [field] = listing;
  if (field)
    context.report(
      field,
      `The field "${discriminator.property}" has no "${stated}", by which the discriminator chooses ${name}; ${used}.`,
      `Add "${stated}" to the \`enum\` of the field, or ${remedy}.`,
    );
  if (alike !== undefined) return mapped(alike);
  if (!isPossible) return mapping;
  for (const each of listing) addValue(each, value, context);
  return mapped(stated);
}

/** The one value of an option that equals a name but for case, unless it chooses another schema. */
function alikeIn({ name, values }: Option, stated: string, mapping: Mapping): string | undefined {
  const [alike, ...others] = values.filter(
    (value) =>
      typeof value === 'string' &&
      value.toLowerCase() === stated.toLowerCase() &&
      !mapping.some((entry) => entry.value === value && entry.schema !== name),
  );
  return typeof alike === 'string' && others.length === 0 ? alike : undefined;
}

/** Lets a field have one more value. */
function addValue(field: SchemaObject, value: Json, { schemas }: DiscriminatorContext): void {
  const { const: constant, ...listed } = listedBy(field, schemas);
  if (has(valuesOf(field), value)) return;
  Object.assign(field, listed, { enum: [...(constant ? [constant] : listed.enum), { value, isAdded: true }] });
  delete field.const;
}
