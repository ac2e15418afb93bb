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
 * names no value (an example that is no prose, a default, a constant, one of an enumeration), has none: no made-up value
 * would find anything. An object is several values, which no reader can give as one, and stays made-up with the examples of its
 * members, as does JSON that is more than one value.
 */
export function sentValue(parameter: Parameter, cache: ExampleCache): Json | undefined {
  const { in: place, required, schema } = parameter;
  const isNeeded = place === 'path' || (place === 'query' && required);
  const value = parameterExample(parameter, cache);
  if (!isNeeded) return value;
  const items = Array.isArray(value) ? value : [value];
  if (ownExample(parameter) !== undefined || statesValue(schema, cache))
    return items.some((item) => isProse(item, place)) ? undefined : value;
  const isOneValue = parameter.mediaType === undefined ? items.every(isOneText) : isOneText(value);
  const isNamed = Array.isArray(value) && statesValue(itemsOf(schema, cache), cache);
  return isOneValue && !isNamed ? undefined : value;
}

/** Texts about a value, such as `the ID, e.g. 12`. */
const aboutValue = /\be\.g\.|\bfor example\b|^<[^<>]+>$/i;
/** Texts that name what a value is, or are a sentence: a query may have such a value, but no path. */
const namesValue =
  /^(?:the|an?|your) .*\b(?:ids?|uuid|identifiers?|names?|keys?|slugs?|numbers?|codes?)\b|^(?:ids?|names?) of \S|^(?:\S+\s+){5}\S/i;

/** Whether an example says in words what the value is. */
function isProse(value: Json, place: Parameter['in']): boolean {
  return typeof value === 'string' && (aboutValue.test(value) || (place === 'path' && namesValue.test(value.trim())));
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
