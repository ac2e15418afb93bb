import type { Json } from '../json';
import { toJsonText } from '../jsonText';
import { boundOf, limitsBy } from '../keywords/limits';
import type { Schema, SchemaObject } from '../model';
import { type Attempt, acceptedByAll, keyOf, namesIn, type ValuePosition } from './sampling';

/** No made-up list is longer. */
const maxItems = 100;

/**
 * Makes a list: its first items by their places, what it has to contain, and as many as it has to have. The libraries
 * keep neither `uniqueItems` nor `contains`.
 */
export function sampleArray(
  applied: readonly SchemaObject[],
  attempt: Attempt,
  position: ValuePosition,
): Json[] | undefined {
  const items: Json[] = [];
  const count = countItems(applied, attempt, position);
  const contained = containedSchemas(applied);
  const avoided = applied.flatMap((each) => (each.contains && hasAllContained(each) ? [each.contains] : []));
  const places = Math.max(...applied.map(({ prefixItems }) => prefixItems.length), 0);
  const total = Math.min(
    Math.max(count, contained.length > 0 ? Math.max(places, 0) + contained.length : 0),
    countMost(applied),
  );
  const isUnique = limitsBy(applied, 'uniqueItems').includes(true);
  for (let index = 0; index < total; index += 1) {
    const wanted = contained[index - Math.max(0, total - contained.length)];
    const schemas = schemasOfItem(index, applied, wanted);
    const others = isUnique ? items : [];
    const item = sampleItem(wanted ? [...schemas, wanted] : schemas, others, wanted ? [] : avoided, attempt, position);
    if (item === undefined) {
      attempt.leftOut.push({ holder: items, schemas, position });
      return index >= minItemsOf(applied) || !attempt.mustBeAccepted ? items : undefined;
    }
    items.push(item);
  }
  return items;
}

function minItemsOf(applied: readonly SchemaObject[]): number {
  return Math.min(boundOf(applied, 'items', 'lower')?.value ?? 0, maxItems);
}

function countMost(applied: readonly SchemaObject[]): number {
  return Math.min(boundOf(applied, 'items', 'upper')?.value ?? maxItems, maxItems);
}

/** As many as there have to be; one of a plain list, and all that have places of their own. */
function countItems(applied: readonly SchemaObject[], { maxNamedDepth }: Attempt, { branch }: ValuePosition): number {
  const places = Math.max(...applied.map(({ prefixItems }) => prefixItems.length), 0);
  const listed = applied.flatMap(({ items }) => items ?? []);
  const isTooDeep = listed.some((schema) => typeof keyOf(schema) === 'string') && namesIn(branch) >= maxNamedDepth;
  const isPlain = places === 0 && listed.length > 0 && !isTooDeep && listed.every(({ kind }) => kind !== 'never');
  return Math.max(minItemsOf(applied), places, isPlain ? 1 : 0);
}

/** Schemas of items that have to be there, each as often as it has to. */
function containedSchemas(applied: readonly SchemaObject[]): Schema[] {
  return applied.flatMap((subschema) => {
    const { contains } = subschema;
    if (!contains) return [];
    const least = boundOf([subschema], 'matching items', 'lower')?.value ?? 0;
    return Array.from({ length: Math.min(least, maxItems) }, () => contains);
  });
}

/** Whether a list may not contain more of the items that it has to contain. */
function hasAllContained(subschema: SchemaObject): boolean {
  const [least, most] = (['lower', 'upper'] as const).map(
    (side) => boundOf([subschema], 'matching items', side)?.value,
  );
  return most !== undefined && most <= (least ?? 0);
}

/** An item that is none of those that are there already, and that none of the schemas to avoid accepts. */
function sampleItem(
  schemas: readonly Schema[],
  others: Json[],
  avoided: readonly Schema[],
  attempt: Attempt,
  position: ValuePosition,
): Json | undefined {
  const taken = new Set(others.map((item) => toJsonText(item)));
  const isFree = (item: Json): boolean =>
    !taken.has(toJsonText(item)) && !avoided.some((schema) => acceptedByAll([schema], item, attempt));
  for (let variant = others.length; variant <= others.length + 20; variant += 1) {
    const item = attempt.sample(schemas, attempt, { ...position, variant: position.variant + variant });
    if (item === undefined || isFree(item)) return item;
  }
  const plain = [null, true, false, 0, 1, 'text', ...others.map((_, index) => index + 2)];
  return plain.find((item) => isFree(item) && acceptedByAll(schemas, item, attempt));
}

/**
 * What all schemas that apply ask of the item at a place. One that `contains` accepts is evaluated by it: `unevaluatedItems`
 * asks nothing of it (JSON Schema core 11.2), and where that allows no item, each is such a one.
 */
export function schemasOfItem(index: number, applied: readonly SchemaObject[], wanted?: Schema): Schema[] {
  const stated = applied.flatMap(({ prefixItems, items }) => prefixItems[index] ?? items ?? []);
  if (stated.length > 0 || wanted) return stated;
  const others = applied.flatMap(({ unevaluatedItems }) => unevaluatedItems ?? []);
  const contained = applied.flatMap(({ contains }) => contains ?? []);
  return contained.length > 0 && others.some(({ kind }) => kind === 'never') ? contained : others;
}
