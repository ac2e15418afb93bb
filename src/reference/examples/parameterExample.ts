import { isJsonObject, isScalar, type Json } from '../json';
import type { Parameter, Schema } from '../model';
import { appliedByAll } from '../schemas/appliedSchemas';
import { itemsOf } from '../schemas/insideSchemas';
import { type ExampleCache, makeExample } from './schemaExample';
import { statedValues } from './statedValues';

/** A value for a parameter, of which the libraries know nothing: the author's example, else one made from its schema. */
export function parameterExample(parameter: Parameter, cache: ExampleCache): Json {
  const stated = ownExample(parameter);
  if (stated !== undefined) return stated;
  return parameter.schema ? makeExample(parameter.schema, cache.schemas, 'request', cache) : 'text';
}

/**
 * The value that a sample sends for a parameter. One that has to be in the path or the query, and for which the author
 * names no value (an example, a default, a constant, one of an enumeration), has none: no made-up value would find
 * anything. An object is several values, which no reader can give as one, and stays made-up with the examples of its
 * members, as does JSON that is more than one value.
 */
export function sentValue(parameter: Parameter, cache: ExampleCache): Json | undefined {
  const { in: place, required, schema } = parameter;
  const isNeeded = place === 'path' || (place === 'query' && required);
  if (!isNeeded || ownExample(parameter) !== undefined || statesValue(schema, cache))
    return parameterExample(parameter, cache);
  const value = parameterExample(parameter, cache);
  const items = Array.isArray(value) ? value : [value];
  const isOneValue = parameter.mediaType === undefined ? items.every(isOneText) : isOneText(value);
  const isNamed = Array.isArray(value) && statesValue(itemsOf(schema, cache), cache);
  return isOneValue && !isNamed ? undefined : value;
}

/** Whether a value is written as one text; an object without members is of a schema that says nothing of it. */
function isOneText(value: Json): boolean {
  return isScalar(value) || (isJsonObject(value) && Object.keys(value).length === 0);
}

/** The author's first example that has a value. */
export function ownExample({ examples }: Parameter): Json | undefined {
  return examples.find((example) => example.value !== undefined)?.value;
}

function statesValue(schema: Schema | undefined, cache: ExampleCache): boolean {
  return schema !== undefined && statedValues(appliedByAll([schema], cache), 'request', cache).length > 0;
}
