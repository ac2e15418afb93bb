import {
  bracesEscape,
  byteEscapes,
  insideSingleQuotes,
  pointEscape,
  shellQuote,
  withBackslashes,
} from '../../../../../reference/samples/stringLiteral';
import { unitEscape } from '../../../../../reference/samples/text';

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
      return (/printf '$/.test(before) ? text.replace(/[\\%]/g, '$&$&') : text).replaceAll("'", shellQuote);
    case 'powershell':
      return /@"\n$/.test(before) ? text.replace(/[`$]|^"(?=@)/gm, '`$&') : text.replace(/[`$"]/g, '`$&');
    case 'csharp':
      return /@"$/.test(before) ? text.replaceAll('"', '""') : withBackslashes(text, mark, unitEscape);
    case 'php':
      return mark === "'" ? insideSingleQuotes(text) : withBackslashes(text, mark, bracesEscape, '$');
    case 'kotlin':
      return withBackslashes(text, mark, unitEscape, '$');
    case 'dart':
      return withBackslashes(text, mark, bracesEscape, '$');
    case 'rust':
      return withBackslashes(text, mark, bracesEscape);
    case 'ocaml':
      return withBackslashes(text, mark, (point) => byteEscapes(point, (byte) => `\\${String(byte).padStart(3, '0')}`));
    case 'c':
      return withBackslashes(text, mark, byteEscapes);
    case 'objective-c':
      return withBackslashes(text, mark, (point) => (point < 0xa0 ? byteEscapes(point) : pointEscape(point)));
    case 'units':
      return withBackslashes(text, mark, unitEscape);
    case 'points':
      return withBackslashes(text, mark, pointEscape);
  }
}
