import { isSame } from '../json';
import type { Constraint, Schema, SchemaObject } from '../model';
import { emptySchema } from './emptySchema';
import type { Merge } from './keyword';
import { fieldRows, type Row, statedBy } from './table';

const laidOverRows = fieldRows.filter(({ annotates, laidOver }) => annotates || laidOver);
const shapeRows = fieldRows.filter(({ annotates, laidOver, wraps }) => !annotates && !laidOver && !wraps);
const choiceRows = fieldRows.filter(({ merge }) => merge === 'choice');
const mergedRows = fieldRows.map((row) => ({ row, way: wayOf(row) })).filter(({ way }) => way !== 'choice');

function wayOf({ merge, kind }: Row): Merge {
  if (merge) return merge;
  if (kind === '@Schema') return 'apart';
  return kind === '[Schema]' || kind === '{Schema}' ? 'all' : 'nearer';
}

/** Whether a schema has nothing that says what a value looks like, apart from its type and its unions. */
export function hasNoShape(schema: SchemaObject): boolean {
  return schema.constraints.length === 0 && shapeRows.every((row) => statedBy(schema, row) === undefined);
}

/** A reference with the keywords beside it applied; these override those of the target, and marks add up. */
export function layOver(inner: SchemaObject, outer: Partial<SchemaObject>): SchemaObject {
  const stated = laidOverRows.filter((row) => statedBy(outer, row) !== undefined);
  return { ...inner, ...(stated.length === 0 ? {} : fieldsOf(outer, stated)) };
}

/** Lays one part of an `allOf` under a nearer one. What cannot be merged stays a part of `allOf`. */
export function mergeParts(nearer: SchemaObject, part: SchemaObject): SchemaObject {
  const merged = mergedRows.map(({ row, way }) => [row.field, mergeValues(way, row, nearer, part)]);
  const isTwice = choiceRows.some(
    (row) => !row.alternatives?.under && statedBy(nearer, row) !== undefined && statedBy(part, row) !== undefined,
  );
  // The discriminator decides between the alternatives.
  const remaining = { ...emptySchema, ...fieldsOf(part, choiceRows), discriminator: part.discriminator };
  return {
    ...emptySchema,
    ...Object.fromEntries(merged),
    ...chooseAlternatives(nearer, part, isTwice),
    constraints: [...part.constraints, ...nearer.constraints.filter((own) => !isAmong(own, part.constraints))],
    allOf: [...part.allOf, ...(isTwice ? [remaining] : []), ...clashesOf(nearer, part), ...nearer.allOf],
  };
}

function isAmong(limit: Constraint, limits: Constraint[]): boolean {
  return limits.some(({ keyword, value }) => keyword === limit.keyword && isSame(value, limit.value));
}

function mergeValues(way: Merge, row: Row, nearer: SchemaObject, part: SchemaObject): unknown {
  const own = statedBy(nearer, row);
  const other = statedBy(part, row);
  if (typeof way === 'function')
    return way(Reflect.get(nearer, row.field) as never, Reflect.get(part, row.field) as never);
  if (way === 'all') return [other ?? [], own ?? []].flat();
  return own === undefined ? Reflect.get(part, row.field) : own;
}

/** The alternatives of the nearer part, and those of the other where that has none (or `isTwice`: nowhere). */
function chooseAlternatives(nearer: SchemaObject, part: SchemaObject, isTwice: boolean): Partial<SchemaObject> {
  const isOwn = ({ keyword, alternatives }: Row): boolean => {
    const leader = choiceRows.find((row) => row.keyword === (alternatives?.under ?? keyword));
    return isTwice || (leader !== undefined && statedBy(nearer, leader) !== undefined);
  };
  const own = choiceRows.filter(isOwn);
  const others = choiceRows.filter((row) => !own.includes(row));
  return { ...fieldsOf(nearer, own), ...fieldsOf(part, others) };
}

/** What both parts state, and differently, so that it cannot be merged: as a part of its own, if there is any. */
function clashesOf(nearer: SchemaObject, part: SchemaObject): SchemaObject[] {
  const clashes = mergedRows.filter(({ row, way }) => {
    if (way !== 'apart' && way !== 'apart unless any') return false;
    const [own, other] = [statedBy(nearer, row), statedBy(part, row)];
    if (own === undefined || other === undefined || isSame(own, other)) return false;
    return way === 'apart' || ![own, other].some((schema) => (schema as Schema).kind === 'any');
  });
  const fields = fieldsOf(
    part,
    clashes.map(({ row }) => row),
  );
  return clashes.length > 0 ? [{ ...emptySchema, ...fields }] : [];
}

function fieldsOf(schema: Partial<SchemaObject>, of: readonly Row[]): Partial<SchemaObject> {
  return Object.fromEntries(of.map((row) => [row.field, Reflect.get(schema, row.field)]));
}
