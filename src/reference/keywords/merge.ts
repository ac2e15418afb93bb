import { isSame } from '../json';
import type { Constraint, Schema, SchemaObject } from '../model';
import { emptySchema } from './emptySchema';
import type { Merge } from './keyword';
import { decidingLimits, isOfContained } from './limits';
import { fieldRows, type Row, statedBy } from './table';

const overlayRows = fieldRows.filter(({ annotates, overlaysUnionMember }) => annotates || overlaysUnionMember);
const shapeRows = fieldRows.filter(
  ({ annotates, overlaysUnionMember, wraps }) => !annotates && !overlaysUnionMember && !wraps,
);
const choiceRows = fieldRows.filter(({ merge }) => merge === 'choice');
const mergedRows = fieldRows.map((row) => ({ row, merge: mergeOf(row) })).filter(({ merge }) => merge !== 'choice');

function mergeOf({ merge, kind }: Row): Merge {
  if (merge) return merge;
  if (kind === '@Schema') return 'apart';
  return kind === '[Schema]' || kind === '{Schema}' ? 'all' : 'nearer';
}

/** Whether a schema has nothing that says what a value looks like, apart from its type and its unions. */
export function hasNoShape(schema: SchemaObject): boolean {
  return schema.constraints.length === 0 && shapeRows.every((row) => statedBy(schema, row) === undefined);
}

/** A reference with the keywords beside it applied; these override those of the target, and marks add up. */
export function withOverrides(inner: SchemaObject, outer: Partial<SchemaObject>): SchemaObject {
  const stated = overlayRows.filter((row) => statedBy(outer, row) !== undefined);
  return { ...inner, ...(stated.length === 0 ? {} : fieldsOf(outer, stated)) };
}

/** Lays one subschema of an `allOf` under a nearer one. What cannot be merged stays in `allOf`. */
export function mergeSchemas(nearer: SchemaObject, farther: SchemaObject): SchemaObject {
  const merged = mergedRows.map(({ row, merge }) => [row.field, mergeValues(merge, row, nearer, farther)]);
  const isTwice = choiceRows.some(
    (row) => !row.alternatives?.under && statedBy(nearer, row) !== undefined && statedBy(farther, row) !== undefined,
  );
  // The discriminator decides between the alternatives.
  const remaining = { ...emptySchema, ...fieldsOf(farther, choiceRows), discriminator: farther.discriminator };
  const clashes = clashesOf(nearer, farther);
  const isOtherContained = clashes.some(({ contains }) => contains !== undefined);
  const others = isOtherContained ? farther.constraints.filter((limit) => !isOfContained(limit)) : limitsOf(farther);
  return {
    ...emptySchema,
    ...Object.fromEntries(merged),
    ...chooseAlternatives(nearer, farther, isTwice),
    constraints: decidingLimits([...others, ...limitsOf(nearer).filter((own) => !isAmong(own, others))]),
    allOf: [...farther.allOf, ...(isTwice ? [remaining] : []), ...clashes, ...nearer.allOf],
  };
}

function limitsOf({ contains, constraints }: SchemaObject): Constraint[] {
  return contains === undefined ? constraints.filter((limit) => !isOfContained(limit)) : constraints;
}

function isAmong(limit: Constraint, limits: Constraint[]): boolean {
  return limits.some(({ keyword, value }) => keyword === limit.keyword && isSame(value, limit.value));
}

function mergeValues(merge: Merge, row: Row, nearer: SchemaObject, farther: SchemaObject): unknown {
  const own = statedBy(nearer, row);
  const other = statedBy(farther, row);
  if (typeof merge === 'function')
    return merge(Reflect.get(nearer, row.field) as never, Reflect.get(farther, row.field) as never);
  if (merge === 'all') return [other ?? [], own ?? []].flat();
  return own === undefined ? Reflect.get(farther, row.field) : own;
}

/** The alternatives of the nearer subschema, and those of the other where that has none (or `isTwice`: nowhere). */
function chooseAlternatives(nearer: SchemaObject, farther: SchemaObject, isTwice: boolean): Partial<SchemaObject> {
  const isOwn = ({ keyword, alternatives }: Row): boolean => {
    const leader = choiceRows.find((row) => row.keyword === (alternatives?.under ?? keyword));
    return isTwice || (leader !== undefined && statedBy(nearer, leader) !== undefined);
  };
  const own = choiceRows.filter(isOwn);
  const others = choiceRows.filter((row) => !own.includes(row));
  return { ...fieldsOf(nearer, own), ...fieldsOf(farther, others) };
}

/** What both state, and differently, so that it cannot be merged: as a subschema of its own, if there is any. */
function clashesOf(nearer: SchemaObject, farther: SchemaObject): SchemaObject[] {
  const clashes = mergedRows.filter(({ row, merge }) => {
    if (merge !== 'apart' && merge !== 'apart unless any') return false;
    const [own, other] = [statedBy(nearer, row), statedBy(farther, row)];
    if (own === undefined || other === undefined || isSame(own, other)) return false;
    return merge === 'apart' || ![own, other].some((schema) => (schema as Schema).kind === 'any');
  });
  const fields = fieldsOf(
    farther,
    clashes.map(({ row }) => row),
  );
  // How many items there have to be is said of those that `contains` beside it accepts.
  const ofContained = clashes.some(({ row }) => row.keyword === 'contains');
  const constraints = ofContained ? farther.constraints.filter(isOfContained) : [];
  return clashes.length > 0 ? [{ ...emptySchema, ...fields, constraints }] : [];
}

function fieldsOf(schema: Partial<SchemaObject>, of: readonly Row[]): Partial<SchemaObject> {
  return Object.fromEntries(of.map((row) => [row.field, Reflect.get(schema, row.field)]));
}
