import { isSame, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import type { JsonObject } from '../request/types';
import type { SandboxDescription } from '../world/description';
import { countsOf } from './counts';
import { withTaken } from './takenFrom';

/** A parent with the list of what is below it in `field`, the counts of that, and what is taken from it. */
export function withListBelow(
  parent: JsonObject,
  field: string,
  below: readonly JsonObject[],
  schema: Schema | undefined,
  description: SandboxDescription,
): JsonObject {
  const counts = countsOf(field, propertiesIn(schema, description.cache), description).flatMap(
    ([name, { with: values }]): [string, Json][] =>
      typeof parent[name] === 'number'
        ? [[name, below.filter((each) => isSame({ ...each, ...values }, each)).length]]
        : [],
  );
  return withTaken({ ...parent, [field]: [...below], ...Object.fromEntries(counts) }, field, schema, description);
}
