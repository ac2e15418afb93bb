import type { Json } from '../json';
import type { NamedSchema, Parameter } from '../model';
import { type Memory, makeExample } from './schemaExample';

/** The value a sample sends for a parameter: the author's example, else one made from its schema. */
export function parameterExample(parameter: Parameter, schemas: Map<string, NamedSchema>, memory?: Memory): Json {
  const stated = parameter.examples.find((example) => example.value !== undefined)?.value;
  if (stated !== undefined) return stated;
  return parameter.schema ? makeExample(parameter.schema, schemas, 'request', memory) : 'text';
}
