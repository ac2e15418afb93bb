import type { Json } from '../json';
import { toJsonText } from '../jsonText';
import { unitEscape } from '../printable';

/** Control, format and private characters, lone surrogates, and every blank but the plain space. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** Whether each character shows as itself, line ends apart. */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text.replaceAll('\n', ''));
}

/** `text` with the characters of `special` replaced, and the unprintable ones written by `code`. */
export function escaped(text: string, special: ReadonlyMap<string, string>, code: (point: number) => string): string {
  const printable = isPrintable(text);
  let written = '';
  for (const character of text) {
    const known = special.get(character);
    if (known !== undefined) written += known;
    else if ((printable && character !== '\n') || !unprintable.test(character)) written += character;
    else written += code(character.codePointAt(0) ?? 0);
  }
  return written;
}

/** JSON over several lines, with unprintable characters as JSON escapes. */
export function prettyJson(value: Json): string {
  return escaped(toJsonText(value, 2), new Map([['\n', '\n']]), unitEscape);
}

/** `text` with `prefix` before each line but the first; blank lines stay blank. */
export function indent(text: string, prefix: string): string {
  return text.replace(/\n(?!\n|$)/g, `\n${prefix}`);
}

/** `items` one per line, each indented and followed by a comma, between `open` and `close`. */
export function commaLines(open: string, items: string[], close: string, prefix: string): string {
  return `${open}\n${items.map((item) => `${prefix}${indent(item, prefix)},\n`).join('')}${close}`;
}

/** The lines of `text`, each with its line end. */
export function lines(text: string): string[] {
  return text.split(/(?<=\n)/);
}

/** A literal per line of `text`, joined by `operator` over several lines of code. */
export function concatenated(text: string, quote: (line: string) => string, operator: string, prefix = '    '): string {
  return lines(text).map(quote).join(`${operator}\n${prefix}`);
}

/** Whether `text` reads the same as an indented literal over several lines, without a single escape. */
export function isBlock(text: string): boolean {
  return text.includes('\n') && isPrintable(text) && /^[^ \n]/.test(text) && !/ (\n|$)/.test(text);
}
