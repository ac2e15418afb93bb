import { isInteger, isNumber } from '../exactNumber';
import { isScalar, type Json } from '../json';
import { unionsOf } from '../keywords/subschemasOf';
import type { Schema, SchemaObject } from '../model';
import type { Problem } from '../problems';
import { type AppliedCache, appliedBy } from '../schemas/appliedSchemas';

/** Types of JSON Schema; undefined for any. */
export type Types = ReadonlySet<string> | undefined;

/** The types that a value has, the narrowest first. */
export function typesOfValue(value: Json): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (isNumber(value)) return isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value];
}

/** What was found by the schemas that were asked for, of which an example asks again for each of its items. */
export interface TypeCache extends AppliedCache {
  types: Map<Schema, Types>;
  /** Whether values are written as texts, as in XML and forms: one may be read as another type. */
  areTexts?: boolean;
}

/** The types that a schema allows by all that applies to it, and by the members of its unions. */
export function typesOf(schema: Schema, cache: TypeCache): Types {
  if (!cache.types.has(schema)) cache.types.set(schema, typesWithin(schema, cache, new Map()));
  return cache.types.get(schema);
}

/** `known` has the types of schemas in it, however many ways lead to them; while one is open, it allows any. */
function typesWithin(schema: Schema, cache: AppliedCache, known: Map<string | Schema, Types>): Types {
  // References to one schema are several objects.
  const key = schema.kind === 'reference' && !schema.base ? schema.name : schema;
  if (known.has(key)) return known.get(key);
  known.set(key, undefined);
  let types: Types;
  for (const applied of appliedBy(schema, cache)) {
    for (const stated of statedTypes(applied, cache, known)) types = types ? common(types, stated) : stated;
  }
  known.set(key, types);
  return types;
}

function statedTypes(
  schema: SchemaObject,
  cache: AppliedCache,
  known: Map<string | Schema, Types>,
): ReadonlySet<string>[] {
  const own = schema.isNull ? ['null'] : schema.types;
  const unions = unionsOf(schema).flatMap((members) => {
    const each = members.map((member) => typesWithin(member, cache, known));
    return each.every((types) => types !== undefined) ? [new Set(each.flatMap((types) => [...types]))] : [];
  });
  const nullable = schema.nullable ? ['null'] : [];
  return [...(own.length > 0 ? [new Set([...own, ...nullable])] : []), ...unions];
}

function common(first: ReadonlySet<string>, second: ReadonlySet<string>): ReadonlySet<string> {
  const isIn = (type: string, types: ReadonlySet<string>): boolean =>
    types.has(type) || (type === 'integer' && types.has('number'));
  return new Set([
    ...[...first].filter((type) => isIn(type, second)),
    ...[...second].filter((type) => isIn(type, first)),
  ]);
}

/** The types as which the text of a value may be read: it may be the only item of a list, or an object as JSON. */
function typesOfText(value: Json): string[] {
  if (value === null || !isScalar(value)) return [];
  const text = String(value);
  const isNumeric = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text);
  return [
    'string',
    ...(isNumeric ? typesOfValue(Number(text)) : []),
    ...(/^(true|false)$/.test(text) ? ['boolean'] : []),
    'array',
    ...(/^\s*\{/.test(text) ? ['object'] : []),
  ];
}

/** How a value differs from the types that its schema allows, and how to correct it; undefined where it does not. */
export function typeMismatch(
  value: Json,
  schema: Schema,
  cache: TypeCache,
): Pick<Problem, 'message' | 'remedy'> | undefined {
  const types = typesOf(schema, cache);
  const own = typesOfValue(value);
  const possible = cache.areTexts ? [...own, ...typesOfText(value)] : own;
  if (!types || possible.some((type) => types.has(type))) return undefined;
  const isDigits = isNumber(value) && types.has('string');
  return {
    message: `of the type ${own[0]}, its schema of the type ${[...types].join(' or ')}`,
    remedy: `Write a value of that type${isDigits ? ' (a text of digits in quotes)' : ''}, or correct the type.`,
  };
}
