const names: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", amp: '&' };

/** Text as HTML shows it, in an element or in an attribute between double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** JSON in an element `script`: nothing in it ends the element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Written XML with the replacement character for each one that no XML may have, not even by its number (XML 1.0, 2.2). */
export function xmlText(xml: string): string {
  return xml.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

/** The text of an attribute or a title in HTML that React or the sanitiser wrote. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(lt|gt|quot|#x27|#39|amp);/g, (whole, name: string) => names[name] ?? whole);
}

/** Schemes that a link may have. Everything else, `javascript:` and `data:` first, could run what an author wrote. */
const schemes = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * An address that may be in a link, or undefined when it has to become text: one of the four schemes above, or a place
 * on this site. `//host` and whatever a browser reads as that count as another site without a scheme.
 */
export function safeHref(href: string | undefined): string | undefined {
  const address = href?.trim();
  // Browsers drop tabs and line ends, and read a backslash as a slash.
  if (!address || hasControlCharacter(address) || /^[\\/]{2}/.test(address)) return undefined;
  const scheme = /^([^/?#]*?):/.exec(address)?.[1];
  if (scheme === undefined) return isOfSite(address) ? address : undefined;
  return schemes.has(scheme.toLowerCase()) && URL.canParse(address) ? address : undefined;
}

/**
 * A link that writes to a mail address, and to nobody else: what follows `?` in it would be further receivers and the text of the
 * mail (RFC 6068, 2).
 */
export function mailHref(email: string): string | undefined {
  const address = email.trim().replace(/[%?&#,;]/g, encodeURIComponent);
  return address === '' ? undefined : safeHref(`mailto:${address}`);
}

/**
 * Whether an address without a scheme is of this site alone. `/..//host` is a path with two slashes before it once the dots
 * are taken out, which whatever reads that path again takes for another host.
 */
function isOfSite(address: string): boolean {
  return !new URL(address, 'https://site.example/').pathname.startsWith('//');
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}

/** Text as a regular expression that matches it alone, also one with the flag `u`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The literal text on both sides of a value in a template, and whether nothing follows that after it. */
interface Beside {
  /** Undefined at the beginning of the template. */
  before: string | undefined;
  after: string;
  isAtEnd?: boolean;
}

/**
 * The source of a regular expression for a value in a template such as `/{a}-{b}/c`, whose characters are of the class
 * `character`, which has no slash. The first value of a segment takes what it can. A further one ends where the text after it
 * begins, and right beside another it is one character: with several that could give each other theirs, there would be too many
 * divisions to try. `write` makes the pattern of a literal text.
 */
export function valuePattern(character: string, { before, after, isAtEnd }: Beside, write = escapeRegExp): string {
  if (before === '') return character;
  if (before === undefined || before.includes('/') || /^(\/|$)/.test(after)) return `${character}+`;
  const [end = ''] = /^[^/]*\/?/.exec(after) ?? [];
  return `(?:(?!${write(end)}${isAtEnd && end === after ? '$' : ''})${character})+`;
}

/** A text of one line as CommonMark that shows it as it is. */
export function asMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~!&+.-]/g, '\\$&').replace(/\s+/g, ' ');
}
