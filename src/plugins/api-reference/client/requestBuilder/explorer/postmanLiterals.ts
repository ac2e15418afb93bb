import { escaped, hex, unitEscape } from '../../../../../reference/samples/text';

/** How the languages of Postman's generators write text inside a literal. */
export type LiteralStyle =
  | ('units' | 'points' | 'csharp' | 'kotlin' | 'dart' | 'rust' | 'php' | 'ocaml' | 'c' | 'objective-c')
  | ('powershell' | 'shell' | 'bare');

/** Writes `text` for where it is in a program: `before` is the program up to there, its open literal at the end. */
export function insideLiteral(text: string, before: string, style: LiteralStyle): string {
  const [mark = ''] = before.match(/["'`](?=[^"'`]*$)/) ?? [];
  switch (style) {
    case 'bare':
      return text;
    case 'shell':
      return inShell(/printf '$/.test(before) ? text.replace(/[\\%]/g, '$&$&') : text);
    case 'powershell':
      return /@"\n$/.test(before) ? text.replace(/[`$]|^"(?=@)/gm, '`$&') : text.replace(/[`$"]/g, '`$&');
    case 'csharp':
      return /@"$/.test(before) ? text.replaceAll('"', '""') : withBackslashes(text, mark, unitEscape);
    case 'php':
      return mark === "'" ? text.replace(/['\\]/g, '\\$&') : withBackslashes(text, mark, braces, '$');
    case 'kotlin':
      return withBackslashes(text, mark, unitEscape, '$');
    case 'dart':
      return withBackslashes(text, mark, braces, '$');
    case 'rust':
      return withBackslashes(text, mark, braces);
    case 'ocaml':
      return withBackslashes(text, mark, (point) => bytes(point, (byte) => `\\${String(byte).padStart(3, '0')}`));
    case 'c':
      return withBackslashes(text, mark, octal);
    case 'objective-c':
      return withBackslashes(text, mark, (point) => (point < 0xa0 ? octal(point) : unicode(point)));
    case 'units':
      return withBackslashes(text, mark, unitEscape);
    case 'points':
      return withBackslashes(text, mark, unicode);
  }
}

function withBackslashes(text: string, mark: string, code: (point: number) => string, sign?: string): string {
  const special = new Map([
    [mark, `\\${mark}`],
    ['\\', '\\\\'],
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
    ...(sign ? [[sign, `\\${sign}`] as const] : []),
  ]);
  return escaped(text, special, code);
}

function inShell(text: string): string {
  return text.replaceAll("'", "'\\''");
}

function unicode(point: number): string {
  return point < 0x10000 ? `\\u${hex(point, 4)}` : `\\U${hex(point, 8)}`;
}

function braces(point: number): string {
  return `\\u{${hex(point, 1)}}`;
}

function octal(point: number): string {
  return bytes(point, (byte) => `\\${byte.toString(8).padStart(3, '0')}`);
}

function bytes(point: number, write: (byte: number) => string): string {
  return Array.from(new TextEncoder().encode(String.fromCodePoint(point)), write).join('');
}
