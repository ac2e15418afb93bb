import { groupBy } from './groupBy';

/** Bytes of a part of an address in UTF-8: several parts make the name of one file, which has 255 at most. */
const maxSlugBytes = 60;

/**
 * A part of an address made from a name: letters and digits of every script, `_`, and `-` for all between them; never
 * empty, too long, or a name that a file system keeps for itself.
 */
export function toSlug(name: string): string {
  const words = lettersOf(name)
    .replace(/[^\p{L}\p{N}\p{Mn}\p{Mc}_]+/gu, '-')
    .replace(/^-/, '');
  const segment = cutBytes(words, maxSlugBytes).replace(/-$/, '').toLowerCase() || spelled(name) || 'page';
  return isReservedName(segment) ? `${segment}-page` : segment;
}

/** A name as it is in an anchor: letters and digits of every script, `_`, `$`, and `-` for all between them. */
export function toAnchorName(name: string): string {
  const words = lettersOf(name).replace(/[^\p{L}\p{N}\p{Mn}\p{Mc}_$-]+/gu, '-');
  // Hyphens at the end are looked for from the first of them alone, since there may be very many elsewhere.
  return words.replace(/^-+|(?<!-)-+$/g, '') || spelled(name) || 'part';
}

/**
 * The letters of a name in one form, however it is encoded: Latin ones without accents, full-width ones as others, and
 * without characters that nobody sees and the sign that makes an emoji of one before it.
 */
function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}\p{Variation_Selector}]/gu, '')
    .replace(/(^|[^\p{L}\p{N}\p{Mn}\p{Mc}])[\p{Mn}\p{Mc}]+/gu, '$1');
}

/** What readers see of a text: texts with one look are the same to them. */
export function lookOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name without a letter, such as an emoji, by the numbers of its first characters. */
function spelled(name: string): string {
  const codes = [...name.trim()].slice(0, 6).map((character) => character.codePointAt(0)?.toString(16));
  return codes.length === 0 ? '' : `u${codes.join('-')}`;
}

function cutBytes(text: string, most: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > most) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** Addresses with one fold are the same for a file system or router that ignores case. */
export function foldCase(address: string): string {
  return address.toUpperCase();
}

/** What a name is called by beside others that give the same address: always the same for one name. */
export function ownSuffix(name: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}

/** Names that differ and yet share the address but for case, and all spellings of that address. */
export interface EqualNames {
  names: string[];
  addresses: string[];
}

/** Finds the names that are equal in an address, such as `Ünder` and `under`. Their order does not count. */
export function equalNames(names: Iterable<string>, addressOf: (name: string) => string): EqualNames[] {
  const byFold = groupBy([...new Set(names)], (name) => [foldCase(addressOf(name))]);
  const several = [...byFold.values()].filter((equal) => equal.length > 1);
  return several.map((equal) => ({ names: equal.sort(), addresses: [...new Set(equal.map(addressOf))] }));
}

/** Names that Windows keeps for devices, with whatever extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Bytes of a name made from one name of the description: with a suffix and an extension it fits in 255 bytes. */
const maxNameBytes = 100;

/** Whether some file system keeps a name for itself. */
export function isReservedName(name: string): boolean {
  return reserved.test(name);
}

/**
 * Gives the names of the description the names of files, without extension: letters and digits of every script, `_`, `-`
 * and dots between them, and on no file system twice the same. `names` are all that will come; those that differ and
 * yet would name one file get a suffix each, and a name that comes again is numbered.
 */
export function createFileNames(names: Iterable<string>): (name: string) => string {
  const taken = new Set<string>();
  const suffixed = new Set(equalNames(names, fileNameOf).flatMap((equal) => equal.names));
  return (name) => {
    const plain = suffixed.has(name) ? `${fileNameOf(name)}.${ownSuffix(name)}` : fileNameOf(name);
    return unusedAddress(plain, taken, '.');
  };
}

function fileNameOf(name: string): string {
  const words = lettersOf(name)
    .replace(/[^\p{L}\p{N}\p{Mn}\p{Mc}_-]+/gu, '.')
    .replace(/^\.+/, '');
  const letters = cutBytes(words, maxNameBytes).replace(/\.+$/, '');
  return letters === '' || isReservedName(letters) ? `_${letters || spelled(name)}` : letters;
}

/** The address that is wanted, or the first one with a number that is not taken yet; it is taken then. */
export function unusedAddress(wanted: string, taken: Set<string>, sign = '-'): string {
  let address = wanted;
  for (let number = 2; taken.has(foldCase(address)); number += 1) address = `${wanted}${sign}${number}`;
  taken.add(foldCase(address));
  return address;
}

/** A text as the anchor of a heading or a class: small letters and digits of every script, with `-` for all between. */
export function anchorSlug(text: string): string {
  const slug = lettersOf(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Mn}\p{Mc}]+/gu, '-');
  return slug === '-' || slug === '' ? spelled(text) : slug;
}
