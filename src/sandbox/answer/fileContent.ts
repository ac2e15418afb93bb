import { isScalar, type Json } from '../../reference/json';
import type { JsonObject, SandboxFile } from '../request/types';

/** A type of files, and what a made-up one holds; `table` is for those that are tables. */
interface FileType {
  mediaType: string;
  content: (table: string) => SandboxFile['content'];
}

/** The types of made-up files, by their extensions. */
export const fileTypes: ReadonlyMap<string, FileType> = new Map<string, FileType>([
  ['csv', { mediaType: 'text/csv; charset=utf-8', content: (table) => table }],
  ['json', { mediaType: 'application/json', content: () => '{}' }],
  ['txt', { mediaType: 'text/plain; charset=utf-8', content: () => 'A file of the sandbox.\n' }],
  // One white pixel each.
  [
    'png',
    {
      mediaType: 'image/png',
      content: () =>
        bytes('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2/QAAAABJRU5ErkJggg=='),
    },
  ],
]);

/** Objects as comma-separated values (RFC 4180), with those of their fields that are plain. */
export function toCsv(items: readonly JsonObject[]): string {
  const names = [
    ...new Set(
      items.flatMap((item) => Object.keys(item).filter((name) => item[name] !== null && isScalar(item[name]))),
    ),
  ];
  const rows = items.map((item) => names.map((name) => cell(item[name])));
  return [names, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

function cell(value: Json | undefined): string {
  const text = value === null || value === undefined || !isScalar(value) ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
