import { type CompiledSchema, type EvaluationPlugin, interpret } from '@hyperjump/json-schema/experimental';
import type * as Instance from '@hyperjump/json-schema/instance/experimental';

type JsonNode = ReturnType<typeof Instance.fromJs>;

class EndlessSchema extends Error {}

/**
 * Whether a schema applies itself to the same value without end: `{allOf: [{$ref: itself}]}`. It may do so for some values
 * only: `{if: {type: object}, then: {$ref: itself}}`.
 */
export function isEndless(schema: CompiledSchema, value: JsonNode): boolean {
  try {
    interpret(schema, value, { plugins: [createLoopFinder()] });
    return false;
  } catch (error) {
    if (error instanceof EndlessSchema) return true;
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Throws where a schema is reached again before it is done with the same value. */
function createLoopFinder(): EvaluationPlugin {
  const open = new Map<JsonNode, Set<string>>();
  return {
    beforeSchema(address, instance) {
      const addresses = open.get(instance) ?? new Set();
      if (addresses.has(address)) throw new EndlessSchema();
      open.set(instance, addresses.add(address));
    },
    afterSchema(address, instance) {
      open.get(instance)?.delete(address);
    },
  };
}
