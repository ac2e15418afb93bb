import { groupBy } from '../groupBy';
import type { Json } from '../json';
import { toLiteral } from '../literals';
import type { Schema, SchemaObject } from '../model';
import { areFree, counted, joined, numberedNames } from '../words';

interface Option {
  label: string;
  schema: Schema;
}

/** Up to this number names of fields, or values, are a part of a label. */
const maxNamed = 2;

interface Detail {
  /** What is said of one of several shapes, if anything; `isOwn` says of a property that no other has it. */
  textOf: (shape: SchemaObject, isOwn: (property: string) => boolean) => string | undefined;
  /** What is between a type and the text where rows write both as one type: `string · date`. */
  joint?: string;
}

/** What tells alternatives apart, the most telling first. */
const details: Detail[] = [
  { textOf: ownFields },
  { textOf: ({ format }) => format, joint: ' · ' },
  { textOf: valuesText },
  { textOf: ({ items }) => itemText(items), joint: ' ' },
];

/**
 * Alternatives of which none has the label of another: `string · date` beside `string`, `object (with url)`. Where nothing tells
 * those of one label apart, they are numbered. `name` is the label that each had: anchors are made of it, which stay when
 * alternatives come. `shapeOf` follows references.
 */
export function distinctLabels<O extends Option>(
  options: O[],
  shapeOf: (schema: Schema) => SchemaObject,
): (O & { name: string })[] {
  const renamed = new Map<O, string>();
  const taken = new Set(options.map(({ label }) => label));
  for (const [label, group] of groupBy(options, (option) => [option.label])) {
    if (group.length === 1) continue;
    const labels = labelsApart(label, group, shapeOf, taken);
    for (const [index, option] of group.entries()) renamed.set(option, labels[index] ?? label);
    for (const each of labels) taken.add(each);
  }
  return options.map((option) => ({ ...option, name: option.label, label: renamed.get(option) ?? option.label }));
}

function labelsApart(
  label: string,
  group: Option[],
  shapeOf: (schema: Schema) => SchemaObject,
  taken: ReadonlySet<string>,
): string[] {
  const shapes = group.map(({ schema }) => shapeOf(schema));
  const constants = shapes.map(({ const: constant }) => (constant ? jsonOf(constant.value) : label));
  if (areFree(constants, label, taken)) return constants;
  const counts = new Map<string, number>();
  for (const { name } of shapes.flatMap(({ properties }) => properties)) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { textOf, joint } of details) {
    const labels = shapes.map((shape) => {
      const text = textOf(shape, (property) => counts.get(property) === 1);
      return withDetail(label, text, isType(label, shape) ? joint : undefined);
    });
    // One of them may have no detail: it is what the others are not.
    if (areFree(labels, label, taken)) return labels;
  }
  return numberedNames(label, group.length, taken);
}

function isType(label: string, shape: SchemaObject): boolean {
  return label === shape?.types.join(' or ');
}

/** `joint` is for labels that are types; after others, the detail is in brackets. */
function withDetail(label: string, detail: string | undefined, joint: string | undefined): string {
  if (detail === undefined) return label;
  return joint === undefined ? `${label} (${detail})` : label + joint + detail;
}

function jsonOf(value: Json): string {
  return typeof value === 'string' ? JSON.stringify(value) : toLiteral(value);
}

/** The fields that no other has, those that are required before those that may be left out. */
function ownFields({ properties }: SchemaObject, isOwn: (property: string) => boolean): string | undefined {
  const own = properties.filter(({ name }) => isOwn(name));
  const required = own.filter((property) => property.required);
  const names = (required.length > 0 ? required : own).slice(0, maxNamed).map(({ name }) => name);
  return names.length === 0 ? undefined : `with ${joined(names, 'and')}`;
}

function valuesText({ enum: values }: SchemaObject): string | undefined {
  if (values.length === 0) return undefined;
  if (values.length > maxNamed) return counted(values.length, 'value');
  return joined(
    values.map(({ value }) => jsonOf(value)),
    'or',
  );
}

function itemText(items: Schema | undefined): string | undefined {
  if (items?.kind === 'reference') return `of ${items.title ?? items.name}`;
  if (items?.kind !== 'schema' || items.types.length === 0) return undefined;
  return items.types.length > 1 ? `of (${items.types.join(' or ')})` : `of ${items.types[0]}`;
}
