import type { HeldValue, MediaType } from '../model';
import type { AppliedCache } from './appliedSchemas';
import { typesIn } from './insideSchemas';
import { shapeOf } from './shape';

/** What the bodies of a media type are, by its schema; without one, by the first example. */
export function heldValue(
  { schema, examples }: Pick<MediaType, 'schema' | 'examples'>,
  cache: AppliedCache,
): HeldValue {
  if (!schema) return typeof examples[0]?.value === 'string' ? 'text' : 'structure';
  if (shapeOf(schema, cache.schemas).schema.format === 'binary') return 'file';
  const types = typesIn(schema, cache);
  return types.size === 1 && types.has('string') ? 'text' : 'structure';
}
