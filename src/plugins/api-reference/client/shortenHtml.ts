/**
 * What React and the sanitiser write, and what of it a browser does not need to read the same document: quotes around
 * plain values, the value of an empty attribute, and characters written as references where they stand for themselves
 * (HTML Living Standard 13.1.2.3). End tags that the next tag implies are kept: browsers do without them, but small
 * parsers, which agents read pages with, take minutes for a long page without them.
 */
const sources = {
  /** Elements whose text is not HTML stay as they are. */
  rawText: /<(script|style|textarea|title|noscript|iframe)\b[\s\S]*?<\/\1>/,
  /** A start tag, and the end tag of a drawn shape, which holds nothing. */
  startTag: /<([a-z][\w:-]*)((?:[^"<>]|"[^"]*")*)>(<\/(?:circle|ellipse|line|path|polygon|polyline|rect|use)>)?/,
  reference: /&(?:#x27|#39|quot|gt);/,
};

const anyPiece = new RegExp(
  Object.values(sources)
    .map(({ source }) => source)
    .join('|'),
  'g',
);

const reference = new RegExp(sources.reference, 'g');
const attribute = / ([^\s"=<>/]+)="([^"]*)"/g;
const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
// A slash at the end is part of the value, but small parsers take it for the end of the element.
const needsQuotes = /[\s"'`=<>]|\/$/;
const characters: Record<string, string> = { '&#x27;': "'", '&#39;': "'", '&quot;': '"', '&gt;': '>' };

/** Writes the HTML of an element's content, as React and the sanitiser write it, with fewer characters. */
export function shortenHtml(html: string): string {
  return html.replace(anyPiece, (piece, _raw?: string, name?: string, attributes?: string, shapeEnd?: string) => {
    if (name !== undefined) return attributes || shapeEnd ? shortenTag(name, attributes ?? '', shapeEnd) : piece;
    return characters[piece] ?? piece;
  });
}

function shortenTag(name: string, attributes: string, shapeEnd?: string): string {
  // In elements of HTML that hold nothing the slash means nothing, in drawings it is the end.
  const own = voidElement.test(name) ? attributes.replace(/ ?\/$/, '') : attributes;
  const isClosed = shapeEnd !== undefined || own.endsWith('/');
  const shorter = own.replace(/ ?\/$/, '').replace(attribute, shortenAttribute);
  if (!isClosed) return `<${name}${shorter}>`;
  return `<${name}${shorter}${endsWithoutQuote(shorter) ? ' ' : ''}/>`;
}

/** Whether a slash would be parsed as part of the last value. */
function endsWithoutQuote(attributes: string): boolean {
  return attributes !== '' && !/["']$/.test(attributes);
}

function shortenAttribute(whole: string, name: string, written: string): string {
  if (written === '') return ` ${name}`;
  const value = written.includes('&') ? written.replace(reference, (found) => characters[found] ?? found) : written;
  if (!needsQuotes.test(value)) return ` ${name}=${value}`;
  if (value === written) return whole;
  if (!value.includes('"')) return ` ${name}="${value}"`;
  return value.includes("'") ? whole : ` ${name}='${value}'`;
}
