import type { ChildNode, Element } from 'domhandler';
import { ownValue } from '../../json';
import { codeSpan, escapeText, joinPieces, linkTo, wrapText } from './text';

/** How the links and headings of HTML are written. */
export interface HtmlOptions {
  /** The address of a link as it is in the Markdown. */
  href: (href: string) => string;
  /** Whether headings stay headings; otherwise they are bold lines, which leave the structure around them alone. */
  headings?: boolean;
}

const silent = new Set(['script', 'style', 'svg', 'button', 'nav', 'input', 'template', 'noscript', 'fieldset']);

/** Whether a node of HTML is an element. */
export function isElement(node: ChildNode): node is Element {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style';
}

/** Whether readers of the page see or hear nothing of an element: scripts, pictures without words, controls. */
export function isSilent({ name, attribs }: Element): boolean {
  return silent.has(name) || attribs['aria-hidden'] === 'true' || 'hidden' in attribs || attribs.class === 'hash-link';
}

/** The unchanged text of nodes, with a line end for each `br`. */
export function textOf(nodes: ChildNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.data;
      if (!isElement(node)) return '';
      return node.name === 'br' ? '\n' : textOf(node.children);
    })
    .join('');
}

const marks: Record<string, string> = { em: '*', i: '*', strong: '**', b: '**', s: '~~', del: '~~' };

/** Nodes of a line as Markdown. White space is single; a `br` is a line end that Markdown keeps. */
export function inlineMarkdown(nodes: ChildNode[], options: HtmlOptions): string {
  const pieces = nodes.map((node, at) => {
    const previous = nodes[at - 1];
    // On a page only CSS separates neighbouring elements.
    const isApart = options.headings && previous && isElement(previous) && isElement(node);
    return (isApart ? ' ' : '') + inlineNode(node, options);
  });
  return joinPieces(pieces)
    .replace(/ +/g, (spaces) => (spaces.length > 1 ? ' ' : spaces))
    .replace(/ ?(\\\n) ?/g, '$1');
}

function inlineNode(node: ChildNode, options: HtmlOptions): string {
  if (node.type === 'text') return escapeText(node.data.replace(/[\s\u200b]+/g, ' '));
  if (!isElement(node) || isSilent(node)) return '';
  const { name, children, attribs } = node;
  if (name === 'br') return '\\\n';
  if (name === 'code' || name === 'samp' || name === 'kbd')
    return textOf(children) === '' ? '' : codeSpan(textOf(children));
  if (name === 'img') return escapeText(attribs.alt ?? '');
  const inner = inlineMarkdown(children, options);
  if (name === 'a' && attribs.href !== undefined)
    return wrapText(inner, (text) => linkTo(text, options.href(attribs.href ?? '')));
  const mark = ownValue(marks, name);
  return mark === undefined ? inner : wrapText(inner, (text) => `${mark}${text}${mark}`);
}
