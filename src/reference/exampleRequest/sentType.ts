import { concreteType } from '../mediaType';
import type { MediaType } from '../model';
import type { AppliedCache } from '../schemas/appliedSchemas';
import { typesIn } from '../schemas/insideSchemas';
import { shapeOf } from '../schemas/shape';

/** The media type in which a body is sent: where the description states a range, one that fits the body's schema. */
export function sentType({ mediaType, schema, examples }: MediaType, cache: AppliedCache): string {
  if (!mediaType.includes('*')) return mediaType;
  if (!schema) return concreteType(mediaType, typeof examples[0]?.value === 'string' ? 'text' : 'structure');
  if (shapeOf(schema, cache.schemas).schema.format === 'binary') return concreteType(mediaType, 'file');
  const types = typesIn(schema, cache);
  return concreteType(mediaType, types.size === 1 && types.has('string') ? 'text' : 'structure');
}
