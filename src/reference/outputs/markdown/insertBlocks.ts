import { createMarkdownParser } from '../../markdown';
import type { ToTwin } from '../../twinAddress';
import type { GuideInsert } from '../guides/guideInserts';
import type { InsertPiece } from '../guides/insertPieces';
import { authorsBlocks } from './authorsText';
import { htmlToMarkdown } from './htmlToMarkdown';
import { listItem, plainParagraph } from './text';
import { toTree } from './tokenTree';
import { createTexts, type Writer } from './writer';

/** A text that the reference gives to a guide, as blocks of Markdown; a heading's own anchor stays behind it (`{#a}`). */
export function insertBlocks({ kind, text, pieces }: GuideInsert, leadOn: ToTwin): string[] {
  // What the site's own build takes for a file beside the pages.
  const toTwin: ToTwin = (href) => leadOn(href.replace(/^pathname:\/\//, ''));
  if (kind === 'text') return [plainParagraph(text)];
  if (kind === 'markdown') return markdownBlocks(text, toTwin);
  return piecesBlocks(pieces ?? [text], createTexts(toTwin, { headings: true }), toTwin);
}

/** Markdown with the links of a twin. Its tags within a line are for the style of pages alone; blocks of HTML have no other source. */
function markdownBlocks(source: string, href: ToTwin): string[] {
  const level = (tag: string): number => Number(tag.charAt(1));
  return toTree(createMarkdownParser().parse(source, {})).flatMap((node) =>
    node.token.type === 'html_block'
      ? htmlToMarkdown(node.token.content, { href, headings: true })
      : authorsBlocks([node], { href, level }),
  );
}

function piecesBlocks(pieces: InsertPiece[], write: Writer['text'], href: ToTwin): string[] {
  return pieces.flatMap((piece) => pieceBlocks(piece, write, href));
}

function pieceBlocks(piece: InsertPiece, write: Writer['text'], href: ToTwin): string[] {
  if (typeof piece === 'string') return htmlToMarkdown(piece, { href, headings: true });
  if ('items' in piece) return [piece.items.map((item) => itemOf(piecesBlocks(item, write, href))).join('\n')];
  const [first = '', ...others] = write(piece.text);
  if (piece.blocks === undefined) return [first, ...others];
  return piece.blocks === 'first' ? [first] : others;
}

function itemOf([head = '', ...rest]: string[]): string {
  return listItem(head, rest);
}
