import type { Operation, Schema } from '../../reference/model';
import { appliedBy } from '../../reference/schemas/appliedSchemas';
import { enumIn, itemsOf } from '../../reference/schemas/insideSchemas';
import { usualNames } from '../names/conventions';
import type { ParameterValues } from '../request/parameters';
import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';

/**
 * An object with only those of its additional fields that the query asks for: the values of the parameter `fields`,
 * `include` or `expand`, if the object may lack each of them. Otherwise `fields` selects among all fields, and nothing
 * is left out.
 */
export function askedFields(
  item: JsonObject,
  schema: Schema,
  operation: Operation,
  { parameters, description }: Pick<Call, 'parameters' | 'description'>,
): JsonObject {
  const { key, names } = additionalFields(schema, operation, description) ?? {};
  if (key === undefined || names === undefined) return item;
  const asked = new Set([parameters.get(key) ?? []].flat().map(String));
  const additional = new Set(names.filter((name) => !asked.has(name)));
  return Object.fromEntries(Object.entries(item).filter(([name]) => !additional.has(name)));
}

/** The additional fields of an object that a query may ask for. */
export function additionalNames(schema: Schema, operation: Operation, description: Call['description']): string[] {
  return additionalFields(schema, operation, description)?.names ?? [];
}

/** The additional fields of an object that the query asks for. */
export function askedNames(
  schema: Schema,
  { operation, parameters, description }: Pick<Call, 'operation' | 'parameters' | 'description'>,
): string[] {
  const { key, names } = additionalFields(schema, operation, description) ?? {};
  const asked = new Set([(key && parameters.get(key)) ?? []].flat().map(String));
  return (names ?? []).filter((name) => asked.has(name));
}

/** The parameters of a query as if it asked for all additional fields. */
export function withAllFields(
  schema: Schema,
  operation: Operation,
  parameters: ParameterValues,
  description: Call['description'],
): ParameterValues {
  const { key, names } = additionalFields(schema, operation, description) ?? {};
  return key === undefined || names === undefined ? parameters : new Map([...parameters, [key, names]]);
}

/** The parameter that asks for additional fields, as the values of a request name it, and these fields. */
function additionalFields(
  schema: Schema,
  operation: Operation,
  { cache }: Call['description'],
): { key: string; names: string[] } | undefined {
  const parameter = operation.parameters.find(({ in: place, name }) => place === 'query' && isFieldParameter(name));
  const asks = [parameter?.schema, itemsOf(parameter?.schema, cache)];
  const names = asks.flatMap((each) => enumIn(each, cache)).map(String);
  const required = new Set(
    appliedBy(schema, cache).flatMap((applied) =>
      applied.properties.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : [])),
    ),
  );
  return parameter && !names.some((name) => required.has(name)) ? { key: `query ${parameter.name}`, names } : undefined;
}

/** Whether a query parameter of this name asks for additional fields. */
export function isFieldParameter(name: string): boolean {
  return usualNames.fields.includes(name);
}
