import type { Nodes, Root, TableCell } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readFence } from '../reference/outputs/markdown/text';

/** A guide or post as its writer keeps it. */
export interface GuideSource {
  /** Path from the site's folder. */
  file: string;
  text: string;
}

/** Where a piece of a guide begins, counted from one. */
export interface Position {
  line: number;
  column: number;
}

/** A fenced block of code. Its `meta` are the words after the language: `title="a.py" run` is `{ title: 'a.py', run: '' }`. */
export interface CodeBlock {
  kind: 'block';
  language: string;
  meta: Readonly<Record<string, string>>;
  text: string;
  /** Where the first line of its text begins. */
  position: Position;
}

/** Code inside of a text. */
export interface CodeWord {
  kind: 'word';
  text: string;
  position: Position;
  /** The word before it in the same paragraph or row of a table, and the text between the two. */
  previous?: { text: string; between: string };
  /** The address of the link that it stands in. */
  href?: string;
}

interface Link {
  kind: 'link';
  href: string;
  position: Position;
}

/** A text that is no code. */
interface PlainText {
  kind: 'text';
  text: string;
  position: Position;
}

/** What a guide says about the API, in its order. `heading` is where a section begins. */
export type GuidePiece = CodeBlock | CodeWord | PlainText | Link | { kind: 'heading' };

const parser = unified().use(remarkParse).use(remarkGfm);

/** Names of the API, and statuses of errors, that are recognised without being written as code. */
const plainName =
  /(?<![\w-])(?:[a-z]+[A-Z]\w*|[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]+)+|x-[a-z]+(?:-[a-z]+)+|[A-Z]{2,}(?:_[A-Z]+)+|[45]\d\d)(?![\w-])/g;

function plainNames(text: string, { line, column }: Position): CodeWord[] {
  return [...text.matchAll(plainName)].map(({ 0: name, index }) => ({
    kind: 'word',
    text: name,
    position: { line, column: column + index },
  }));
}

/** Titles and descriptions of the front matter, which are plain text. */
function namesInMatter(matter: string): CodeWord[] {
  return matter
    .split('\n')
    .flatMap((line, index) =>
      /^(?:title|sidebar_label|description):/.test(line) ? plainNames(line, { line: index + 1, column: 1 }) : [],
    );
}

/**
 * Reads the pieces of a guide that may name something of the API. Headings and the front matter, which have little code, name
 * it in plain text too. Its comments name nothing.
 */
export function readGuide(source: string): GuidePiece[] {
  const [matter = ''] = /^---\n[\s\S]*?\n---(?=\n)/.exec(source) ?? [];
  // Line numbers must not change.
  const text = matter.replace(/[^\n]/g, '') + source.slice(matter.length);
  const pieces: GuidePiece[] = namesInMatter(matter);
  let previous: CodeWord['previous'];
  const visit = (node: Nodes, href?: string): void => {
    const start = placeOf(node);
    if (node.type === 'tableRow' || node.type === 'paragraph') previous = undefined;
    if (node.type === 'tableCell' && previous) previous.between += '|';
    if (node.type === 'text' && previous) previous.between += node.value;
    if (node.type === 'text') pieces.push({ kind: 'text', text: node.value, position: start });
    if (node.type === 'tableCell') pieces.push(...statusesIn(node, previous));
    if (node.type === 'heading') {
      const texts = node.children.filter((child) => child.type === 'text');
      pieces.push({ kind: 'heading' }, ...texts.flatMap((child) => plainNames(child.value, placeOf(child))));
    }
    if (node.type === 'link' || node.type === 'definition')
      pieces.push({ kind: 'link', href: node.url, position: start });
    if (node.type === 'inlineCode') {
      const position = { line: start.line, column: start.column + 1 };
      const link = href === undefined ? {} : { href };
      pieces.push({ kind: 'word', text: node.value, position, ...(previous ? { previous } : {}), ...link });
      previous = { text: node.value, between: '' };
    }
    if (node.type === 'code') {
      const position = { line: start.line + 1, column: start.column };
      pieces.push({
        kind: 'block',
        language: node.lang ?? '',
        meta: readFence(node.meta ?? '') ?? {},
        text: node.value,
        position,
      });
    }
    if ('children' in node) for (const child of node.children) visit(child, node.type === 'link' ? node.url : href);
  };
  visit(parser.parse(text) as Root);
  return pieces;
}

/** The statuses of a cell that has nothing else, as beside the code of an error. */
function statusesIn({ children: [only, ...others] }: TableCell, previous: CodeWord['previous']): CodeWord[] {
  if (others.length > 0 || only?.type !== 'text' || !/^[1-5]\d\d(?:, [1-5]\d\d)*$/.test(only.value)) return [];
  const { line, column } = placeOf(only);
  return [...only.value.matchAll(/\d+/g)].map(({ 0: text, index }) => ({
    kind: 'word',
    text,
    position: { line, column: column + index },
    ...(previous ? { previous: { ...previous } } : {}),
  }));
}

function placeOf({ position }: Nodes): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

/** The place in a text that has `index` characters before it. */
export function placeInText({ text, position }: PlainText, index: number): Position {
  const lines = text.slice(0, index).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + (lines.length > 1 ? 1 : position.column);
  return { line: position.line + lines.length - 1, column };
}

/** The place of a text in a block: of its first occurrence at or after `from`, else where the block begins. */
export function placeIn({ text, position }: CodeBlock, excerpt: string, from = 0): Position {
  const exact = excerpt === '' ? from : text.indexOf(excerpt, from);
  // Headers compare without case, and come here in lower case.
  const index = exact < 0 ? text.toLowerCase().indexOf(excerpt.toLowerCase(), from) : exact;
  if (index < 0) return position;
  const lines = text.slice(0, index).split('\n');
  return { line: position.line + lines.length - 1, column: position.column + (lines.at(-1)?.length ?? 0) };
}
