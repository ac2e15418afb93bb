import { load } from 'cheerio/slim';
import type { ChildNode, Element } from 'domhandler';
import { type HtmlOptions, inlineMarkdown, isElement, isSilent, textOf } from './htmlInline';
import { tableMarkdown } from './htmlTable';
import { anchoredHeading } from './lines';
import { cellLine, fence, headingLine, indent, linkTo, listItem, paragraph, quote } from './text';

export type { HtmlOptions } from './htmlInline';

const containers = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'figure', 'figcaption', 'aside', 'body', 'html'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'pre', 'blockquote', 'hr', 'details', 'summary'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** HTML as the blocks of a Markdown text, none of which is left open at its end. */
export function htmlToMarkdown(html: string, options: HtmlOptions): string[] {
  return blocksOf(nodesOf(html), options);
}

/** HTML as Markdown in a cell of a table. */
export function htmlToLine(html: string, options: HtmlOptions): string {
  return lineOf(nodesOf(html), options);
}

function nodesOf(html: string): ChildNode[] {
  return (load(html, null, false).root()[0]?.children ?? []) as ChildNode[];
}

/** Nodes as blocks: what is in a line between two blocks is a paragraph. */
function blocksOf(nodes: ChildNode[], options: HtmlOptions): string[] {
  const blocks: string[] = [];
  let line: ChildNode[] = [];
  const endLine = (): void => {
    const text = paragraph(inlineMarkdown(line, options));
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isSilent(node)) continue;
    if (isElement(node) && isBlock(node)) {
      endLine();
      blocks.push(...blockOf(node, options).filter((block) => block !== ''));
    } else line.push(node);
  }
  endLine();
  return blocks;
}

/** Whether an element is a block: by its name, or a link or span around blocks. */
function isBlock(element: Element): boolean {
  return containers.has(element.name) || element.children.some((child) => isElement(child) && isBlock(child));
}

function blockOf(element: Element, options: HtmlOptions): string[] {
  const { name, children, attribs } = element;
  const inner = children as ChildNode[];
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(Number(name.charAt(1)), paragraph(inlineMarkdown(inner, options)), options, attribs.id);
    case 'pre':
      return codeBlock(element);
    case 'hr':
      return ['***'];
    case 'ul':
    case 'ol':
    case 'dl':
      return [listMarkdown(element, options)];
    case 'blockquote':
      return [quote(blocksOf(inner, options))];
    case 'table':
      return tableMarkdown(element, (cell) => lineOf(cell.children as ChildNode[], options));
    case 'summary':
      return heading(0, paragraph(inlineMarkdown(inner, options)), { ...options, headings: false });
    case 'a':
      return attribs.href === undefined ? blocksOf(inner, options) : linkedBlocks(element, options);
    default:
      return blocksOf(inner, options);
  }
}

function heading(level: number, text: string, { headings }: HtmlOptions, anchor?: string): string[] {
  const line = headingLine(text, headings ? level : undefined);
  return [headings && line !== '' ? anchoredHeading(line, anchor).join('\n') : line];
}

/** A block of code, under its label for screen readers. */
function codeBlock({ children, attribs }: Element): string[] {
  const language = /language-([\w-]+)/.exec(classesOf(children as ChildNode[]))?.[1] ?? '';
  const label = attribs['aria-label'];
  const code = fence(textOf(children as ChildNode[]), language);
  return label === undefined ? [code] : [`${paragraph(label)}:`, code];
}

function classesOf(nodes: ChildNode[]): string {
  return nodes.map((node) => (isElement(node) ? (node.attribs.class ?? '') : '')).join(' ');
}

function listMarkdown({ name, children, attribs }: Element, options: HtmlOptions): string {
  const items = (children as ChildNode[]).filter(isElement).filter((item) => !isSilent(item));
  const first = Number.parseInt(attribs.start ?? '1', 10) || 1;
  return items
    .flatMap((item, index) => {
      const [head = '', ...rest] = blocksOf(item.children as ChildNode[], options);
      if (head === '' && name !== 'ol') return [];
      if (name !== 'ol') return [listItem(item.name === 'dt' ? `**${head}**` : head, rest)];
      const mark = `${Math.max(0, first) + index}. `;
      return [mark + indent([head, ...rest].join('\n\n'), ' '.repeat(mark.length))];
    })
    .join('\n');
}

/** A link around blocks: their heading, or else their first line, becomes the link. */
function linkedBlocks(element: Element, options: HtmlOptions): string[] {
  const [head = '', ...rest] = blocksOf(element.children as ChildNode[], { ...options, headings: false });
  const label = head.replace(/^\*\*([\s\S]*)\*\*$/, '$1');
  return head === '' ? [] : [linkTo(label, options.href(element.attribs.href ?? '')), ...rest];
}

/** What is in a cell, on one line. */
function lineOf(nodes: ChildNode[], options: HtmlOptions): string {
  const isSimple = !nodes.some((node) => isElement(node) && isBlock(node));
  const text = isSimple ? inlineMarkdown(nodes, options) : flattened(nodes, options);
  return cellLine(text);
}

/** Blocks on one line, an item of a list each. */
function flattened(nodes: ChildNode[], options: HtmlOptions): string {
  return nodes
    .map((node) => {
      const isList = isElement(node) && (node.name === 'ul' || node.name === 'ol');
      return isList ? flattened(node.children as ChildNode[], options) : inlineMarkdown([node], options).trim();
    })
    .filter((text) => text !== '')
    .join('<br>');
}
