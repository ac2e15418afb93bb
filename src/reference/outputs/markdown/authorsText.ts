import type { ResolveLink } from '../../markdown';
import { escapeCell, tableRow } from './htmlTable';
import {
  cellLine,
  codeSpan,
  escapeText,
  fence,
  headingLine,
  indent,
  joinPieces,
  linkTo,
  listItem,
  paragraph,
  quote,
  wrapText,
} from './text';
import { isLineEnd, type Node, wordsOf } from './tokenTree';

/** How an author's text is written. */
interface TextOptions {
  /** Returns a link's address in the Markdown page; undefined where it becomes words. */
  href: ResolveLink;
  /** The level of a heading by its element; without it headings are bold lines, which leave the structure around them alone. */
  level?: (tag: string) => number;
}

/** What an author wrote in CommonMark, as blocks of a Markdown page. */
export function authorsBlocks(nodes: Node[], options: TextOptions): string[] {
  return nodes.flatMap((node) => blockOf(node, options)).filter((block) => block !== '');
}

/** What an author wrote in CommonMark, in a cell of a table: a line for each paragraph, item and block of code. */
export function authorsLines(nodes: Node[], options: TextOptions): string[] {
  return nodes.flatMap(({ token, children }) => {
    if (token.type === 'inline') return [cellLine(inlineOf(children, options))];
    if (token.type === 'fence' || token.type === 'code_block') return [codeSpan(token.content.trim())];
    return authorsLines(children, options);
  });
}

function blockOf({ token, children }: Node, options: TextOptions): string[] {
  switch (token.type) {
    case 'heading_open':
      return [headingLine(paragraph(linesOf(children, options)), options.level?.(token.tag))];
    case 'fence':
      return [fence(token.content, /^\S*/.exec(token.info.trim())?.[0] ?? '')];
    case 'code_block':
      return [fence(token.content, '')];
    case 'hr':
      return ['***'];
    case 'bullet_list_open':
    case 'ordered_list_open':
      return [
        listOf(children, token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : undefined, options),
      ];
    case 'blockquote_open':
      return [quote(authorsBlocks(children, options))];
    case 'table_open':
      return [tableOf(children, options)];
    default:
      return [paragraph(linesOf(children, options))];
  }
}

function linesOf(nodes: Node[], options: TextOptions): string {
  return nodes.map((node) => inlineOf(node.children, options)).join('');
}

/** A list; its numbers go on from `first` where it has numbers. */
function listOf(items: Node[], first: number | undefined, options: TextOptions): string {
  return items
    .flatMap((item, index) => {
      const [head = '', ...rest] = authorsBlocks(item.children, options);
      if (first !== undefined) {
        const mark = `${Math.max(0, first) + index}. `;
        return [mark + indent([head, ...rest].join('\n\n'), ' '.repeat(mark.length))];
      }
      return head === '' ? [] : [listItem(head, rest)];
    })
    .join('\n');
}

const rules: Record<string, string> = { left: ':---', right: '---:', center: ':---:' };

/** A table (GFM) with the alignment of its columns. */
function tableOf(sections: Node[], options: TextOptions): string {
  const [head, ...rows] = sections.flatMap((section) => section.children);
  if (!head) return '';
  const cellsOf = (row: Node): string[] => row.children.map((cell) => cellOf(cell, options));
  const alignments = head.children.map(
    ({ token }) => /text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1] ?? '',
  );
  return [
    tableRow(cellsOf(head)),
    tableRow(alignments.map((alignment) => rules[alignment] ?? '---')),
    ...rows.map((row) => tableRow(cellsOf(row))),
  ].join('\n');
}

function cellOf(cell: Node, options: TextOptions): string {
  return escapeCell(cellLine(linesOf(cell.children, options)));
}

/** Nodes of a line. White space is single. */
function inlineOf(nodes: Node[], options: TextOptions): string {
  return joinPieces(inlinePieces(nodes, options))
    .replace(/ {2,}/g, ' ')
    .replace(/ ?(\\\n) ?/g, '$1');
}

/** The nodes of a line one by one; what is in an element `code` is code. */
function inlinePieces(nodes: Node[], options: TextOptions): string[] {
  const open = nodes.findIndex(({ token }) => token.type === 'html_inline' && token.content === '<code>');
  const close = nodes.findIndex(({ token }, at) => at > open && token.content === '</code>');
  if (open < 0 || close < 0) return nodes.map((node) => inlineNode(node, options));
  return [
    ...nodes.slice(0, open).map((node) => inlineNode(node, options)),
    codeSpan(wordsOf(nodes.slice(open + 1, close))),
    ...inlinePieces(nodes.slice(close + 1), options),
  ];
}

const marks: Record<string, string> = { em_open: '*', strong_open: '**', s_open: '~~' };

function inlineNode({ token, children }: Node, options: TextOptions): string {
  switch (token.type) {
    case 'code_inline':
      return codeSpan(token.content);
    case 'softbreak':
      return ' ';
    case 'hardbreak':
      return '\\\n';
    case 'html_inline':
      return isLineEnd(token.content) ? '\\\n' : '';
    case 'image':
      return linked(escapeText(wordsOf(children) || String(token.attrGet('src'))), token.attrGet('src'), options);
    case 'link_open':
      // A picture in a link is its words: Markdown has no link in a link.
      return linked(inlineOf(children, { href: () => undefined }), token.attrGet('href'), options);
    default: {
      const mark = marks[token.type];
      return mark === undefined
        ? escapeText(token.content)
        : wrapText(inlineOf(children, options), (text) => `${mark}${text}${mark}`);
    }
  }
}

/** Words that lead somewhere, or the words alone. */
function linked(words: string, written: string | number | null, { href }: TextOptions): string {
  const target = written === null ? undefined : href(String(written));
  return target === undefined ? words : wrapText(words, (text) => linkTo(text, target));
}
