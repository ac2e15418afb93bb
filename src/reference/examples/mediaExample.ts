import type { Json } from '../json';
import { recordFormat } from '../mediaType';
import type { MediaType } from '../model';
import { isUnresolved } from '../schema';
import { type Direction, type ExampleCache, makeExample } from './schemaExample';

/** An example of a body that is made from its schema; of a stream, from that of its items. Undefined without a schema. */
export function mediaExample(
  { mediaType, schema, itemSchema }: MediaType,
  direction: Direction,
  cache: ExampleCache,
): Json | undefined {
  const described = schema ?? itemSchema;
  if (!described || isUnresolved(described)) return undefined;
  const made = makeExample(described, cache.schemas, direction, cache);
  return !schema && recordFormat(mediaType) ? [made] : made;
}
