import { escapeHtml } from '../../reference/escape';
import { Prism } from './prism';

/** A run of code in one colour; without an element it has no colour. */
interface CodePiece {
  text: string;
  element?: CodeElement;
}

/**
 * String, function or type, word of the language, number, comment. A page has thousands of them, so they are the shortest
 * elements that mean nothing to a screen reader; `site/code.css` has their colours.
 */
export type CodeElement = 'b' | 'i' | 'u' | 'var' | 'small';

type Token = string | InstanceType<typeof Prism.Token>;

/** Characters up to which code has colours. Only of JSON does the time not grow with the square of its length. */
const maxHighlightedLength = (language: string): number => (language === 'json' ? 100_000 : 20_000);

/** Names of properties are plain, like all structure. */
const elementsByType: ReadonlyMap<string, CodeElement | undefined> = new Map([
  ...listOf(undefined, ['property', 'attr-name', 'key', 'header-name']),
  ...listOf('b', ['string', 'char', 'regex', 'attr-value', 'cdata', 'symbol', 'url', 'template-string']),
  ...listOf('b', ['string-literal', 'triple-quoted-string', 'interpolation-string', 'heredoc', 'raw-string']),
  ...listOf('i', ['function', 'class-name', 'builtin', 'tag', 'command', 'type-declaration', 'constructor']),
  ...listOf('u', ['keyword', 'boolean', 'null', 'nil', 'option', 'method', 'delimiter']),
  ...listOf('var', ['number', 'integer']),
  ...listOf('small', ['comment', 'prolog', 'doctype', 'shebang', 'hashbang']),
]);

function listOf(element: CodeElement | undefined, types: string[]): [string, CodeElement | undefined][] {
  return types.map((type) => [type, element]);
}

/** Splits code into runs of one colour. Unknown languages and very long texts stay one plain run. */
export function highlight(code: string, language: string): CodePiece[] {
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  if (!grammar || typeof grammar === 'function' || code.length > maxHighlightedLength(language))
    return [{ text: code }];
  const pieces: CodePiece[] = [];
  for (const token of Prism.tokenize(code, grammar)) collect(token, undefined, pieces);
  return pieces;
}

function collect(token: Token, inherited: CodeElement | undefined, pieces: CodePiece[]): void {
  if (typeof token === 'string') {
    append(token, inherited, pieces);
    return;
  }
  const element = elementOf(token, inherited);
  const content = Array.isArray(token.content) ? token.content : [token.content];
  for (const child of content) collect(child, element, pieces);
}

function elementOf(token: Exclude<Token, string>, inherited: CodeElement | undefined): CodeElement | undefined {
  const aliases = Array.isArray(token.alias) ? token.alias : [token.alias ?? ''];
  if (token.type === 'interpolation') return undefined;
  // In a shell `-H` is a parameter that counts as a variable; in other languages parameters are plain names.
  if (token.type === 'parameter') return aliases.includes('variable') ? 'u' : inherited;
  // Quotes of an attribute or a template belong to their string; other punctuation is structure.
  if (token.type === 'punctuation' && inherited !== 'b') return undefined;
  const known = [...aliases, token.type].find((type) => elementsByType.has(type));
  return known === undefined ? inherited : elementsByType.get(known);
}

/** Joins tokens that look the same: equal neighbours, and white space with whatever comes before it. */
function append(text: string, element: CodeElement | undefined, pieces: CodePiece[]): void {
  const last = pieces.at(-1);
  if (last && (last.element === element || text.trim() === '')) last.text += text;
  else if (text !== '') pieces.push(element ? { text, element } : { text });
}

/** The height of a box of code, so that a browser knows it before layout: its lines, all of one height. */
export function codeHeight(code: string): Record<'--lines', number> {
  return { '--lines': code.replace(/\n$/, '').split(/\r\n?|\n/).length };
}

/** Highlighted code as HTML, each run of one colour in an element; so is the base URL, which a script can replace. */
export function toHtml(pieces: MarkedPiece[]): string {
  return pieces
    .map((piece) => (piece.element ? `<${piece.element}>${textOf(piece)}</${piece.element}>` : textOf(piece)))
    .join('');
}

function textOf({ text, base }: MarkedPiece): string {
  if (!base) return escapeHtml(text);
  const [before, own, after] = [text.slice(0, base.from), text.slice(base.from, base.to), text.slice(base.to)];
  return `${escapeHtml(before)}<span data-base="">${escapeHtml(own)}</span>${escapeHtml(after)}`;
}

/** A piece of code; `base` says which part of its text is the base URL. */
export interface MarkedPiece extends CodePiece {
  base?: { from: number; to: number };
}

/**
 * Marks the base URL that is at `at` of the code and is `length` long. Where it is spread over several pieces nothing
 * is marked: it then stays as it is.
 */
export function markBase(pieces: CodePiece[], at: number, length: number): MarkedPiece[] {
  let start = 0;
  return pieces.map((piece) => {
    const from = at - start;
    start += piece.text.length;
    return from >= 0 && from + length <= piece.text.length ? { ...piece, base: { from, to: from + length } } : piece;
  });
}
