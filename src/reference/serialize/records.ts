import { isNode, type Json } from '../json';
import { parseJson, toJsonText } from '../jsonText';
import type { RecordFormat } from '../mediaType';

/** Writes records as the stream of a format: each item of a list is a record, any other value the only one. */
export function writeRecords(value: Json, format: RecordFormat): string {
  const records = Array.isArray(value) ? value : [value];
  return records.map((record) => writeRecord(record, format)).join('');
}

function writeRecord(record: Json, format: RecordFormat): string {
  if (format === 'events') return writeEvent(record);
  return `${format === 'sequence' ? recordSeparator : ''}${toJsonText(record)}\n`;
}

/** The character before each text of a JSON sequence (RFC 7464). */
export const recordSeparator = '\u001E';

/** The fields of an event in a stream (HTML Living Standard, 9.2.6), in the order in which they are written. */
const eventFields = ['event', 'id', 'retry', 'data'] as const;

/** An object of these fields is an event; any other value is the data of one. */
function writeEvent(record: Json): string {
  const isEvent = isNode(record) && Object.keys(record).every((key) => eventFields.some((field) => field === key));
  const event: Record<string, unknown> = isEvent && Object.keys(record).length > 0 ? record : { data: record };
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
      return parseJson(record);
    } catch (error) {
      throw new Error(`record ${index + 1}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
}
