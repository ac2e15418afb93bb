import { percentEncoded } from '../../address';

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
    .replace(/<(?=[A-Za-z/!?])/g, '\\<')
    .replace(/&(?=#?[A-Za-z0-9]+;)/g, '\\&')
    .replace(/!$/, '\\!');
}

/** Escapes what begins a block, such as `# ` or `1. `, at the start of each line. */
export function escapeLineStart(text: string): string {
  return text
    .replace(/^( {0,3})([#>+=|-]|:::)/gm, '$1\\$2')
    .replace(/^( {0,3})(\d+)([.)])/gm, '$1$2\\$3')
    .replace(/^\s+/, '');
}

/** Text in the place of a paragraph: one line, nothing in it is markup. */
export function plainParagraph(text: string): string {
  return escapeLineStart(escapeText(oneLine(text)));
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** Text as code within a line: between more backticks than it has in a row. */
export function codeSpan(text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ');
  if (line === '') return '(empty)';
  const ticks = '`'.repeat(longestRun(line) + 1);
  const isPadded = /^`|`$|^ .* $/.test(line) && line.trim() !== '';
  return isPadded ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}

/** A block of code, between more backticks than it has in a row. */
export function fence(code: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${ticks}${language.replace(/[^A-Za-z0-9+#-]/g, '')}\n${code.replace(/\r\n?/g, '\n').replace(/\n+$/, '')}\n${ticks}`;
}

/** A link; `label` is Markdown. What would end the address early is percent-encoded. */
export function linkTo(label: string, href: string): string {
  return `[${label}](${percentEncoded(href, /[\s()<>\\"|`*[\]]/g)})`;
}

/** Marks text without the spaces at its ends, which Markdown takes no mark beside. */
export function around(text: string, mark: (text: string) => string): string {
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

/** Joins items to a list. */
export function list(items: string[]): string[] {
  return items.length > 0 ? [items.join('\n')] : [];
}

/** What of some parts is there, each as a block of its own. */
export function joinBlocks(blocks: (string | undefined)[]): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}
