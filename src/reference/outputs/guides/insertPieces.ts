import type { RenderText } from '../../pages/texts';
import type { Markdown, RichText } from '../../text';

/**
 * A piece of a text for guides: HTML of our own making, or a text of the description with the blocks of it that are
 * there, all of them where none is named.
 */
export type InsertPiece = string | { text: RichText; blocks?: 'first' | 'others' };

/** The whole as HTML. */
export function insertHtml(pieces: InsertPiece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : htmlOf(piece))).join('');
}

function htmlOf({ text, blocks }: Exclude<InsertPiece, string>): string {
  const lead = leadOf(text);
  if (blocks === undefined) return text.html;
  return blocks === 'first' ? lead : text.html.slice(lead.length).trim();
}

/** The paragraph that a text begins with; empty when it begins with something else. */
export function leadOf({ html }: RichText): string {
  return /^<p>.*?<\/p>/s.exec(html)?.[0] ?? '';
}

/** A text of the description as a piece, if there is one. */
export function textPiece(text: Markdown | undefined, renderText: RenderText): InsertPiece[] {
  return text ? [{ text: renderText(text) }] : [];
}

/** Groups of pieces, each on lines of its own. */
export function onLines(groups: InsertPiece[][]): InsertPiece[] {
  return groups.flatMap((group, index) => (index === 0 ? group : ['\n', ...group]));
}
