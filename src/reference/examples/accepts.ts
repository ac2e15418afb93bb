import { isSame } from '../clashes';
import type { Json } from '../json';
import type { Schema, SchemaObject, TypeName } from '../model';
import { fieldsOf, schemasOfField } from './fields';
import { isOfFormat } from './formats';
import { type Direction, type ExampleCache, matches, nothing, partsOf, partsOfAll } from './parts';

/** What a check needs to know, and how deep it is in schemas that check the same value. */
export interface Check {
  cache: ExampleCache;
  direction: Direction;
  depth: number;
}

/** Beyond so many schemas for one value a check goes round in circles. */
const deepest = 60;

/** Whether a schema accepts a value that goes this way (JSON Schema 2020-12, core 10 and 11, validation 6). */
export function accepts(schema: Schema, value: Json, check: Check): boolean {
  if (schema.kind === 'any') return true;
  return schema.kind !== 'never' && acceptsParts(partsOf(schema, check.cache), value, check);
}

/** Whether all of several schemas accept a value. */
export function acceptsAll(schemas: readonly Schema[], value: Json, check: Check): boolean {
  return acceptsParts(partsOfAll(schemas, check.cache), value, check);
}

/** Whether all parts of a schema accept a value. */
export function acceptsParts(parts: readonly SchemaObject[], value: Json, check: Check): boolean {
  if (check.depth > deepest) return true;
  const inner = { ...check, depth: check.depth + 1 };
  return (
    parts.every((part) => acceptsPlain(part, parts, value, check) && acceptsMembers(part, value, inner)) &&
    (isObject(value) ? acceptsFields(parts, value, check) : !Array.isArray(value) || acceptsItems(parts, value, check))
  );
}

/** Whether a part accepts a value, apart from its unions and from what it says of fields and items. */
export function acceptsPlain(
  part: SchemaObject,
  parts: readonly SchemaObject[],
  value: Json,
  { cache }: Check,
): boolean {
  if (part === nothing || !isOfTypes(part, parts, value)) return false;
  if (part.const && !isSame(part.const.value, value)) return false;
  if (
    part.enum.length > 0 &&
    !(value === null && part.nullable) &&
    !part.enum.some((entry) => isSame(entry.value, value))
  )
    return false;
  if (part.format !== undefined && (typeof value === 'string' || typeof value === 'number')) {
    if (!isOfFormat(part.format, value)) return false;
  }
  return part.constraints.every(({ keyword, value: limit }) => keepsLimit(keyword, limit, value, cache));
}

function isOfTypes(part: SchemaObject, parts: readonly SchemaObject[], value: Json): boolean {
  if (value === null) return part.nullable || part.types.length === 0;
  if (part.types.length === 0) return !isOnlyNull(part, parts);
  return part.types.some((type) => isOfType(type, value));
}

/**
 * Whether null is all that a part accepts. In 3.0 one that is only `nullable` may be anything: where it has an example of
 * something else, or where another part wants something else.
 */
export function isOnlyNull(part: SchemaObject, parts: readonly SchemaObject[]): boolean {
  const { types, nullable, examples, allOf, oneOf, anyOf, enum: values, properties } = part;
  if (!nullable || types.length > 0) return false;
  const rest = allOf.length + oneOf.length + anyOf.length + values.length + properties.length;
  const isWanted = parts.every((other) => other.nullable || other.types.length === 0);
  return rest === 0 && isWanted && examples.every((example) => example === null);
}

export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isOfType(type: TypeName, value: Json): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

function keepsLimit(keyword: string, limit: Json, value: Json, cache: ExampleCache): boolean {
  if (typeof limit === 'string') {
    return keyword !== 'pattern' || typeof value !== 'string' || matches(limit, value, cache) !== false;
  }
  if (keyword === 'uniqueItems') return !Array.isArray(value) || isDistinct(value);
  if (typeof limit !== 'number') return true;
  if (typeof value === 'number') return keepsNumber(keyword, limit, value);
  if (keyword.startsWith('min') || keyword.startsWith('max')) {
    const size = sizeOf(keyword.slice(3), value);
    return size === undefined || (keyword.startsWith('min') ? size >= limit : size <= limit);
  }
  return true;
}

function keepsNumber(keyword: string, limit: number, value: number): boolean {
  switch (keyword) {
    case 'minimum':
      return value >= limit;
    case 'maximum':
      return value <= limit;
    case 'exclusiveMinimum':
      return value > limit;
    case 'exclusiveMaximum':
      return value < limit;
    case 'multipleOf':
      return limit <= 0 || Number.isInteger(value / limit);
    default:
      return true;
  }
}

function sizeOf(what: string, value: Json): number | undefined {
  if (what === 'Length') return typeof value === 'string' ? [...value].length : undefined;
  if (what === 'Items') return Array.isArray(value) ? value.length : undefined;
  return what === 'Properties' && isObject(value) ? Object.keys(value).length : undefined;
}

function isDistinct(items: Json[]): boolean {
  return new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}

/** Unions, `not`, conditions and dependent schemas. */
function acceptsMembers(part: SchemaObject, value: Json, check: Check): boolean {
  const holds = (schema: Schema | undefined): boolean => schema === undefined || accepts(schema, value, check);
  if (part.anyOf.length > 0 && !part.anyOf.some(holds)) return false;
  if (part.oneOf.length > 0 && part.oneOf.filter(holds).length !== 1) return false;
  if (part.not && holds(part.not)) return false;
  if (part.if && !(holds(part.if) ? holds(part.then) : holds(part.else))) return false;
  return part.dependentSchemas.every(
    ({ property, schema }) => !isObject(value) || !Object.hasOwn(value, property) || holds(schema),
  );
}

function acceptsFields(parts: readonly SchemaObject[], value: { [key: string]: Json }, check: Check): boolean {
  const { hidden } = fieldsOf(parts, check.direction, check.cache);
  const has = (name: string): boolean => Object.hasOwn(value, name);
  const inner = { ...check, depth: 0 };
  return (
    Object.entries(value).every(
      ([name, item]) =>
        !hidden.has(name) &&
        acceptsAll(schemasOfField(name, parts, check.direction, check.cache), item, inner) &&
        parts.every(({ propertyNames }) => !propertyNames || accepts(propertyNames, name, inner)),
    ) &&
    parts.every(
      ({ properties, dependentRequired }) =>
        properties.every(({ name, required }) => !required || has(name) || hidden.has(name)) &&
        dependentRequired.every(({ property, required }) => !has(property) || required.every(has)),
    )
  );
}

function acceptsItems(parts: readonly SchemaObject[], items: Json[], check: Check): boolean {
  const inner = { ...check, depth: 0 };
  return (
    items.every((item, index) => acceptsAll(schemasOfItem(index, parts), item, inner)) &&
    parts.every(({ contains, constraints }) => {
      if (!contains) return true;
      const found = items.filter((item) => accepts(contains, item, inner)).length;
      const limit = (keyword: string): number | undefined => {
        const value = constraints.find((constraint) => constraint.keyword === keyword)?.value;
        return typeof value === 'number' ? value : undefined;
      };
      return found >= (limit('minContains') ?? 1) && found <= (limit('maxContains') ?? Number.POSITIVE_INFINITY);
    })
  );
}

/** What all parts ask of the item at a place. */
export function schemasOfItem(index: number, parts: readonly SchemaObject[]): Schema[] {
  return parts.flatMap(({ prefixItems, items }) => {
    const schema = prefixItems[index] ?? items;
    return schema ? [schema] : [];
  });
}
