import type { ObjectName } from '../../src/reference/fieldSupport';
import { schemaRows } from '../../src/reference/keywords/table';
import { extendPointer } from '../../src/reference/pointer';
import type { FieldVisit } from '../../src/reference/support/walk';

/**
 * Whether a text nearer to the reader is in place of a schema's: `yes`, `no`, or `by its use` when that depends on what
 * refers to the component that the schema is, or that it is the items of.
 */
export type Replaced = 'yes' | 'no' | 'by its use';

/** Says of each field of a walk whether its schema's text is replaced. It has to be asked in the order of the walk. */
export interface TextOrder {
  visit: (visit: FieldVisit) => Replaced;
}

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/**
 * Follows which text a row shows, through the objects that stand for one row: a parameter, header or body and its
 * schema, a list and its items, a schema and the parts that are merged in it. The first text of these is shown.
 */
export function createTextOrder(object: ObjectName, value: unknown, pointer: string): TextOrder {
  const replaced = new Map<string, Replaced>(object === 'Schema' ? [[pointer, 'by its use']] : []);
  const values = new Map<string, Fields>([[pointer, fieldsOf(value)]]);

  const visit = ({ object: kind, field, value: inner, pointer: place }: FieldVisit): Replaced => {
    const parent = place.slice(0, place.lastIndexOf('/'));
    const around = values.get(parent) ?? {};
    const state = replaced.get(parent) ?? 'no';
    const below = hasText(around) ? 'yes' : state;
    for (const [key, child] of childrenOf(inner, place)) {
      values.set(key, fieldsOf(child));
      if (isSameRow(kind, field, around)) replaced.set(key, below);
    }
    return field === '$ref' ? below : state;
  };
  return { visit };
}

/** The value of a field, and what it holds where it is a list or a map. */
function childrenOf(value: unknown, place: string): [string, unknown][] {
  const inside = Object.entries(fieldsOf(value)).map(([key, child]): [string, unknown] => [
    extendPointer(place, key),
    child,
  ]);
  return [[place, value], ...inside];
}

function hasText({ description }: Fields): boolean {
  return typeof description === 'string' && description.trim() !== '';
}

/** Whether what a field holds is shown in the row of the object around it. */
function isSameRow(kind: ObjectName, field: string, around: Fields): boolean {
  if (kind === 'Parameter' || kind === 'Header' || kind === 'RequestBody')
    return field === 'schema' || field === 'content';
  if (kind === 'MediaType') return field === 'schema';
  if (kind !== 'Schema') return false;
  if (field === 'items') return isPlainList(around);
  if (field === 'oneOf' || field === 'anyOf') return countOthers(around[field]) === 1;
  return field === 'allOf';
}

function isPlainList(schema: Fields): boolean {
  return !schemaRows.some(
    ({ keyword, about }) =>
      keyword !== 'items' && (about === undefined || about === 'array') && (schema[keyword] ?? false) !== false,
  );
}

/** Members of a union that are more than `null`. */
function countOthers(members: unknown): number {
  return Object.values(fieldsOf(members)).filter((member) => fieldsOf(member).type !== 'null').length;
}
