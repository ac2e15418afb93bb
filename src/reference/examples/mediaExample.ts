import { isSame, type Json } from '../json';
import { isCsvType, isMultipartType, recordFormat } from '../mediaType';
import type { MediaType, Schema } from '../model';
import type { MadeExample } from '../sampleRequest';
import { isUnresolved } from '../schema';
import { authorsExample, type Direction, type ExampleCache, makeExample, makeShortExample } from './schemaExample';
import { hasFieldsOf, wholeExample } from './wholeExample';

/** The name of the example that has all fields. */
export const allFields = 'all-fields';

/** An example of a body that is made from its schema; of a stream, from that of its items. Undefined without a schema. */
export function mediaExample(media: MediaType, direction: Direction, cache: ExampleCache): Json | undefined {
  return madeOf(media, (schema) => makeExample(schema, cache.schemas, direction, cache));
}

/**
 * The examples of a request's body of which the author gives none: the short one that samples send, or the one of its
 * schema, then one of all fields where that has more.
 */
export function requestExamples(media: MediaType, cache: ExampleCache): MadeExample[] {
  const short = madeOf(media, (schema) => makeShortExample(schema, cache));
  const all = madeOf(media, (schema) => wholeOrMade(schema, cache));
  if (all === undefined || short === undefined) return [];
  if (isSame(short, all)) return [{ name: '', label: '', value: all }];
  return [{ name: '', label: 'Short', value: short }, ofAllFields(all)];
}

/** The example of all fields beside the author's examples; undefined where one of these has them all. */
export function exampleOfAllFields({ schema, examples }: MediaType, cache: ExampleCache): MadeExample | undefined {
  const known = cache.wholes.get(examples);
  if (known || !schema || isUnresolved(schema) || examples.some(({ name }) => name === allFields)) return known;
  const [stated] = examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const whole = stated === undefined ? undefined : wholeExample(schema, stated, cache);
  if (whole === undefined || examples.some(({ value }) => hasFieldsOf(value, whole))) return undefined;
  const made = ofAllFields(whole);
  cache.wholes.set(examples, made);
  return made;
}

function ofAllFields(value: Json): MadeExample {
  return { name: allFields, label: 'All fields', value };
}

/** What is made of a schema, with all fields where it is the author's own example. */
function wholeOrMade(schema: Schema, cache: ExampleCache): Json {
  const stated = authorsExample(schema, 'request', cache);
  const whole = stated === undefined ? undefined : wholeExample(schema, stated, cache);
  return whole ?? makeExample(schema, cache.schemas, 'request', cache);
}

function madeOf({ mediaType, schema, itemSchema }: MediaType, make: (schema: Schema) => Json): Json | undefined {
  const described = schema ?? itemSchema;
  if (!described || isUnresolved(described)) return undefined;
  const made = make(described);
  return !schema && (recordFormat(mediaType) || isMultipartType(mediaType)) ? [made] : asRecords(made, mediaType);
}

/**
 * What is made for a media type: for a stream of events a text is the data of one, unless it is a stream already; for a
 * table, a text that says nothing is one with a header line.
 */
export function asRecords(made: Json, mediaType: string): Json {
  if (isCsvType(mediaType) && typeof made === 'string' && /^(file|textx*)$/.test(made)) return 'column\r\ntext\r\n';
  const isData =
    recordFormat(mediaType) === 'events' && typeof made === 'string' && !/^(data|event|id|retry)?:/m.test(made);
  return isData ? [made] : made;
}
