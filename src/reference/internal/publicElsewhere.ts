import { markOf, type Part } from './parts';
import { fieldsOf, groupOf, type SchemaContext } from './schemaGroup';
import type { SharedValue } from './sharedValues';

/**
 * Properties with the mark that stay in the values of their schema, since another schema of every such value has them as
 * well, without the mark. Returns each with that schema.
 */
export function findPublicElsewhere(values: readonly SharedValue[], schemas: SchemaContext): Map<Part, Part> {
  const found = new Map<Part, Part>();
  for (const { first, conditional } of values) {
    const { left, certain, hidden } = groupOf(first, schemas, conditional);
    if (left.size < 2) continue;
    for (const schema of left) {
      const own = fieldsOf(schema, schemas);
      for (const name of own.hidden) {
        const property = hidden.has(name) ? undefined : own.named.get(name);
        if (!property || found.has(property) || markOf(property) !== true) continue;
        const other = [...certain].find((each) => fieldsOf(each, schemas).stated.has(name));
        if (other) found.set(property, other);
      }
    }
  }
  return found;
}
