import { isNode, type Json, type Node } from '../json';
import { maxLevels, parseJson, toJsonText } from '../jsonText';
import { unionsOf } from '../keywords/subschemasOf';
import { namedValues } from '../keywords/suppliedValues';
import type { RecordFormat } from '../mediaType';
import type { MediaType, NamedSchema, Schema } from '../model';
import { type AppliedCache, appliedBy, createAppliedCache } from '../schemas/appliedSchemas';
import { itemsOf, propertiesIn } from '../schemas/insideSchemas';

/** The schemas of a stream: of all of it, and of each item (3.2). */
type StreamSchemas = Pick<MediaType, 'schema' | 'itemSchema'>;

/**
 * Writes records as the stream of a format: each item of a list is a record, any other value the only one. `media` says
 * whether those of a stream of events are events or the data of events.
 */
export function writeRecords(
  value: Json,
  format: RecordFormat,
  media: StreamSchemas = {},
  schemas = new Map<string, NamedSchema>(),
): string {
  const records = Array.isArray(value) ? value : [value];
  if (format !== 'events') return records.map((record) => writeJsonRecord(record, format)).join('');
  const mayBeEvents = describesEvents(media, createAppliedCache(schemas));
  return records.map((record) => writeEvent((mayBeEvents && eventOf(record)) || { data: record })).join('');
}

function writeJsonRecord(record: Json, format: RecordFormat): string {
  return `${format === 'sequence' ? recordSeparator : ''}${toJsonText(record)}\n`;
}

/** The character before each text of a JSON sequence (RFC 7464). */
export const recordSeparator = '\u001E';

/** The fields of an event in a stream (HTML Living Standard, 9.2.6), in the order in which they are written. */
const eventFields = ['event', 'id', 'retry', 'data'] as const;

function isEventField(name: string): boolean {
  return eventFields.some((field) => field === name);
}

function eventOf(record: Json): Node | undefined {
  const isEvent = isNode(record) && Object.keys(record).length > 0 && Object.keys(record).every(isEventField);
  return isEvent ? record : undefined;
}

/**
 * Whether the schemas of a stream allow its records to be events. `itemSchema`, and the items of a list in `schema`, describe
 * the parsed events (OpenAPI 3.2, 4.14.3); any other `schema` is that of the JSON in `data`, as descriptions had it before, but
 * for one that fields of events tell apart. One that names no fields leaves it to the record.
 */
function describesEvents({ schema, itemSchema }: StreamSchemas, cache: AppliedCache): boolean {
  const item = itemSchema ?? itemsOf(schema, cache);
  const fields = propertiesIn(item ?? schema, cache);
  const names = [...fields.keys()];
  if (names.length === 0) return true;
  if (!names.every(isEventField)) return false;
  // Items without data are no events that a client is given.
  if (item) return item === itemSchema || fields.has('data');
  const isNamed = fields.has('event') && namesValues(fields.get('event'), cache);
  return isNamed || ((fields.has('id') || fields.has('retry')) && (fields.has('event') || fields.has('data')));
}

function namesValues(schema: Schema | undefined, cache: AppliedCache, depth = 0): boolean {
  if (!schema || depth > 4) return false;
  return appliedBy(schema, cache).some((applied) => {
    const members = unionsOf(applied).flat();
    return namedValues(applied).length > 0 || members.some((member) => namesValues(member, cache, depth + 1));
  });
}

function writeEvent(event: Node): string {
  const lines = eventFields.flatMap((field) => {
    const value = event[field];
    if (value === undefined) return [];
    const text = typeof value === 'string' ? value : toJsonText(value);
    const rows = text.split(/\r\n|\r|\n/);
    // Only data may go over several lines.
    return field === 'data' ? rows.map((row) => `data: ${row}`) : [`${field}: ${rows.join(' ')}`];
  });
  return `${lines.join('\n')}\n\n`;
}

/**
 * The records of a stream of JSON lines or of a JSON sequence. Throws an Error that names the record that is not JSON; of
 * a sequence the last one may be cut off (RFC 7464, 2.3), which is one of these.
 */
export function readRecords(text: string, format: Exclude<RecordFormat, 'events'>): Json[] {
  const pieces = format === 'sequence' ? text.split(recordSeparator) : text.split(/\r?\n/);
  const records = pieces.filter((piece) => piece.trim() !== '');
  return records.map((record, index) => {
    try {
      return parseJson(record, maxLevels);
    } catch (error) {
      throw new Error(`record ${index + 1}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
}
