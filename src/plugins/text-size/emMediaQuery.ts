/** Pixels of an em of a media query at a browser's default text size. */
const pixelsPerEm = 16;

/** A media query with its lengths in `em` instead of `px`: the same at the default text size. */
export function emMediaQuery(query: string): string {
  return query.replace(/(\d*\.?\d+)px\b/g, (_, pixels: string) => `${Number(pixels) / pixelsPerEm}em`);
}
