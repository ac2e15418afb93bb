import { isReservedName } from './fileName';

/** Characters of a part of an address: several parts make the name of one file, which has 255 at most. */
const longest = 60;

/**
 * A part of an address made from a name: letters without accents, digits, `-` and `_`; never empty, too long, or a name
 * that a file system keeps for itself.
 */
export function toSlug(name: string): string {
  const letters = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const slug = letters
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
  const part = slug.toLowerCase() || 'page';
  return isReservedName(part) ? `${part}-page` : part;
}
