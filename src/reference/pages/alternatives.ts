import { type Subschema, subschemasOf, unionsOf } from '../keywords/subschemasOf';
import { namedValues } from '../keywords/suppliedValues';
import { type Row, rows } from '../keywords/table';
import { toLiteral } from '../literals';
import type { Discriminator, Schema, SchemaObject } from '../model';
import type { AlternativesView, Fact } from '../schemaRows';
import { distinctLabels } from './distinctLabels';

/** Alternative schemas under one keyword, before they are laid out. */
export interface Union extends Omit<AlternativesView, 'options' | 'look'> {
  options: { name: string; label: string; schema: Schema }[];
}

const maxValues = 3;

/** What names an alternative: the title of a named schema, and what a schema is once references are followed. */
export interface Naming {
  titleOf: (name: string) => string;
  shapeOf: (schema: Schema) => SchemaObject;
}

/** Every union and condition of a schema, in the order in which it is shown. */
export function alternativesOf(schema: SchemaObject, naming: Naming): Union[] {
  const { discriminator } = schema;
  return sideBySide(schema).map(([{ keyword, alternatives = {} }, members]) => {
    const { label, isChoice = false } = alternatives;
    const chosenBy = isChoice ? discriminator : undefined;
    const tags = isChoice ? tagsOf(members, naming) : [];
    return {
      keyword,
      label: label?.(members.length) ?? keyword,
      isChoice,
      ...(chosenBy ? { discriminator: chosenBy.property } : {}),
      options: distinctLabels(
        members.map(({ row, key, schema: member }, index) => ({
          label:
            row.alternatives?.option?.(key) ??
            onOneLine(labelOf(member, chosenBy, naming, tags[index])) ??
            `option ${index + 1}`,
          schema: member,
        })),
        naming.shapeOf,
      ),
    };
  });
}

/** A label without line ends; undefined where nothing is left of it. */
function onOneLine(label: string | undefined): string | undefined {
  return label?.replace(/\s+/g, ' ').trim() || undefined;
}

/** The schemas that are under one label, with the row of the keyword that has it. */
function sideBySide(schema: SchemaObject): [Row, Subschema[]][] {
  const groups = new Map<Row, Subschema[]>();
  for (const inner of subschemasOf(schema)) {
    const { row } = inner;
    if (!row.alternatives) continue;
    const first = rows.find(({ keyword }) => keyword === (row.alternatives?.under ?? row.keyword)) ?? row;
    const group = groups.get(first);
    if (group) group.push(inner);
    else groups.set(first, [inner]);
  }
  return [...groups];
}

/** What a discriminator says that no label of an alternative in `unions` says: its property, further values, the fallback. */
export function discriminatorFacts(schema: SchemaObject, unions: readonly Union[], naming: Naming): Fact[] {
  const { discriminator } = schema;
  if (!discriminator) return [];
  const keyword = 'discriminator';
  const labels = new Set(unions.flatMap((union) => union.options.map(({ label }) => label)));
  return [
    ...(unionsOf(schema).length > 0 ? [] : [{ keyword, label: 'Chosen by', value: discriminator.property }]),
    ...discriminator.mapping
      .filter(({ value }) => !labels.has(value))
      .map(({ value, schema: name }) => ({
        keyword,
        label: `With ${discriminator.property} ${value}`,
        value: naming.titleOf(name),
      })),
    ...(discriminator.fallback === undefined
      ? []
      : [{ keyword, label: 'With any other value', value: naming.titleOf(discriminator.fallback) }]),
  ];
}

/**
 * The value of a field that tells alternatives apart, of each: one that all of them require, each with one text of its own. None
 * where all alternatives have names.
 */
function tagsOf(members: readonly Subschema[], { shapeOf }: Naming): string[] {
  if (members.length < 2 || members.every(({ schema }) => schema.kind === 'reference')) return [];
  const tagged = members.map(({ schema }) => {
    const required = shapeOf(schema).properties.filter((property) => property.required);
    return new Map(required.map((property) => [property.name, onlyText(shapeOf(property.schema))]));
  });
  for (const name of tagged[0]?.keys() ?? []) {
    const texts = tagged.map((tags) => tags.get(name));
    const stated = texts.filter((text) => text !== undefined);
    if (new Set(stated).size === members.length) return stated;
  }
  return [];
}

/** The one value that a schema allows, where that is a text. */
function onlyText(schema: SchemaObject): string | undefined {
  const [value, ...others] = namedValues(schema);
  return typeof value === 'string' && others.length === 0 ? value : undefined;
}

/** What a reader chooses an alternative by: the discriminator's value, its title, its tag, or what it is. */
function labelOf(
  schema: Schema,
  discriminator: Discriminator | undefined,
  naming: Naming,
  tag: string | undefined,
): string | undefined {
  if (schema.kind === 'any') return undefined;
  // `not: {}` and `false` stand where an author turned an alternative off.
  if (schema.kind === 'never') return 'not possible';
  const value = discriminator && discriminatorValue(schema, discriminator, naming);
  if (value !== undefined) return value;
  if (schema.kind === 'reference') return schema.title ?? naming.titleOf(schema.name);
  const title = schema.title ?? tag ?? onlyNameIn(schema, naming);
  if (title !== undefined) return title;
  const required = schema.properties.filter((candidate) => candidate.required && candidate.schema.kind === 'any');
  if (required.length > 0) return `with ${required.map((candidate) => candidate.name).join(' and ')}`;
  return schema.const ? toLiteral(schema.const.value) : schema.types.join(' or ') || undefined;
}

/** What the one named schema is called that a schema extends. */
function onlyNameIn({ allOf }: SchemaObject, { titleOf }: Naming): string | undefined {
  const [only, ...others] = allOf.filter((member) => member.kind === 'reference');
  return only && others.length === 0 ? (only.title ?? titleOf(only.name)) : undefined;
}

/**
 * The value that chooses a schema: the only one that its own property can be, else the mapping's, else those that its property
 * can be, else the name of the schema (4.25.2.1 Implicit and explicit mapping). A schema without a name and such a property
 * has none.
 */
function discriminatorValue(
  schema: Schema,
  { mapping, property }: Discriminator,
  { shapeOf }: Naming,
): string | undefined {
  const own = shapeOf(schema).properties.find((candidate) => candidate.name === property)?.schema;
  const shape = own && shapeOf(own);
  const texts = (shape ? namedValues(shape) : []).filter((value) => typeof value === 'string');
  if (texts.length === 1) return texts[0];
  const name = schema.kind === 'reference' ? schema.name : undefined;
  const mapped = mapping.find((entry) => entry.schema === name);
  if (mapped) return mapped.value;
  return texts.length > 0 && texts.length <= maxValues ? texts.join(' or ') : name;
}
