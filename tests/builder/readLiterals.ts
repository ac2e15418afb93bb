import type { LiteralStyle } from '../../src/plugins/api-reference/client/requestBuilder/explorer/postmanLiterals';

/** A program with each of its string literals exchanged for a number in angle quotes, and what the literals say. */
export interface ReadProgram {
  skeleton: string;
  texts: string[];
}

/** Both kinds of quotes, or the one that the language has for strings. */
const marks: Partial<Record<LiteralStyle, RegExp>> = {
  csharp: /@"((?:[^"]|"")*)"|"((?:[^"\\\n]|\\.)*)"/y,
  dart: /'''([\s\S]*?)'''|'((?:[^'\\\n]|\\.)*)'/y,
  php: /'((?:[^'\\]|\\[\s\S])*)'|"((?:[^"\\]|\\.)*)"/y,
  powershell: /@"\n([\s\S]*?)\n"@|"((?:[^"`]|`[\s\S])*)"|'([^']*)'/y,
  points: /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/y,
};
const doubleQuotes = /"((?:[^"\\\n]|\\.)*)"/y;

/** Reads the literals of a program by the rules of its language, from left to right as its compiler does. */
export function readLiterals(program: string, style: LiteralStyle): ReadProgram {
  const pattern = marks[style] ?? doubleQuotes;
  const texts: string[] = [];
  let skeleton = '';
  for (let at = 0; at < program.length; ) {
    pattern.lastIndex = at;
    const found = pattern.exec(program);
    if (found) {
      const inside = found.slice(1).find((group) => group !== undefined) ?? '';
      skeleton += `‹${texts.length}›`;
      texts.push(read(inside, found[0], style));
    } else skeleton += program[at];
    at += found?.[0].length ?? 1;
  }
  return { skeleton, texts };
}

const simple: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

function read(inside: string, whole: string, style: LiteralStyle): string {
  if (style === 'csharp' && whole.startsWith('@')) return inside.replaceAll('""', '"');
  if (style === 'powershell') return readPowershell(inside, whole);
  if (style === 'php' && whole.startsWith("'")) return inside.replace(/\\(['\\])/g, '$1');
  if (/^(dart|kotlin)$/.test(style) && /(?<!\\)(\\\\)*\$/.test(inside)) throw new Error(`a bare $: ${inside}`);
  const escapes = /((?:\\\d{3})+)|\\u\{([\da-f]+)\}|\\u([\da-f]{4})|\\U([\da-f]{8})|\\([\s\S])/g;
  return inside.replace(
    escapes,
    (_all, bytes?: string, braced?: string, unit?: string, point?: string, sign?: string) => {
      if (bytes) return readBytes(bytes, style === 'ocaml' ? 10 : 8);
      const code = braced ?? unit ?? point;
      if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
      if (sign === undefined || !/[nrt'"\\$]/.test(sign)) throw new Error(`no escape of the language: \\${sign}`);
      return simple[sign] ?? sign;
    },
  );
}

function readPowershell(inside: string, whole: string): string {
  if (whole.startsWith("'")) return inside;
  if (/(?<!`)(``)*\$/.test(inside)) throw new Error(`a bare $: ${inside}`);
  return inside.replace(/`([\s\S])/g, '$1');
}

function readBytes(escapes: string, base: number): string {
  const bytes = escapes.slice(1).split('\\');
  return new TextDecoder().decode(Uint8Array.from(bytes.map((byte) => Number.parseInt(byte, base))));
}
