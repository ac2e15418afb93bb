import type { Element, Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { highlight, toHtml } from '../../components/reference/highlight';
import { fenceWords, readFence } from '../../reference/outputs/markdown/text';

/**
 * A rehype plugin that colours the code of guides and posts while the site is built. Each block gets its code as HTML
 * (`highlighted`) and the title that is behind its language (`title`), so no page needs a highlighter. Words there that
 * nothing reads, and tags inside a block, fail the build.
 */
export function highlightCode(): (root: Root, file: VFile) => void {
  return (root, file) => {
    for (const code of codeBlocks(root)) {
      const title = titleOf(code, file);
      code.properties = {
        ...code.properties,
        highlighted: highlightedText(textOf(code, file), languageOf(code)),
        title,
      };
      code.children = [];
    }
  };
}

function codeBlocks(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  const isBlock = node.type === 'element' && node.tagName === 'pre';
  const own = isBlock ? node.children.filter((child) => child.type === 'element' && child.tagName === 'code') : [];
  return own.length > 0 ? (own as Element[]) : node.children.flatMap(codeBlocks);
}

function titleOf({ properties, position }: Element, file: VFile): string | undefined {
  const { metastring } = properties;
  if (typeof metastring !== 'string' || metastring.trim() === '') return undefined;
  const words = readFence(metastring);
  if (words === undefined) {
    const known = [...fenceWords].map((word) => (word === 'title' ? 'title="…"' : word)).join(', ');
    file.fail(`After the language of a code block only ${known} is allowed, not "${metastring}".`, position);
  }
  return words?.title;
}

function languageOf({ properties }: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const name = classes.map(String).find((each) => each.startsWith('language-'));
  return name?.slice('language-'.length) ?? '';
}

function textOf({ children, position }: Element, file: VFile): string {
  const texts = children.map((child) =>
    child.type === 'text' ? child.value : file.fail('A code block contains only text: remove the tags.', position),
  );
  return texts.join('');
}

function highlightedText(code: string, language: string): string {
  return toHtml(highlight(code.replace(/\n$/, ''), language));
}
