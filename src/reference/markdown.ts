import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { alertClasses, markdownAlerts } from './alerts';
import { safeHref, unescapeHtml } from './escape';
import { fencedText } from './fencedText';
import { isTooLong, longTexts } from './longTexts';
import { markdocTags } from './markdocTags';
import { withoutControls } from './printable';
import { unknownTags } from './unknownTags';

/** Returns a link's address as it is on the site, or undefined when the link has to become plain text. */
export type ResolveLink = (href: string) => string | undefined;

/** Renders CommonMark as sanitised HTML. */
type RenderMarkdown = (source: string, resolveLink: ResolveLink) => string;

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

const plainText = /^[^<>&*_`#[\]!\\~|{\n\r\0"'+-]*$/;

/** What reads CommonMark with GFM tables and alerts. */
export type MarkdownParser = InstanceType<typeof MarkdownIt>;

/** Makes the parser of an API description's texts. */
export function createMarkdownParser(): MarkdownParser {
  return new MarkdownIt({ html: true, linkify: false })
    .use(markdownAlerts)
    .use(markdocTags)
    .use(unknownTags)
    .use(fencedText)
    .use(longTexts);
}

/**
 * Makes the renderer of an API description's texts: CommonMark with GFM tables and alerts, HTML cut down to an allow-list.
 * Pictures become links, since a page makes no request to another origin. Headings start at level 3, under the
 * page's own. A text that is too long for that is code. `resolveLink` sees each address once it is decoded.
 */
export function createMarkdownRenderer(): RenderMarkdown {
  const markdown = createMarkdownParser();
  return (source, resolveLink) => {
    if (!isTooLong(source) && plainText.test(source) && !/^\s|\d[.)]/.test(source)) return `<p>${source.trim()}</p>`;
    const html = markdown.render(source);
    if (!source.includes('<') && isPlainHtml(html)) return html.replaceAll('&quot;', '"').trim();
    return boxTables(sanitized(html, resolveLink));
  };
}

const tableBox = '<div class="table" role="group" aria-label="Table" tabindex="0">';

/** HTML with each table in a box that scrolls and can be reached by keyboard; a table in a table scrolls with it. */
function boxTables(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)table>/g, (tag, closes: string) => {
    if (closes) depth -= 1;
    else depth += 1;
    if (closes) return depth === 0 ? `${tag}</div>` : tag;
    return depth === 1 ? tableBox + tag : tag;
  });
}

/** HTML cut down to the allow-list, with its links where `resolveLink` leads them. */
export function sanitized(html: string, resolveLink: ResolveLink): string {
  const clean = sanitizeHtml(html, { ...allowList, transformTags: linkTransforms(resolveLink) }).trim();
  return clean.includes('<table') ? clean.replace(/<code>([^<]*)<\/code>/g, wholeCode) : clean;
}

/** Characters of a code up to which it does not break, in a text with a table. */
const maxWhole = 24;

/** A short code does not break in a column, however narrow; the table scrolls then. */
function wholeCode(code: string, text: string): string {
  return [...unescapeHtml(text)].length > maxWhole ? code : `<code class="whole">${text}</code>`;
}

const plainHtml = /<\/?(?:p|ul|ol|li|code|pre|em|strong)>|&(?:amp|lt|gt|quot);/g;

/**
 * Whether the parser's HTML of a text without any of its own is what the sanitiser makes of it, but for its way to write
 * quotation marks: of elements that stay as they are, and too few to be nested too deeply. It is that of most texts.
 */
function isPlainHtml(html: string): boolean {
  const isShallow = html.split('<').length <= (allowList.nestingLimit ?? 0);
  return isShallow && !/[<&]/.test(html.replace(plainHtml, ''));
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
    ...headingTags,
  };
}

/** Headings of texts are under the page's own. */
const headingTags = { h1: 'h3', h2: 'h4', h3: 'h4', h4: 'h5' };

/** The level on the page of a heading of a text, by the element that it is in CommonMark: `h1` has 3. */
export function levelOf(tag: string): number {
  return Number((Object.entries(headingTags).find(([from]) => from === tag)?.[1] ?? tag).charAt(1));
}

/** The words of a text for a place that takes no markup, cut at a word's end to at most `length` characters. */
export function toPlainText({ html }: { html: string }, length: number): string {
  const text = unescapeHtml(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }));
  const words = withoutControls(text.replace(/\s+/g, ' ').trim());
  if (words.length <= length) return words;
  return `${words.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
