import { type ExampleCache, matches } from '../../reference/examples/exampleCache';
import type { Json } from '../../reference/json';
import { unionsOf } from '../../reference/keywords/subschemasOf';
import type { Schema } from '../../reference/model';
import type { Direction } from '../../reference/schema';
import { appliedBy } from '../../reference/schemas/appliedSchemas';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import type { JsonObject } from '../request/types';

/** Fields of an object: those that its schema names, and others that it allows. */
export interface DescribedFields {
  named: JsonObject;
  others: JsonObject;
}

/**
 * The fields of an object that its schema describes: by their names, by a pattern, or as any other field, where it accepts the
 * value of that one. A schema that names no field describes all as if it named them.
 */
export function describedFields(
  value: JsonObject,
  schema: Schema | undefined,
  cache: ExampleCache,
  direction: Direction,
): DescribedFields {
  const properties = propertiesIn(schema, cache);
  if (properties.size === 0) return { named: value, others: {} };
  const entries = Object.entries(value);
  const rest = entries.filter(([name]) => !properties.has(name));
  if (rest.length === 0) return { named: value, others: {} };
  const rules = otherFieldsIn(schema, cache);
  const isAllowed = ([name, inner]: [string, Json]): boolean =>
    rules.some(
      (rule) =>
        (rule.pattern === undefined || matches(rule.pattern, name, cache) !== false) &&
        cache.accepts(rule.schema, inner, direction),
    );
  return {
    named: Object.fromEntries(entries.filter(([name]) => properties.has(name))),
    others: Object.fromEntries(rest.filter(isAllowed)),
  };
}

/** What a schema says of a field that it does not name. */
interface OtherField {
  /** What its name has to match; any without it. */
  pattern?: string;
  schema: Schema;
}

/** What a schema says of fields that it does not name, with what its alternatives say. */
function otherFieldsIn(schema: Schema | undefined, cache: ExampleCache, depth = 0): OtherField[] {
  if (!schema || depth > 4) return [];
  return appliedBy(schema, cache).flatMap((applied) => {
    const others = [applied.additionalProperties, applied.unevaluatedProperties].flatMap((each) =>
      each && each.kind !== 'never' ? [{ schema: each }] : [],
    );
    const members = [...unionsOf(applied).flat(), applied.then, applied.else];
    const inside = members.flatMap((member) => otherFieldsIn(member, cache, depth + 1));
    return [...applied.patternProperties, ...others, ...inside];
  });
}
