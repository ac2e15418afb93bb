/** Characters of a part of an address: several parts make the name of one file, which has 255 at most. */
const maxSlugLength = 60;

/**
 * A part of an address made from a name: letters without accents, digits, `-` and `_`; never empty, too long, or a name
 * that a file system keeps for itself.
 */
export function toSlug(name: string): string {
  const letters = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const slug = letters
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxSlugLength)
    .replace(/-$/, '');
  const segment = slug.toLowerCase() || 'page';
  return isReservedName(segment) ? `${segment}-page` : segment;
}

/** Names that Windows keeps for devices, with whatever extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Characters of a name made from one name of the description: with a number and an extension it fits in 255 bytes. */
const maxNameLength = 100;

/** Whether some file system keeps a name for itself. */
export function isReservedName(name: string): boolean {
  return reserved.test(name);
}

/**
 * The name of a file, without extension, for a name of the description: ASCII letters, digits, `_`, `-` and dots between
 * them, and on no file system the same as one of `taken`, to which it is added.
 */
export function uniqueFileName(name: string, taken: Set<string>): string {
  const letters = name
    .replace(/[^\w-]+/g, '.')
    .replace(/^\.+/, '')
    .slice(0, maxNameLength)
    .replace(/\.+$/, '');
  const plain = letters === '' || isReservedName(letters) ? `_${letters}` : letters;
  for (let number = 1; ; number += 1) {
    const unique = number === 1 ? plain : `${plain}.${number}`;
    if (taken.has(unique.toLowerCase())) continue;
    taken.add(unique.toLowerCase());
    return unique;
  }
}

/** A text as the anchor of a heading or a class: small letters and digits, with `-` for all between them. */
export function anchorSlug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
