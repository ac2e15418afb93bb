/** Where a place in a text of JSON lies, also while the text is being written. */
interface JsonCaret {
  /** The names that lead to it; items of a list add nothing. */
  keys: string[];
  /** The object around it, undefined where there is none. */
  object?: {
    /** The names that lead to the object. */
    keys: string[];
    /** Offset behind its opening brace. */
    start: number;
    /** Names that it has. */
    names: string[];
  };
}

/** An object or list that is open at some place. */
interface Open {
  isObject: boolean;
  start: number;
  names: string[];
  /** Of the property that was begun last. */
  key: string | undefined;
}

const token = /"(?:[^"\\]|\\[\s\S])*"?|[{}[\],:]/g;

/** Finds the names that lead to an offset in a text, which need not be JSON yet. */
export function jsonCaret(text: string, offset: number): JsonCaret {
  const open: Open[] = [];
  const tokens = [...text.matchAll(token)];
  const before = tokens.filter(({ index }) => index < offset);
  for (const { 0: piece, index } of before) read(open, piece, index);
  const keys = keysOf(open);
  const depth = open.map(({ isObject }) => isObject).lastIndexOf(true);
  const around = open[depth];
  if (!around) return { keys };
  const holder = keysOf(open.slice(0, depth));
  // The names behind the place are read until the object ends.
  for (const { 0: piece, index } of tokens.slice(before.length)) {
    read(open, piece, index);
    if (!open.includes(around)) break;
  }
  return { keys, object: { keys: holder, start: around.start, names: around.names } };
}

/** Takes one token further what is open. */
function read(open: Open[], piece: string, index: number): void {
  const last = open.at(-1);
  if (piece === '{' || piece === '[')
    open.push({ isObject: piece === '{', start: index + 1, names: [], key: undefined });
  else if (piece === '}' || piece === ']') open.pop();
  else if (piece === ',' && last) last.key = undefined;
  else if (piece.startsWith('"') && last?.isObject && last.key === undefined) {
    last.key = unquoted(piece);
    last.names.push(last.key);
  }
}

/** The text with a new property at the beginning of the object whose brace ends at `start`. */
export function withProperty(
  text: string,
  start: number,
  name: string,
  value: string,
): { text: string; caret: number } {
  const [indent = ''] = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1)) ?? [];
  const rest = text.slice(start);
  const isEmpty = /^\s*(\}|$)/.test(rest);
  const property = `\n${indent}  ${JSON.stringify(name)}: ${value}`;
  const after = isEmpty
    ? `\n${indent}${rest.trimStart()}`
    : `,${/^\s*\n/.test(rest) ? rest : `\n${indent}  ${rest.trimStart()}`}`;
  return { text: text.slice(0, start) + property + after, caret: start + property.length };
}

function keysOf(open: readonly Open[]): string[] {
  return open.flatMap(({ key }) => key ?? []);
}

function unquoted(text: string): string {
  try {
    return JSON.parse(text) as string;
  } catch {
    return text.slice(1);
  }
}
