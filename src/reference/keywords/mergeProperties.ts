import { isSame } from '../json';
import type { Property, Schema } from '../model';
import { emptySchema } from './emptySchema';

/** Properties of both; one that only says more here keeps the shape it has there. */
export function mergeProperties(first: Property[], second: Property[]): Property[] {
  const merged = new Map(first.map((property) => [property.name, property]));
  for (const property of second) {
    const known = merged.get(property.name);
    const schema = known ? refine(known.schema, property.schema) : property.schema;
    merged.set(property.name, {
      name: property.name,
      required: property.required || (known?.required ?? false),
      schema,
    });
  }
  return [...merged.values()];
}

/** What is stated twice of a property, or of the items of a list: both statements hold, and the later one's words come first. */
export function refine(known: Schema, own: Schema): Schema {
  if (own.kind === 'any') return known;
  if (own.kind === 'reference' && isOnlyType(known)) return own;
  if (own.kind === 'never' || known.kind === 'any' || known.kind === 'never' || isSame(known, own)) return own;
  if (own.kind === 'schema') return { ...own, allOf: [known, ...own.allOf] };
  return known.kind === 'reference' && known.name === own.name ? own : { ...emptySchema, allOf: [known, own] };
}

/** Whether a schema says of which types values are and nothing else, as frameworks write it where a base leaves a type open. */
function isOnlyType(schema: Schema): boolean {
  return schema.kind === 'schema' && isSame(schema, { ...emptySchema, types: schema.types });
}
