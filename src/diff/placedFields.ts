import { groupBy } from '../reference/groupBy';
import type { Operation } from '../reference/model';
import type { ModelPage, OperationSection } from '../reference/page';
import type { Direction } from '../reference/schema';
import type { FieldView, SchemaView } from '../reference/schemaRows';

/** The path that leads to a field, as changes have it. */
export interface FieldPath {
  /** Where an operation has it: `query`, `body`, `200`, `200.header`; nothing in a model. */
  place?: string;
  /** The names that lead to it from there. */
  names: readonly string[];
}

/** A field of a page. */
export interface PlacedField extends FieldPath {
  anchor: string;
  /** Whether the page marks it as new or changed; this distinguishes it from others with the same path. */
  isMarked: boolean;
}

/** The fields of a model's page. */
export function ofModelPage({ schema }: ModelPage): PlacedField[] {
  return inSchema(schema, []);
}

/** The fields of an operation, each in its place. */
export function ofSection({ parameters, requestBody, responses }: OperationSection): PlacedField[] {
  const inMedia = (media: readonly { schema?: SchemaView; itemSchema?: SchemaView }[]): PlacedField[] =>
    media.flatMap((each) => [each.schema, each.itemSchema].flatMap((schema) => (schema ? inSchema(schema, []) : [])));
  return [
    ...parameters.flatMap(({ place, fields }) =>
      placed(
        place,
        fields.flatMap((field) => ofField(field, [])),
      ),
    ),
    ...placed('body', inMedia(requestBody?.mediaTypes ?? [])),
    ...responses.flatMap(({ status, headers, mediaTypes }) => [
      ...placed(
        `${status}.header`,
        headers.flatMap((field) => ofField(field, [])),
      ),
      ...placed(status, inMedia(mediaTypes)),
    ]),
  ];
}

function placed(place: string, fields: PlacedField[]): PlacedField[] {
  return fields.map((field) => ({ ...field, place }));
}

function inSchema({ fields, alternatives }: SchemaView, names: string[]): PlacedField[] {
  return [
    ...fields.flatMap((field) => ofField(field, names)),
    ...alternatives.flatMap(({ options }) => options.flatMap(({ schema }) => inSchema(schema, names))),
  ];
}

/** A field and those inside it; what has no name of its own has the path of what it is in. */
function ofField(field: FieldView, names: string[]): PlacedField[] {
  const own = field.named ? [...names, field.name] : names;
  const { anchor, releases } = field;
  return [...(field.named ? [{ names: own, anchor, isMarked: releases !== undefined }] : []), ...inSchema(field, own)];
}

/** Fields by the names that lead to them. */
export type FieldsByName = ReadonlyMap<string, readonly PlacedField[]>;

export function byName(fields: readonly PlacedField[]): FieldsByName {
  return groupBy(fields, ({ names }) => [toKey(names)]);
}

function toKey(names: readonly string[]): string {
  return names.join('\n');
}

/**
 * The field at a path, a marked one first; else the innermost one that holds it. `isMeant` says which of the fields in several
 * places are meant.
 */
export function findField(
  fields: FieldsByName,
  { place, names }: FieldPath,
  isMeant: (field: PlacedField) => boolean = () => true,
): PlacedField | undefined {
  for (let length = names.length; length > 0; length -= 1) {
    const known = fields.get(toKey(names.slice(0, length))) ?? [];
    const found = known.filter((field) => (place === undefined || field.place === place) && isMeant(field));
    if (found.length > 0) return found.find(({ isMarked }) => isMarked) ?? found[0];
  }
  return undefined;
}

/** Whether a value of these directions can be in a place of an operation; without directions, in any. */
export function hasDirection(
  { place = '' }: FieldPath,
  kind: Operation['kind'],
  directions: readonly Direction[],
): boolean {
  const isOfResponse = /^(?:\dXX|\d{3}|default)(?:\.|$)/i.test(place);
  // The API sends the request of a webhook.
  const direction = isOfResponse === (kind === 'operation') ? 'response' : 'request';
  return directions.length === 0 || directions.includes(direction);
}
