import { safelyDecode } from '../../reference/address';
import type { ListedPage } from './nearestPages';

/**
 * The words of an address that does not exist, for a search: those behind the last folder that has pages, each once,
 * without an ending such as `.html`; all words if the address is such a folder.
 */
export function addressWords(address: string, pages: readonly ListedPage[]): string {
  const parts = safelyDecode(address).split('/').filter(Boolean);
  const unknown = parts.slice(knownParts(parts, pages));
  const text = (unknown.length > 0 ? unknown : parts).map((part) => part.replace(/\.[a-z]+$/i, '')).join(' ');
  const words = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].join(' ');
}

/** How many parts at the start of an address belong to a folder of pages. */
function knownParts(parts: string[], pages: readonly ListedPage[]): number {
  const folder = (length: number): string => `/${parts.slice(0, length).join('/')}/`.toLowerCase();
  const isKnown = (length: number): boolean => pages.some(({ path }) => path.toLowerCase().startsWith(folder(length)));
  const first = parts.findIndex((_part, index) => !isKnown(index + 1));
  return first < 0 ? parts.length : first;
}
