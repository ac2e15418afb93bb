import { createHash } from 'node:crypto';

/** A name has at most 255 bytes, with its extension and a few characters that tools add. */
const longest = 200;

/** The name of the file that holds a page's data. Addresses compare without case, and so do some file systems. */
export function pageFileName(url: string): string {
  const name = url
    .replace(/^\/+/, '')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '.');
  if (name.length <= longest) return `${name}.json`;
  return `${name.slice(0, longest)}.${createHash('sha256').update(name).digest('hex').slice(0, 16)}.json`;
}
