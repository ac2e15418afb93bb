import type { Json } from '../json';
import type { Parameter } from '../model';
import { appliedByAll } from '../schemas/appliedSchemas';
import { type ExampleCache, makeExample } from './schemaExample';
import { statedValues } from './statedValues';

/** A value for a parameter, of which the libraries know nothing: the author's example, else one made from its schema. */
export function parameterExample(parameter: Parameter, cache: ExampleCache): Json {
  const stated = ownExample(parameter);
  if (stated !== undefined) return stated;
  return parameter.schema ? makeExample(parameter.schema, cache.schemas, 'request', cache) : 'text';
}

/**
 * The value that a sample sends for a parameter. A path parameter for which the author names no value (an example, a
 * default, a constant, one of an enumeration) has none: its name stays in the path, where no made-up value would find
 * anything.
 */
export function sentValue(parameter: Parameter, cache: ExampleCache): Json | undefined {
  const isNamed = parameter.in !== 'path' || ownExample(parameter) !== undefined || statesValue(parameter, cache);
  return isNamed ? parameterExample(parameter, cache) : undefined;
}

/** The author's first example that has a value. */
export function ownExample({ examples }: Parameter): Json | undefined {
  return examples.find((example) => example.value !== undefined)?.value;
}

function statesValue({ schema }: Parameter, cache: ExampleCache): boolean {
  return schema !== undefined && statedValues(appliedByAll([schema], cache), 'request', cache).length > 0;
}
