import { isNode } from './node';

/** Fields that hold what an author states as data, in which a name is a word like any other. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'mapping', 'x-sent-after']);
/** Maps whose keys are names that the author chose. */
const maps = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'paths', 'webhooks', 'callbacks', 'content', 'variables'],
  ...['schemas', 'responses', 'headers', 'parameters', 'requestBodies', 'links', 'securitySchemes'],
]);

/**
 * A copy of a description with changed fields: `change` gets each field that the specification or an extension names,
 * and returns its new value, or undefined to remove it. An unchanged value is walked through, unless it is data.
 */
export function changeFields(document: object, change: (name: string, value: unknown) => unknown): object {
  const walk = (value: unknown, isMap: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, false));
    if (!isNode(value)) return value;
    const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      if (isMap) return [[name, walk(inner, false)]];
      const changed = change(name, inner);
      if (changed === undefined) return [];
      return [[name, changed !== inner || data.has(name) ? changed : walk(inner, maps.has(name))]];
    });
    return Object.fromEntries(entries);
  };
  return walk(document, false) as object;
}
