/** How a language that may be missing on the machine reads its string literals. */
export interface Grammar {
  /** A literal over several lines: its whole text, and how its content is read. */
  block: RegExp;
  readBlock: (content: string, marks: string) => string;
}

/** The string literals of a program, read, and the program without them. */
export interface Scanned {
  texts: string[];
  skeleton: string;
}

export const grammars: Record<string, Grammar> = {
  csharp: { block: /("{3,})\n([\s\S]*?)\n( *)\1(?!")/y, readBlock: (content) => content },
  kotlin: { block: /(""")\n([\s\S]*?)\n( *)"""\.trimIndent\(\)/y, readBlock: readKotlin },
  swift: {
    block: /(#+)"""\n([\s\S]*?)\n( *)"""\1/y,
    readBlock: (content, signs) => {
      if (content.includes(`\\${signs}`)) throw new Error('an escape in a raw string');
      return content;
    },
  },
};

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\', $: '$' };
const quoted = /"((?:[^"\\\n]|\\.)*)"/y;

/** Reads a program from left to right as its compiler does. */
export function scan(program: string, { block, readBlock }: Grammar, language: string): Scanned {
  const texts: string[] = [];
  let skeleton = '';
  for (let at = 0; at < program.length; ) {
    block.lastIndex = at;
    quoted.lastIndex = at;
    const [whole, marks = '', content = '', margin = ''] = block.exec(program) ?? [];
    const [plain, inside = ''] = quoted.exec(program) ?? [];
    if (whole) texts.push(readBlock(unindented(content, margin), marks));
    else if (plain) texts.push(readQuoted(inside, language));
    else skeleton += program[at];
    at += (whole ?? plain ?? ' ').length;
  }
  return { texts, skeleton };
}

function unindented(content: string, margin: string): string {
  const lines = content.split('\n');
  for (const line of lines) if (line && !line.startsWith(margin)) throw new Error(`not indented: ${line}`);
  return lines.map((line) => line.slice(margin.length)).join('\n');
}

function readKotlin(content: string): string {
  const read = content.replaceAll("${'$'}", '\0');
  if (/\$|"""/.test(read)) throw new Error('a bare $ or quotes in a raw string');
  return read.replaceAll('\0', '$');
}

function readQuoted(inside: string, language: string): string {
  if (language === 'kotlin' && /(?<!\\)(\\\\)*\$/.test(inside)) throw new Error(`a bare $: ${inside}`);
  const unit = language === 'swift' ? /\\u\{([\da-f]+)\}|\\(.)/g : /\\u([\da-f]{4})|\\(.)/g;
  return inside.replace(unit, (_all, code: string | undefined, simple: string) => {
    const text = code ? String.fromCodePoint(Number.parseInt(code, 16)) : escapes[simple];
    if (text === undefined) throw new Error(`no escape of the language: \\${simple}`);
    return text;
  });
}
