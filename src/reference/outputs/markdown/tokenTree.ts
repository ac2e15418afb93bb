import type MarkdownIt from 'markdown-it';

/** What the parser makes of a text, in a row: the beginning, the end or the whole of a part. */
export type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** A part of a text in CommonMark with the parts inside it; those of a line are inside the node of the line. */
export interface Node {
  token: Token;
  children: Node[];
}

/** Puts what stands between the tokens that open and close a part inside it. */
export function toTree(tokens: Token[]): Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const node: Node = { token, children: token.children ? toTree(token.children) : [] };
    open.at(-1)?.push(node);
    if (token.nesting > 0) open.push(node.children);
  }
  return root;
}

/** Whether a tag is a line end, which Markdown has as well. */
export function isLineEnd(tag: string): boolean {
  return /^<br\s*\/?>$/i.test(tag);
}

/** Whether HTML is in a text, but for line ends: where its elements end, only a reader of HTML can say. */
export function hasHtml(nodes: Node[]): boolean {
  return nodes.some(
    ({ token, children }) =>
      token.type === 'html_block' || (token.type === 'html_inline' && !isLineEnd(token.content)) || hasHtml(children),
  );
}

/** The words of a picture's text. */
export function wordsOf(nodes: Node[]): string {
  return nodes.map(({ token, children }) => (children.length > 0 ? wordsOf(children) : token.content)).join('');
}
