import { appliedBy } from '../reference/examples/appliedSchemas';
import { itemsOf } from '../reference/examples/insideSchemas';
import type { Schema } from '../reference/model';
import type { Call } from './call';
import type { JsonObject } from './types';

const parameterNames = ['fields', 'include', 'expand'];

/**
 * An object with those of its additional fields that the query asks for. They are the values of the parameter `fields`,
 * `include` or `expand`, where the object may lack each of them; elsewhere `fields` chooses among all, and nothing is left
 * out.
 */
export function askedFields(item: JsonObject, schema: Schema, call: Call): JsonObject {
  const { operation, parameters, description } = call;
  const parameter = operation.parameters.find(
    ({ in: place, name }) => place === 'query' && parameterNames.includes(name),
  );
  const { cache } = description;
  const parts = [parameter?.schema, itemsOf(parameter?.schema, cache)].flatMap((each) =>
    each ? appliedBy(each, cache) : [],
  );
  const names = parts.flatMap((part) => part.enum.map(({ value }) => String(value)));
  const required = new Set(
    appliedBy(schema, cache).flatMap((part) =>
      part.properties.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : [])),
    ),
  );
  if (!parameter || names.some((name) => required.has(name))) return item;
  const asked = new Set([parameters.get(`query ${parameter.name}`) ?? []].flat().map(String));
  const additional = new Set(names.filter((name) => !asked.has(name)));
  return Object.fromEntries(Object.entries(item).filter(([name]) => !additional.has(name)));
}
