import MarkdownIt from 'markdown-it';
import type { ToTwin } from '../../twinAddress';
import type { GuideInsert } from '../guides/guideInserts';
import type { InsertPiece } from '../guides/insertPieces';
import { htmlToMarkdown } from './htmlToMarkdown';
import { plainParagraph } from './text';
import { createTexts, type Writer } from './writer';

/** A text that the reference gives to a guide, as blocks of Markdown; a heading's own anchor stays behind it (`{#a}`). */
export function insertBlocks({ kind, text, pieces }: GuideInsert, leadOn: ToTwin): string[] {
  // What the site's own build takes for a file beside the pages.
  const toTwin: ToTwin = (href) => leadOn(href.replace(/^pathname:\/\//, ''));
  if (kind === 'text') return [plainParagraph(text)];
  const html = kind === 'html' ? text : new MarkdownIt({ html: true }).render(text);
  const write = createTexts(toTwin, { headings: true });
  return (pieces ?? [html]).flatMap((piece) => pieceBlocks(piece, write, toTwin));
}

function pieceBlocks(piece: InsertPiece, write: Writer['text'], href: ToTwin): string[] {
  if (typeof piece === 'string') return htmlToMarkdown(piece, { href, headings: true });
  const [first = '', ...others] = write(piece.text);
  if (piece.blocks === undefined) return [first, ...others];
  return piece.blocks === 'first' ? [first] : others;
}
