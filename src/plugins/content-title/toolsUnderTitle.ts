import type { Root, RootContent } from 'mdast';

/** A tag of JSX, as MDX reads it. */
interface Tag {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: never[];
  children: RootContent[];
}

/**
 * A remark plugin for guides whose text begins with its title (`# Errors`), which Docusaurus has put into a `<header>`:
 * below it comes what is under the titles of all other guides, `<GuideTools />`.
 */
export function toolsUnderTitle(): (root: Root) => void {
  return ({ children }) => {
    const title = children.findIndex(isContentTitle);
    const tools: Tag = { type: 'mdxJsxFlowElement', name: 'GuideTools', attributes: [], children: [] };
    if (title >= 0) children.splice(title + 1, 0, tools as unknown as RootContent);
  };
}

function isContentTitle(node: RootContent): boolean {
  const { type, name, children } = node as unknown as Tag;
  const first = children?.[0];
  return type === 'mdxJsxFlowElement' && name === 'header' && first?.type === 'heading' && first.depth === 1;
}
