import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { alertClasses, markdownAlerts } from './alerts';
import { safeHref } from './safeHref';
import type { RichText } from './text';

/** Gives a link's address as it stands on the site, or undefined when the link has to become plain text. */
export type ResolveLink = (href: string) => string | undefined;

/** Turns CommonMark into sanitised HTML. The same source gives the same object. */
export type RenderMarkdown = (source: string) => RichText;

/** What the sanitiser lets through. Its schemes guard every link by themselves, whatever `linkTransforms` has let pass. */
export const allowList: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'blockquote', 'pre', 'code', 'em', 'strong', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'kbd', 'mark', 'small'],
    ...['h3', 'h4', 'h5', 'h6', 'details', 'summary', 'abbr', 'cite', 'q', 'samp', 'var', 'span', 'div'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    ol: ['start'],
    td: ['align', 'colspan', 'rowspan'],
    th: ['align', 'colspan', 'rowspan'],
  },
  allowedClasses: { blockquote: [...alertClasses] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
};

const plainText = /^[^<>&*_`#[\]!\\~|\n\r\0"'+-]*$/;

/**
 * Makes the renderer of an API description's texts: CommonMark with GFM tables and alerts, HTML cut down to an allow-list.
 * Pictures become links, since a page makes no request to another origin. Headings start at level 3, under the
 * page's own. `resolveLink` sees each address once it is decoded.
 */
export function createMarkdownRenderer(resolveLink: ResolveLink): RenderMarkdown {
  const markdown = new MarkdownIt({ html: true, linkify: false }).use(markdownAlerts);
  const rendered = new Map<string, RichText>();
  const options: sanitizeHtml.IOptions = { ...allowList, transformTags: linkTransforms(resolveLink) };
  return (source) => {
    let text = rendered.get(source);
    if (!text) {
      text = { source, html: toHtml(source, markdown, options) };
      rendered.set(source, text);
    }
    return text;
  };
}

function toHtml(
  source: string,
  markdown: Pick<ReturnType<typeof MarkdownIt>, 'render'>,
  options: sanitizeHtml.IOptions,
): string {
  if (plainText.test(source) && !/^\s|\d[.)]/.test(source)) return `<p>${source.trim()}</p>`;
  return sanitizeHtml(markdown.render(source), options).trim();
}

/**
 * What the sanitiser makes of links, pictures and headings. A link whose resolved address `safeHref` refuses becomes a
 * `span`, whatever schemes the sanitiser itself allows.
 */
export function linkTransforms(resolveLink: ResolveLink): NonNullable<sanitizeHtml.IOptions['transformTags']> {
  const link = (href: string | undefined, title: string | undefined, text?: string): sanitizeHtml.Tag => {
    const target = safeHref(href === undefined ? undefined : resolveLink(href));
    const attribs: Record<string, string> = title === undefined ? {} : { title };
    if (target !== undefined) attribs.href = target;
    return { tagName: target === undefined ? 'span' : 'a', attribs, ...(text === undefined ? {} : { text }) };
  };
  return {
    a: (_tag, attribs) => link(attribs.href, attribs.title),
    img: (_tag, attribs) => link(attribs.src, attribs.title, attribs.alt || attribs.src || 'picture'),
    h1: 'h3',
    h2: 'h4',
    h3: 'h4',
    h4: 'h5',
  };
}

/** The words of a text for a place that takes no markup, cut at a word's end to at most `length` characters. */
export function toPlainText({ html }: RichText, length: number): string {
  const words = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= length) return words;
  return `${words.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
