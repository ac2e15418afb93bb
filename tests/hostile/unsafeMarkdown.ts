import type { Html, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isSafeAddress } from './unsafe';

/** The markup that guide inserts bring of their own. */
const ownMarkup =
  /^(<span class="method[ -][a-z0-9-]*">|<\/span>|<code>|<\/code>|<p class="build-request needs-script"><button( [a-z-]+="[^"<>]*")+>Step through<\/button><\/p>)$/;

/** What is in Markdown for a guide, as remark reads it, and must not: HTML of others, directives and addresses. */
export function findUnsafeMarkdown(markdown: string): string[] {
  const root: Root = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(markdown);
  const found: string[] = [];
  visit(root, (node) => {
    if (node.type === 'html' && !ownMarkup.test((node as Html).value)) found.push(node.value);
    if (/Directive$/.test(node.type)) found.push(`a ${node.type}`);
    if ((node.type === 'link' || node.type === 'image') && !isSafeAddress(node.url.replace(/^pathname:\/\//, '')))
      found.push(node.url);
  });
  return found;
}
