import { isJsonObject, isScalar, type Json } from '../json';
import { toJsonText } from '../jsonText';

/**
 * Writes a value as comma-separated values (RFC 4180): objects as rows below a header of all their names, lists as rows, and
 * any other value as a row of its own. What has parts inside a cell is JSON.
 */
export function writeCsv(value: Json): string {
  const records = Array.isArray(value) ? value : [value];
  const objects = records.filter(isJsonObject);
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const rows = records.map((record) => {
    if (isJsonObject(record)) return names.map((name) => (Object.hasOwn(record, name) ? (record[name] ?? null) : null));
    return Array.isArray(record) ? record : [record];
  });
  const header: Json[][] = names.length > 0 ? [names] : [];
  return [...header, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: Json): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? value : isScalar(value) ? String(value) : toJsonText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
