import { hex } from '../printable';
import { escaped, isPrintable } from './text';

/** A quotation mark within single quotation marks of a shell, which know no escape: they end, and begin again after it. */
export const shellQuote = "'\\''";

/** Text between quotation marks as one word of a POSIX-like shell; unprintable text needs bash or zsh. */
export function inShellQuotes(text: string): string {
  return isPrintable(text) ? `'${text.replaceAll("'", shellQuote)}'` : escapedForShell(text);
}

/** Text as one word and one line of a shell, without quotation marks where nothing in it has a meaning to the shell. */
export function shellWord(text: string): string {
  if (/^[\w@%+:,./-]+$/.test(text)) return text;
  return text.includes('\n') ? escapedForShell(text) : inShellQuotes(text);
}

function escapedForShell(text: string): string {
  return `$'${withBackslashes(text, "'", byteEscapes)}'`;
}

/** Text as a literal between double quotation marks, with the escapes of C; see `withBackslashes`. */
export function doubleQuoted(text: string, code: (point: number) => string, sign?: string): string {
  return `"${withBackslashes(text, '"', code, sign)}"`;
}

/**
 * What stands between the marks of a literal that has the escapes of C, with each unprintable character written by `code`.
 * `sign` is what else has a meaning in it: `$`.
 */
export function withBackslashes(text: string, mark: string, code: (point: number) => string, sign = mark): string {
  const special = new Map([
    [mark, `\\${mark}`],
    [sign, `\\${sign}`],
    ['\\', '\\\\'],
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
  ]);
  return escaped(text, special, code);
}

/** What stands between the single quotation marks of PHP, where only these and a backslash are escaped. */
export function insideSingleQuotes(text: string): string {
  return text.replace(/['\\]/g, '\\$&');
}

/** The escape of a code point, `\uXXXX` or `\UXXXXXXXX`. */
export function pointEscape(point: number): string {
  return point < 0x10000 ? `\\u${hex(point, 4)}` : `\\U${hex(point, 8)}`;
}

/** The escape of a code point in braces, `\u{XX}`. */
export function bracesEscape(point: number): string {
  return `\\u{${hex(point, 1)}}`;
}

/** The escapes of the bytes of a code point in UTF-8, `\XXX` in octal digits unless `write` has others. */
export function byteEscapes(
  point: number,
  write = (byte: number): string => `\\${byte.toString(8).padStart(3, '0')}`,
): string {
  return Array.from(new TextEncoder().encode(String.fromCodePoint(point)), write).join('');
}
