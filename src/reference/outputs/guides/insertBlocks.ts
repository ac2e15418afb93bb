import { createMarkdownParser } from '../../markdown';
import type { ToMarkdownLink } from '../../markdownAddress';
import { authorsBlocks } from '../markdown/authorsText';
import { escapeCell, tableRow } from '../markdown/htmlTable';
import { htmlToLine, htmlToMarkdown } from '../markdown/htmlToMarkdown';
import { anchoredHeading } from '../markdown/lines';
import { listItem, plainParagraph } from '../markdown/text';
import { toTree } from '../markdown/tokenTree';
import { createTexts, type Writer } from '../markdown/writer';
import type { GuideInsert } from './guideInserts';
import type { Fact, InsertPiece, LinePiece } from './insertPieces';

/** A text that the reference gives to a guide, as blocks of Markdown; a heading's own anchor stays behind it (`{#a}`). */
export function insertBlocks({ kind, text, pieces }: GuideInsert, leadOn: ToMarkdownLink): string[] {
  // What the site's own build takes for a file beside the pages.
  const toMarkdownLink: ToMarkdownLink = (href) => leadOn(href.replace(/^pathname:\/\//, ''));
  if (kind === 'text') return [plainParagraph(text)];
  if (kind === 'markdown') return markdownBlocks(text, toMarkdownLink);
  const write = createTexts(toMarkdownLink, { headings: true });
  return piecesBlocks(pieces ?? [text], {
    write,
    writeLines: createTexts(toMarkdownLink, { inCell: true }),
    href: toMarkdownLink,
  });
}

/** Markdown with the links of a Markdown page. Its tags within a line are for the style of pages alone; blocks of HTML have no other source. */
function markdownBlocks(source: string, href: ToMarkdownLink): string[] {
  const level = (tag: string): number => Number(tag.charAt(1));
  return toTree(createMarkdownParser().parse(source, {})).flatMap((node) =>
    node.token.type === 'html_block'
      ? htmlToMarkdown(node.token.content, { href, headings: true })
      : authorsBlocks([node], { href, level }),
  );
}

/** How pieces are written. */
interface PieceOptions {
  write: Writer['text'];
  /** Writes a text as lines of a cell. */
  writeLines: Writer['text'];
  href: ToMarkdownLink;
}

function piecesBlocks(pieces: InsertPiece[], options: PieceOptions): string[] {
  return pieces.flatMap((piece) => pieceBlocks(piece, options));
}

function pieceBlocks(piece: InsertPiece, options: PieceOptions): string[] {
  if (typeof piece === 'string') return htmlToMarkdown(piece, { href: options.href, headings: true });
  if ('html' in piece) return pieceBlocks(piece.html, options);
  if ('items' in piece) return [piece.items.map((item) => itemOf(piecesBlocks(item, options))).join('\n')];
  if ('facts' in piece) return [factsTable(piece.facts, options)];
  const [first = '', ...others] = withAnchors(options.write(piece.text), piece.text.html);
  if (piece.blocks === undefined) return [first, ...others];
  return piece.blocks === 'first' ? [first] : others;
}

/** Blocks with the anchors of their headings, which the HTML of the same text states. */
function withAnchors(blocks: string[], html: string): string[] {
  const anchors = [...html.matchAll(/<h[3-6] id="([^"]*)">/g)].map(([, anchor]) => anchor);
  const isHeading = (block: string): boolean => /^#{3,6} /.test(block);
  // One in a list or a quote is no block of its own.
  if (blocks.filter(isHeading).length !== anchors.length) return blocks;
  return blocks.map((block) => (isHeading(block) ? anchoredHeading(block, anchors.shift()).join('\n') : block));
}

function itemOf([head = '', ...rest]: string[]): string {
  return listItem(head, rest);
}

function factsTable(facts: readonly Fact[], options: PieceOptions): string {
  const rows = facts.map(([label, value]) => {
    const lines = value.flatMap((piece) => pieceLines(piece, options)).filter((line) => line !== '');
    return [label, escapeCell(lines.join('<br>'))];
  });
  return [['', ''], ['---', '---'], ...rows].map(tableRow).join('\n');
}

function pieceLines(piece: LinePiece, { writeLines, href }: PieceOptions): string[] {
  if (typeof piece === 'object' && 'text' in piece) return writeLines(piece.text);
  return [htmlToLine(typeof piece === 'string' ? piece : piece.html, { href, headings: true })];
}
