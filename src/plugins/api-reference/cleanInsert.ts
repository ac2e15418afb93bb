import type { RootContent } from 'mdast';
import sanitizeHtml from 'sanitize-html';
import { safeHref } from '../../reference/escape';
import { allowList, linkTransforms } from '../../reference/markdown';

/** Tags within a line that the texts for guides have for the style of pages. */
const inLine = /^(<span class="method[ -][a-z0-9-]*">|<\/span>|<code>|<\/code>)$/;

/** What the texts for guides have beyond the texts of authors: buttons and forms that scripts of the page serve. */
const options: sanitizeHtml.IOptions = {
  ...allowList,
  allowedTags: [...(allowList.allowedTags || []), 'button', 'form', 'input', 'label', 'textarea'],
  allowedAttributes: {
    ...allowList.allowedAttributes,
    '*': ['class', 'id', 'role', 'hidden', 'aria-*', 'data-*'],
    button: ['type', 'disabled'],
    details: ['open'],
    input: ['type', 'accept', 'placeholder'],
    label: ['for'],
    textarea: ['name', 'rows', 'spellcheck', 'placeholder'],
  },
  allowedClasses: {},
  // Of these an empty value would be dropped, as `hidden` has one.
  nonBooleanAttributes: [],
  transformTags: linkTransforms((href) => href),
};

/** The kinds of nodes that are plain Markdown. */
const plain = new Set(
  [
    'blockquote break code delete emphasis heading inlineCode list listItem paragraph strong',
    'table tableCell tableRow text thematicBreak',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Markdown that is put into a guide, parsed, cut down as the texts of a description are: HTML to an allow-list, links to
 * safe addresses, pictures to links, and nothing that runs. Names that were not escaped do no more than be seen.
 */
export function cleanInsert(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'html') return [{ ...node, value: cleanHtml(node.value) }];
    if (node.type === 'image')
      return cleanInsert([{ type: 'link', url: node.url, children: [textOf(node.alt, node.url)] }]);
    if (node.type === 'link') {
      const children = cleanInsert(node.children) as typeof node.children;
      return isSafe(node.url) ? [{ ...node, children }] : children;
    }
    if (!plain.has(node.type)) return [];
    return 'children' in node ? [{ ...node, children: cleanInsert(node.children) } as RootContent] : [node];
  });
}

/** HTML of a block as a whole, or a single tag within a line, which the sanitiser would close. */
function cleanHtml(value: string): string {
  return inLine.test(value) ? value : sanitizeHtml(value, options);
}

/** Whether an address may be a link: that of a file beside the pages has a scheme of the site generator's own. */
function isSafe(url: string): boolean {
  return safeHref(url.replace(/^pathname:\/\/(?=\/[^/\\])/, '')) !== undefined;
}

function textOf(alt: string | null | undefined, url: string): { type: 'text'; value: string } {
  return { type: 'text', value: alt || url };
}

/** What the HTML of a whole text for guides is cut down to: the same, with the headings that Markdown makes. */
export const insertHtml: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...(options.allowedTags || []), 'h2'],
  allowedAttributes: { ...options.allowedAttributes, th: ['style'], td: ['style'] },
  transformTags: { a: linkTransforms((href) => href).a as sanitizeHtml.Transformer },
};
