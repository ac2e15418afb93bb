import { isScalar, type Json } from '../json';
import { unionsOf } from '../keywords/subschemasOf';
import type { Schema } from '../model';
import { extendPointer } from '../pointer';
import type { Problem } from '../problems';
import { type AppliedCache, appliedBy } from '../schemas/appliedSchemas';
import { typeRemedy, typesOf, typesOfValue } from './allowedTypes';

/** A value inside an example that its schema does not allow, at a pointer within the example. */
type OddValue = Pick<Problem, 'message' | 'remedy'> & { pointer: string };

/** The first item or field inside an example whose type one of its schemas does not allow; undefined where there is none. */
export function oddInside(
  value: Json,
  schemas: readonly Schema[],
  cache: AppliedCache,
  pointer = '#',
): OddValue | undefined {
  if (isScalar(value)) return undefined;
  const known = schemas.flatMap((schema) => schemasFor(value, schema, cache));
  const applied = [...new Set(known.flatMap((schema) => appliedBy(schema, cache)))];
  for (const [name, inner] of Object.entries(value)) {
    const place = extendPointer(pointer, name);
    const all = Array.isArray(value)
      ? applied.flatMap(({ prefixItems, items }) => prefixItems[Number(name)] ?? items ?? [])
      : applied.flatMap(({ properties }) => properties.find((property) => property.name === name)?.schema ?? []);
    const [odd] = all.flatMap((schema) => oddType(inner, schema, cache, place) ?? []);
    const found = odd ?? oddInside(inner, all, cache, place);
    if (found) return found;
  }
  return undefined;
}

function oddType(value: Json, schema: Schema, cache: AppliedCache, pointer: string): OddValue | undefined {
  const types = typesOf(schema, cache);
  const own = typesOfValue(value);
  if (!types || own.some((type) => types.has(type))) return undefined;
  const wanted = [...types].join(' or ');
  return {
    pointer,
    message: `This value of the example is of the type ${own[0]}, its schema of the type ${wanted}; the example is shown as written.`,
    remedy: typeRemedy(value, types),
  };
}

/** The schemas that are known to apply to a value: of the members of a union, the only one that allows its type. */
function schemasFor(value: Json, schema: Schema, cache: AppliedCache): Schema[] {
  const [own = ''] = typesOfValue(value);
  const members = appliedBy(schema, cache)
    .flatMap(unionsOf)
    .flatMap((union) => {
      const fitting = union.filter((member) => typesOf(member, cache)?.has(own) ?? true);
      return fitting.length === 1 ? fitting : [];
    });
  return [schema, ...members];
}
