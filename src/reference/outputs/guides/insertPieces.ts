import { escapeHtml } from '../../escape';
import type { RenderText } from '../../pages/texts';
import type { Markdown, RichText, Written } from '../../text';
import { outermost } from '../markdown/splitText';

/**
 * A piece of a text for guides: HTML of our own making, a text of the description with the blocks of it that are there,
 * all of them where none is named, a list, each item of which has pieces of its own, or a table of facts.
 */
export type InsertPiece = LinePiece | { items: InsertPiece[][] } | { facts: readonly Fact[] };

/** A piece that can be in a cell of a table. */
export type LinePiece = string | TextPiece | LinkPiece;

/** What is said of something, under a label. */
export type Fact = readonly [label: string, value: LinePiece[]];

interface TextPiece {
  text: RichText;
  blocks?: 'first' | 'others';
}

/** HTML with a link, beside what its author wrote, where that has to be checked or leads nowhere. */
interface LinkPiece {
  html: string;
  written: Written[];
}

/** The whole as HTML. */
export function insertHtml(pieces: InsertPiece[]): string {
  return pieces.map(htmlOf).join('');
}

function htmlOf(piece: InsertPiece): string {
  if (typeof piece === 'string') return piece;
  if ('facts' in piece) return factsHtml(piece.facts);
  if ('html' in piece) return piece.html;
  return 'items' in piece ? listHtml(piece.items) : textHtml(piece);
}

function factsHtml(facts: readonly Fact[]): string {
  const rows = facts.map(([label, value]) => `<tr><th scope="row">${label}</th><td>${insertHtml(value)}</td></tr>`);
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function listHtml(items: InsertPiece[][]): string {
  return `<ul>${items.map((item) => `<li>${insertHtml(item)}</li>`).join('')}</ul>`;
}

function textHtml({ text, blocks }: TextPiece): string {
  if (blocks === undefined) return text.html;
  const lead = leadOf(text);
  return blocks === 'first' ? lead : text.html.slice(lead.length).trim();
}

/** The paragraph that a text begins with; empty when it begins with something else. */
export function leadOf({ html }: RichText): string {
  const [first] = outermost(html);
  return first?.name === 'p' ? html.slice(0, first.end) : '';
}

/** Words that lead to an address, if there is one. */
export function link(label: string, href: string | undefined): string {
  const words = escapeHtml(label);
  return href === undefined ? words : `<a href="${escapeHtml(href)}">${words}</a>`;
}

/** Words that lead to the address in a field of the description, if that can be a link. */
export function addressPiece(label: string, url: string | undefined, renderText: RenderText): LinePiece {
  const { href, written } = renderText.address(url);
  const html = link(label, href);
  return written ? { html, written } : html;
}

/** A text of the description as a piece, if there is one. */
export function textPiece(text: Markdown | undefined, renderText: RenderText): InsertPiece[] {
  return text ? [{ text: renderText(text) }] : [];
}

/** Items as a list; nothing when there is none. */
export function listPiece(items: InsertPiece[][]): InsertPiece[] {
  return items.length > 0 ? [{ items }] : [];
}

/** Facts as rows of a table; of those that say nothing only what has to be reported. */
export function factsPiece(facts: readonly Fact[]): InsertPiece[] {
  const telling = facts.filter(([, value]) => insertHtml(value).trim() !== '');
  const others = facts.filter((fact) => !telling.includes(fact)).flatMap(([, value]) => value);
  return [...(telling.length > 0 ? [{ facts: telling }] : []), ...others];
}

/** Groups of pieces, each on lines of its own. */
export function onLines(groups: InsertPiece[][]): InsertPiece[] {
  return groups.flatMap((group, index) => (index === 0 ? group : ['\n', ...group]));
}
