import { safelyDecode } from '../../reference/address';
import type { ListedPage } from './nearestPages';

/**
 * The words of an address that does not exist, for a search: those behind the last folder that has pages, each once,
 * without an ending such as `.html`; all words if the address is such a folder.
 */
export function addressWords(address: string, pages: readonly ListedPage[]): string {
  const segments = safelyDecode(address).split('/').filter(Boolean);
  const unknown = segments.slice(knownSegments(segments, pages));
  const text = (unknown.length > 0 ? unknown : segments).map((segment) => segment.replace(/\.[a-z]+$/i, '')).join(' ');
  const words = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].join(' ');
}

/** How many segments at the start of an address belong to a folder of pages. */
function knownSegments(segments: string[], pages: readonly ListedPage[]): number {
  const folder = (length: number): string => `/${segments.slice(0, length).join('/')}/`.toLowerCase();
  const isKnown = (length: number): boolean => pages.some(({ path }) => path.toLowerCase().startsWith(folder(length)));
  const first = segments.findIndex((_segment, index) => !isKnown(index + 1));
  return first < 0 ? segments.length : first;
}
