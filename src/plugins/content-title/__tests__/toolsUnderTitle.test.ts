import type { Root, RootContent } from 'mdast';
import { expect, it } from 'vitest';
import { toolsUnderTitle } from '../toolsUnderTitle';

const text: RootContent = { type: 'paragraph', children: [{ type: 'text', value: 'Text.' }] };
const heading = (depth: 1 | 2): RootContent => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value: 'Errors' }],
});
const tag = (name: string, ...children: RootContent[]): RootContent =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) as unknown as RootContent;

it.each<[given: string, children: RootContent[], want: string[]]>([
  ['a title', [tag('header', heading(1)), text], ['header', 'GuideTools', 'paragraph']],
  [
    'a title below an import',
    [text, tag('header', heading(1)), text],
    ['paragraph', 'header', 'GuideTools', 'paragraph'],
  ],
  ['no title', [heading(2), text], ['heading', 'paragraph']],
  ['a header of the author', [tag('header', text), text], ['header', 'paragraph']],
])('puts the tools of a guide under its title: %s', (_given, children, want) => {
  const root: Root = { type: 'root', children };
  toolsUnderTitle()(root);
  expect(root.children.map((child) => ('name' in child ? child.name : child.type))).toEqual(want);
});
