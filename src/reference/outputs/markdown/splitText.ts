import { load } from 'cheerio/slim';
import type { ChildNode } from 'domhandler';
import type { MarkdownParser } from '../../markdown';
import { hasHtml, type Node, type Token, toTree } from './tokenTree';

/** Blocks of a text that are written together. */
export interface TextBlocks {
  nodes: Node[];
  /** What is made of them, where HTML is in them; it is not sanitised. */
  html?: string;
}

/**
 * Splits a text in CommonMark: blocks with HTML are by themselves, together with all that is inside an element which one
 * of them opens.
 */
export function splitText(source: string, parser: MarkdownParser): TextBlocks[] {
  const env = {};
  const blocks = blocksOf(parser.parse(source, env));
  const whole = { nodes: blocks.flatMap(toTree) };
  if (!hasHtml(whole.nodes)) return [whole];
  const made = blocks.map((tokens) => ({
    nodes: toTree(tokens),
    html: parser.renderer.render(tokens, parser.options, env),
  }));
  return closedRuns(made).map((run) => {
    const nodes = run.flatMap((block) => block.nodes);
    return hasHtml(nodes) ? { nodes, html: run.map(({ html }) => html).join('') } : { nodes };
  });
}

/** The tokens of each block that is in no other. */
function blocksOf(tokens: Token[]): Token[][] {
  const blocks: Token[][] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0) blocks.push([token]);
    else blocks.at(-1)?.push(token);
  }
  return blocks;
}

/** Cuts blocks wherever no element is open between two of them. */
function closedRuns<Block extends { html: string }>(blocks: Block[]): Block[][] {
  const elements = outermost(blocks.map(({ html }) => html).join(''));
  const runs: Block[][] = [];
  let end = 0;
  for (const block of blocks) {
    const start = end;
    end += block.html.length;
    const isInside = elements.some((element) => element.start < start && element.end > start);
    if (isInside) runs.at(-1)?.push(block);
    else runs.push([block]);
  }
  return runs;
}

/** Where the nodes of HTML that are in no element begin and end. */
export function outermost(html: string): { name: string | undefined; start: number; end: number }[] {
  const read = { xmlMode: false, withStartIndices: true, withEndIndices: true };
  const nodes = (load(html, { xml: read }, false).root()[0]?.children ?? []) as ChildNode[];
  return nodes.map((node) => ({
    name: 'name' in node ? node.name : undefined,
    start: node.startIndex ?? 0,
    end: (node.endIndex ?? html.length - 1) + 1,
  }));
}
