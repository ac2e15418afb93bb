import { percentEncoded } from '../../address';
import { escapeHtml } from '../../escape';

/** Whatever stands between spaces, on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Text that Markdown (CommonMark with GFM) reads as nothing but text, wherever it is in a line. Only what would be
 * markup is escaped, so that names such as `created_at` stay as they are.
 */
export function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/[`*[\]~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, (run) => '\\_'.repeat(run.length))
    .replace(/&(?=#?[A-Za-z0-9]+;)/g, '\\&')
    .replace(/\S+/g, (word) => word.replace(/<(?=[A-Za-z/!?])/g, address.test(word) ? '&lt;' : '\\<'));
}

/**
 * What GFM makes a link of in a word. It reads an address up to a space or `<`: a backslash that is to escape what follows is a
 * part of it, and so is a backtick.
 */
const address = /:\/\/|www\.|@|mailto:|xmpp:/i;

/**
 * Pieces of a line as one, with a space behind an address that would take in what begins code or escapes in the next piece. An
 * exclamation mark before a link is escaped: together they are a picture.
 */
export function joinPieces(pieces: readonly string[]): string {
  let [line, hasAddress] = ['', false];
  for (const piece of pieces) {
    const [first = ''] = /^\S*/.exec(piece) ?? [];
    const [last = ''] = /\S*$/.exec(piece) ?? [];
    if (piece.startsWith('[')) line = line.replace(/!$/, '\\!');
    line += hasAddress && /[`<]/.test(first) ? ` ${piece}` : piece;
    hasAddress = address.test(last) || (hasAddress && last === piece);
  }
  return line;
}

/**
 * Text in the source of a guide, of which nothing is markup to Docusaurus either: it reads `:::` and `{#id}` besides CommonMark.
 */
export function escapeGuideText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+\-.!|&~:@$="'/]/g, '\\$&').replace(/\s+/g, ' ');
}

/** A block of Markdown in the source of a guide, of which nothing but CommonMark is markup. */
export function guideBlock(block: string): string {
  const code = /(?<![`\\])(`+)(?!`)[\s\S]*?[^`]\1(?!`)/;
  return block.replace(new RegExp(`${code.source}|:(?=[\\p{L}:])|[{}$]`, 'gu'), (found) =>
    found.startsWith('`') ? found : `\\${found}`,
  );
}

/** Text in HTML that is within Markdown, in an element or an attribute: a blank line in it would end the HTML. */
export function htmlLine(text: string): string {
  return escapeHtml(oneLine(text));
}

/** Escapes what begins a block, such as `# ` or `1. `, at the start of each line. */
export function escapeLineStart(text: string): string {
  return text
    .replace(/^( {0,3})([#>+=|-]|:::)/gm, '$1\\$2')
    .replace(/^( {0,3})(\d+)([.)])/gm, '$1$2\\$3')
    .replace(/^\s+/, '');
}

/** The lines of a paragraph or heading as one; a line end that the author asked for stays. */
export function paragraph(line: string): string {
  return escapeLineStart(withoutOuterBreaks(line));
}

/** A heading of a level; without one a bold line. Either is one line, and empty without words. */
export function headingLine(line: string, level: number | undefined): string {
  const words = line.replace(/\\\n/g, ' ');
  if (words === '') return '';
  return level === undefined ? `**${words.replace(/\*\*/g, '')}**` : `${'#'.repeat(level)} ${words}`;
}

/** Text of a line without white space, and without the line ends that Markdown keeps, at its start and end. */
function withoutOuterBreaks(text: string): string {
  return text.replace(/^(?:\s|\\\n)+/, '').replace(/(?:\s|\\\n)+$/, '');
}

/** What is in a cell of a table, on one line. */
export function cellLine(text: string): string {
  return withoutOuterBreaks(text).replace(/\\?\n+/g, '<br>');
}

/** Text in the place of a paragraph: one line, nothing in it is markup. */
export function plainParagraph(text: string): string {
  return escapeLineStart(escapeText(oneLine(text)));
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
}

/** Text as code within a line: between more backticks than it has in a row. */
export function codeSpan(text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ');
  if (line === '') return '(empty)';
  const ticks = '`'.repeat(longestRun(line) + 1);
  const isPadded = /^`|`$|^ .* $/s.test(line) && line.trim() !== '';
  return isPadded ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}

/** A text of our own cut where `codeSpan` has put names of others into it, which are taken out of their backticks. */
export function splitCode(text: string): { text: string; isCode: boolean }[] {
  const spans = /(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/gs;
  const pieces: { text: string; isCode: boolean }[] = [];
  let end = 0;
  for (const { 0: whole, 2: inner = '', index } of text.matchAll(spans)) {
    pieces.push({ text: text.slice(end, index), isCode: false }, { text: plainCode(inner), isCode: true });
    end = index + whole.length;
  }
  return [...pieces, { text: text.slice(end), isCode: false }];
}

/** A code span's text without the spaces that part it from its backticks (CommonMark 6.1). */
function plainCode(inner: string): string {
  return /^ .* $/s.test(inner) && inner.trim() !== '' ? inner.slice(1, -1) : inner;
}

/** A block of code, between more backticks than it has in a row. */
export function fence(code: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${ticks}${language.replace(/[^A-Za-z0-9+#-]/g, '')}\n${code.replace(/\r\n?/g, '\n').replace(/\n+$/, '')}\n${ticks}`;
}

/** What may be behind the language of a block of code in a guide: its title, and what the checks of guides read. */
export const fenceWords: ReadonlySet<string> = new Set([
  ...['title', 'own', 'part', 'request', 'response', 'schema', 'status', 'refused'],
  ...['run', 'file', 'output'],
]);

const word = /([\w-]+)(?:=(?:"([^"]*)"|([^\s"{}]+)))?/g;

/**
 * The words behind the language of a block: `title="a.py" run` is `{ title: 'a.py', run: '' }`. Undefined when anything
 * else is there.
 */
export function readFence(meta: string): Record<string, string> | undefined {
  const words = Object.fromEntries(
    [...meta.matchAll(word)].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']),
  );
  const isRead = meta.replace(word, '').trim() === '' && (words.title === undefined || /(?:^|\s)title="/.test(meta));
  return isRead && Object.keys(words).every((name) => fenceWords.has(name)) ? words : undefined;
}

/** A link; `label` is Markdown. What would end the address early is percent-encoded. */
export function linkTo(label: string, href: string): string {
  return `[${label}](${percentEncoded(href, /[\s()<>\\"|`*[\]]/g)})`;
}

/** Marks text, but not the spaces at its ends: beside a space Markdown does not read a mark. */
export function wrapText(text: string, mark: (text: string) => string): string {
  const [, before = '', inner = '', after = ''] = /^([\s]*)([\s\S]*?)([\s]*)$/.exec(text) ?? [];
  return inner === '' ? text : `${before}${mark(inner)}${after}`;
}

/** Blocks as a quote. */
export function quote(blocks: string[]): string {
  return `> ${blocks.join('\n\n').replace(/\n/g, '\n> ')}`.replace(/> +$/gm, '>');
}

/** Puts `prefix` before every line but the first; empty lines stay empty. */
export function indent(text: string, prefix: string): string {
  return text.replace(/\n(?!\n|$)/g, `\n${prefix}`);
}

/** An item of a list: a first line or paragraph, and the blocks under it. */
export function listItem(head: string, blocks: string[] = []): string {
  const [first, ...rest] = [head, ...blocks];
  return indent(`- ${first}${rest.map((block) => `\n\n${block}`).join('')}`, '  ');
}

/** What of some parts is there, each as a block of its own. */
export function joinBlocks(blocks: (string | undefined)[]): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}
