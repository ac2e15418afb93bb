const marker = /<!--\s*reference\s*:\s*([^\s>]*?)\s*-->/i;
const alone = new RegExp(`^${marker.source}$`, 'i');

/** The name of the text that `<!-- reference:name -->` asks for; undefined for any other text. */
export function insertName(text: string): string | undefined {
  return alone.exec(text.trim())?.[1];
}

/** The name in the first such comment of a text that has something beside it; undefined for a text without one. */
export function nameInside(text: string): string | undefined {
  return marker.exec(text)?.[1];
}
