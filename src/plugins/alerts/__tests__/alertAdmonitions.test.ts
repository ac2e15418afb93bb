import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { alertAdmonitions } from '../alertAdmonitions';

/** The types and texts of a Markdown text's nodes, a line each. */
function outline(source: string): string[] {
  const root = unified().use(remarkParse).parse(source);
  alertAdmonitions()(root as Root);
  const walk = (node: unknown, depth: string): string[] => {
    const { type, name, value, children = [] } = node as Record<string, unknown> & { children?: unknown[] };
    const line = `${depth}${[type, name, value].filter((part) => part !== undefined).join(' ')}`;
    return [line, ...children.flatMap((child) => walk(child, `${depth} `))];
  };
  return root.children.flatMap((child) => walk(child, ''));
}

describe('an alert in a guide', () => {
  it.each([
    ['NOTE', 'note', 'Note'],
    ['TIP', 'tip', 'Tip'],
    ['IMPORTANT', 'info', 'Important'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'danger', 'Caution'],
  ])('%s is the admonition "%s"', (word, name, title) => {
    expect(outline(`> [!${word}]\n> a *b*\n>\n> c`)).toEqual([
      ...[`containerDirective ${name}`, ' paragraph', `  text ${title}`],
      ...[' paragraph', '  text a ', '  emphasis', '   text b', ' paragraph', '  text c'],
    ]);
  });

  it.each([
    ['in a list', '- > [!TIP]\n  > a', 'containerDirective tip'],
    ['with markup right below', '> [!TIP]\n> `a`', 'containerDirective tip'],
    ['a quote', '> a', 'blockquote'],
    ['an unknown kind', '> [!OTHER]\n> a', 'blockquote'],
    ['text behind the kind', '> [!TIP] a', 'blockquote'],
    ['markup behind the kind', '> [!TIP]`a`', 'blockquote'],
  ])('%s', (_case, source, want) => {
    expect(outline(source).map((line) => line.trim())).toContain(want);
  });
});
