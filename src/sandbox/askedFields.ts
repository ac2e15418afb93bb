import { appliedBy } from '../reference/examples/appliedSchemas';
import { enumIn, itemsOf } from '../reference/examples/insideSchemas';
import type { Schema } from '../reference/model';
import type { Call } from './call';
import { fieldParameters } from './parameters';
import type { JsonObject } from './types';

/**
 * An object with only those of its additional fields that the query asks for: the values of the parameter `fields`,
 * `include` or `expand`, if the object may lack each of them. Otherwise `fields` selects among all fields, and nothing
 * is left out.
 */
export function askedFields(item: JsonObject, schema: Schema, call: Call): JsonObject {
  const { operation, parameters, description } = call;
  const parameter = operation.parameters.find(
    ({ in: place, name }) => place === 'query' && fieldParameters.includes(name),
  );
  const { cache } = description;
  const asks = [parameter?.schema, itemsOf(parameter?.schema, cache)];
  const names = asks.flatMap((each) => enumIn(each, cache)).map(String);
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
