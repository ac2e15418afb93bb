import { safeHref } from '../../escape';
import { createMarkdownParser, type ResolveLink, sanitized } from '../../markdown';
import type { Markdown } from '../../text';
import { authorsBlocks } from '../markdown/authorsText';
import { htmlToMarkdown } from '../markdown/htmlToMarkdown';
import { splitText } from '../markdown/splitText';

/** What every link has: most texts have none, and are not parsed. */
const mayHaveLink = /\]\s*[([:]|<a\s/i;

/**
 * A text for Postman, in Markdown. A link whose address has no meaning outside the site, or that may be no link at all
 * (`javascript:`), becomes its words; a text without any such link stays as its author wrote it.
 */
export function toDescription(text: Markdown | undefined): string | undefined {
  const whole = text?.join('\n\n').trim();
  if (whole === undefined || !mayHaveLink.test(whole)) return whole;
  let isLost = false;
  const written = withLinks(whole, (href) => {
    const address = /^[a-z][a-z0-9+.-]*:/i.test(href.trim()) ? safeHref(href) : undefined;
    if (address === undefined) isLost = true;
    return address;
  });
  return isLost ? written : whole;
}

/** The same with a mark in front when the thing is deprecated. */
export function describeMarked(thing: { description?: Markdown; deprecated: boolean }): string | undefined {
  const text = toDescription(thing.description);
  if (!thing.deprecated) return text;
  return text === undefined ? '**Deprecated.**' : `**Deprecated.** ${text}`;
}

/** A text in CommonMark, written again with each address as `href` has it, or as the words of its link. */
function withLinks(source: string, href: ResolveLink): string {
  const parser = createMarkdownParser();
  // The parser leaves what is unsafe as it is written, which others than it may read as a link.
  parser.validateLink = () => true;
  const level = (tag: string): number => Number(tag.charAt(1));
  const asIs = { href: (address: string): string => address, headings: true };
  return splitText(source, parser)
    .flatMap(({ nodes, html }) =>
      html === undefined ? authorsBlocks(nodes, { href, level }) : htmlToMarkdown(sanitized(html, href), asIs),
    )
    .join('\n\n');
}
