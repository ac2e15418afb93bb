import { Source } from '@redocly/openapi-core';

type Ast = ReturnType<Source['getAst']>;

/** What the library's search for a place asks of a syntax tree; the numbers are the kinds of yaml-ast-parser. */
interface SyntaxNode {
  kind: 0 | 1 | 2 | 3;
  startPosition: number;
  endPosition: number;
  parent?: SyntaxNode;
  key?: SyntaxNode;
  value?: unknown;
  mappings?: SyntaxNode[];
  items?: SyntaxNode[];
}

/**
 * The text of a file that is known to be JSON. Its syntax tree, in which places are looked up, is read as far as it is
 * looked at; that of a whole description takes longer to make than the description to read, and more memory.
 */
export class JsonSource extends Source {
  private root: SyntaxNode | undefined;

  override getAst(): Ast {
    this.root ??= nodeAt(this.body, skipSpace(this.body, 0));
    return this.root as unknown as Ast;
  }
}

function nodeAt(text: string, start: number, parent?: SyntaxNode): SyntaxNode {
  const first = text.charAt(start);
  // The library reads the end only to see that there is a node.
  const place = { startPosition: start, endPosition: start + 1, ...(parent ? { parent } : {}) };
  if (first === '{') return withChildren({ kind: 2, ...place }, 'mappings', (node) => membersOf(text, node));
  if (first === '[') return withChildren({ kind: 3, ...place }, 'items', (node) => itemsOf(text, node));
  return { kind: 0, ...place };
}

/** A node whose children are read at the first use, and once. */
function withChildren(
  node: SyntaxNode,
  name: 'mappings' | 'items',
  read: (node: SyntaxNode) => SyntaxNode[],
): SyntaxNode {
  let children: SyntaxNode[] | undefined;
  return Object.defineProperty(node, name, {
    get: () => {
      children ??= read(node);
      return children;
    },
  });
}

function membersOf(text: string, map: SyntaxNode): SyntaxNode[] {
  return partsAt(text, map.startPosition).map((start): SyntaxNode => {
    const end = endOfString(text, start);
    const member: SyntaxNode = { kind: 1, startPosition: start, endPosition: end + 1, parent: map };
    const name: unknown = JSON.parse(text.slice(start, end + 1));
    member.key = { kind: 0, startPosition: start, endPosition: end + 1, parent: member, value: name };
    member.value = nodeAt(text, skipSpace(text, text.indexOf(':', end) + 1), member);
    return member;
  });
}

function itemsOf(text: string, list: SyntaxNode): SyntaxNode[] {
  return partsAt(text, list.startPosition).map((start) => nodeAt(text, start, list));
}

/** Where the members or items begin of what opens at a bracket. */
function partsAt(text: string, open: number): number[] {
  const starts: number[] = [];
  let level = 0;
  let isNext = true;
  for (let index = open + 1; level >= 0 && index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isSpace(character)) continue;
    const opens = character === '{' || character === '[';
    const closes = character === '}' || character === ']';
    if (level === 0 && isNext && !closes) starts.push(index);
    isNext = level === 0 && character === ',';
    if (opens) level += 1;
    if (closes) level -= 1;
    if (character === '"') index = endOfString(text, index);
  }
  return starts;
}

function skipSpace(text: string, start: number): number {
  let index = start;
  while (isSpace(text.charAt(index))) index += 1;
  return index;
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\t' || character === '\r';
}

/** Where the string ends that begins at a quotation mark; the end of the text where it has no end. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charAt(first - 1) === '\\') first -= 1;
  return (index - first) % 2 === 1;
}
