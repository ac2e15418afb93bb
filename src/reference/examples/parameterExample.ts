import type { Json } from '../json';
import type { NamedSchema, Parameter } from '../model';
import { partsOfAll } from './parts';
import { createMemory, type Memory, makeExample } from './schemaExample';
import { statedValues } from './stated';

/** A value for a parameter: the author's example, else one made from its schema. */
export function parameterExample(parameter: Parameter, schemas: Map<string, NamedSchema>, memory?: Memory): Json {
  const stated = ownExample(parameter);
  if (stated !== undefined) return stated;
  return parameter.schema ? makeExample(parameter.schema, schemas, 'request', memory) : 'text';
}

/**
 * The value that a sample sends for a parameter. A path parameter for which the author names no value (an example, a
 * default, a constant, one of an enumeration) has none: its name stays in the path, where no made-up value would find
 * anything.
 */
export function sentValue(
  parameter: Parameter,
  schemas: Map<string, NamedSchema>,
  memory: Memory = createMemory(schemas),
): Json | undefined {
  const isNamed = parameter.in !== 'path' || ownExample(parameter) !== undefined || statesValue(parameter, memory);
  return isNamed ? parameterExample(parameter, schemas, memory) : undefined;
}

function ownExample({ examples }: Parameter): Json | undefined {
  return examples.find((example) => example.value !== undefined)?.value;
}

function statesValue({ schema }: Parameter, memory: Memory): boolean {
  return schema !== undefined && statedValues(partsOfAll([schema], memory), 'request', memory).length > 0;
}
