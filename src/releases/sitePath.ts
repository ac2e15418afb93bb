import { safelyDecode, wellFormed, withoutSlash } from '../reference/address';

/** Characters of an address: longer ones are too long for some servers, and for their settings. */
const maxLength = 2000;

/** A path without what means something in the settings of servers (`$ ; * :` and others), and its anchor. */
const path = /^\/[\p{L}\p{M}\p{N}\-._~!&'()+,=@%/]*(?:#[\p{L}\p{M}\p{N}\-._~!$&'()+,=@%:/?[\]]+)?$/u;

/** Percent signs that encode nothing, or a character that a server reads as another path: `/`, `\`, `.`, a control character. */
const misleading = /%(?![\da-f]{2})|%(?:[01][\da-f]|7f|2f|5c|2e)/i;

/** Whether a text can be the address of a page of the site, with or without an anchor, without the base URL. */
export function isSitePath(text: string): boolean {
  const [page = ''] = text.split('#');
  const isOfSite = !/\/\/|\/\.{1,2}(\/|$)/.test(page) && !misleading.test(page);
  return text.length <= maxLength && path.test(text) && isOfSite && wellFormed(page) === page;
}

/** Whether a text is the address of a page on another site. */
export function isWebAddress(text: string): boolean {
  return text.length <= maxLength && /^https?:\/\/[^\s\p{Cc}\\]+$/u.test(text) && URL.canParse(text);
}

/** A text that is the same for two addresses which some server, or some file system, takes for one. */
export function sameAddress(text: string): string {
  const [page = '', ...anchor] = text.split('#');
  return [withoutSlash(safelyDecode(page).normalize('NFC').toLowerCase()), ...anchor].join('#');
}
