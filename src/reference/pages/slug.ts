/** A part of an address made from a name: letters without accents, digits, `-` and `_`; never empty. */
export function toSlug(name: string): string {
  const letters = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const slug = letters.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-+|-+$/g, '');
  return slug.toLowerCase() || 'page';
}
