import { isSame, type Json } from '../json';
import { isMultipartType, recordFormat } from '../mediaType';
import type { MediaType, Schema } from '../model';
import type { MadeExample } from '../sampleRequest';
import { isUnresolved } from '../schema';
import { type Direction, type ExampleCache, makeExample, makeShortExample } from './schemaExample';

/** The name of the example that has all fields. */
export const allFields = 'all-fields';

/** An example of a body that is made from its schema; of a stream, from that of its items. Undefined without a schema. */
export function mediaExample(media: MediaType, direction: Direction, cache: ExampleCache): Json | undefined {
  return madeOf(media, (schema) => makeExample(schema, cache.schemas, direction, cache));
}

/** The examples of a request's body: the short one that samples send, then one of all fields where that has more. */
export function requestExamples(media: MediaType, cache: ExampleCache): MadeExample[] {
  const all = mediaExample(media, 'request', cache);
  const short = madeOf(media, (schema) => makeShortExample(schema, cache));
  if (all === undefined || short === undefined) return [];
  if (isSame(short, all)) return [{ name: '', label: '', value: all }];
  return [
    { name: '', label: 'Short', value: short },
    { name: allFields, label: 'All fields', value: all },
  ];
}

function madeOf({ mediaType, schema, itemSchema }: MediaType, make: (schema: Schema) => Json): Json | undefined {
  const described = schema ?? itemSchema;
  if (!described || isUnresolved(described)) return undefined;
  const made = make(described);
  return !schema && (recordFormat(mediaType) || isMultipartType(mediaType)) ? [made] : asRecords(made, mediaType);
}

/** What is made for a media type: for a stream of events a text is the data of one, unless it is a stream already. */
export function asRecords(made: Json, mediaType: string): Json {
  const isData =
    recordFormat(mediaType) === 'events' && typeof made === 'string' && !/^(data|event|id|retry)?:/m.test(made);
  return isData ? [made] : made;
}
