import type { AnyNode, Element } from 'domhandler';
import { escapeRegExp } from '../../src/reference/escape';

const unseen = new Set(['script', 'style', 'template', 'noscript', 'head']);

/** Whether an element's own markup hides it. What is folded into `details` can be opened and counts as visible. */
export function isHidden({ name, attribs }: Element): boolean {
  return unseen.has(name) || 'hidden' in attribs || /display:\s*none/.test(attribs.style ?? '');
}

/**
 * The text that a reader can come to without scripts. `leaveOut` cuts off parts of the tree. A zero-width space stands
 * where one element ends, so that two neighbours are not read as one word.
 */
export function visibleText(node: AnyNode, leaveOut: (element: Element) => boolean = () => false): string {
  if (node.type === 'text') return node.data;
  // A place where a word may break is inside the word.
  if (!('children' in node) || ('name' in node && node.name === 'wbr')) return '';
  const parts = node.children.map((child) =>
    'attribs' in child && (isHidden(child) || leaveOut(child)) ? ' ' : visibleText(child, leaveOut),
  );
  return 'name' in node && isInline(node.name) ? `\u200b${parts.join('')}\u200b` : ` ${parts.join('')} `;
}

function isInline(name: string): boolean {
  return ['a', 'b', 'code', 'del', 'em', 'i', 'span', 's', 'strong'].includes(name);
}

/** A text without Markdown's marks, white space and punctuation, so that source and page can be compared. */
export function bareText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:\d+\.|[-*+]|#+)\s/gm, '')
    .replace(/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*:?-*:?\s*$/gm, '')
    .replace(/[\s`*_|\\~>#\u200b]+/g, '');
}

/** Whether a number or a word is in a text by itself, not as a part of a longer one. */
export function hasToken(text: string, token: string): boolean {
  const escaped = escapeRegExp(token);
  return new RegExp(`(?<![\\p{L}\\d_])${escaped}(?![\\p{L}\\d_])`, 'u').test(text);
}

/** Visible text as it reads: no zero-width spaces, one space between words. */
export function readText(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
