import { safeHref } from '../escape';
import { createMarkdownRenderer } from '../markdown';
import type { Markdown, RichText } from '../text';
import type { ResolveHref } from './links';

/** A link in a text of the description, with the address its author wrote. */
export interface TextLink {
  /** The text, or the address itself where it is a field of its own. */
  source: string;
  href: string;
}

/** Renders the texts of the description with the links that they have on the site, each once. */
export interface RenderText {
  (text: Markdown): RichText;
  /** The address of a field that holds a URL, or undefined when it can be no link. */
  href: (url: string | undefined) => string | undefined;
}

interface TextOptions {
  resolveHref: ResolveHref;
  /** Called with each link that leads nowhere, which becomes plain text. */
  onBroken: (link: TextLink) => void;
  /** Called with each link to an anchor of a page, which can be checked once all pages are made. */
  onAnchor: (link: TextLink) => void;
}

/** Makes the renderer of the texts of one description. */
export function createTextRenderer({ resolveHref, onBroken, onAnchor }: TextOptions): RenderText {
  const renderMarkdown = createMarkdownRenderer();
  const rendered = new Map<string, RichText>();

  const follow = (source: string, href: string): string | undefined => {
    const target = safeHref(resolveHref(href));
    if (target === undefined) onBroken({ source, href });
    return target;
  };

  const renderOne = (source: string): RichText => {
    const links = new Map<string, string>();
    const html = renderMarkdown(source, (href) => {
      const target = follow(source, href);
      if (target === undefined) return undefined;
      if (target === href && /^\/.*#/.test(href)) onAnchor({ source, href });
      links.set(href, target);
      return target;
    });
    return { source: [source], html, ...linksOf(links) };
  };

  const renderOnce = (source: string): RichText => {
    const text = rendered.get(source) ?? renderOne(source);
    rendered.set(source, text);
    return text;
  };

  const renderText = (text: Markdown): RichText => joined(text.map(renderOnce));
  return Object.assign(renderText, { href: (url?: string) => (url === undefined ? undefined : follow(url, url)) });
}

/** Several texts of one thing, one below the other. */
function joined([first = { source: [], html: '' }, ...others]: RichText[]): RichText {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const links = new Map(all.flatMap((text) => Object.entries(text.links ?? {})));
  return {
    source: all.flatMap(({ source }) => source),
    html: all.map(({ html }) => html).join('\n'),
    ...linksOf(links),
  };
}

function linksOf(links: Map<string, string>): Pick<RichText, 'links'> {
  return links.size > 0 ? { links: Object.fromEntries(links) } : {};
}
