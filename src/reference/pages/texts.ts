import { safeHref } from '../escape';
import { createMarkdownRenderer } from '../markdown';
import type { Markdown, RichText, Written } from '../text';
import type { ResolveHref } from './links';

/** Renders the texts of the description with the links that they have on the site, each once. */
export interface RenderText {
  (text: Markdown): RichText;
  /** The address of a field that holds a URL. */
  address: (url: string | undefined) => Address;
}

/** The address of a field that holds a URL. */
export interface Address {
  /** Left out when it can be no link. */
  href?: string;
  /** What the author wrote, where a link from it has to be checked or leads nowhere. */
  written?: Written[];
}

/** Makes the renderer of the texts of one description. */
export function createTextRenderer(resolveHref: ResolveHref): RenderText {
  const renderMarkdown = createMarkdownRenderer();
  const rendered = new Map<string, RichText>();
  const follow = (href: string): string | undefined => safeHref(resolveHref(href));

  const renderOne = (source: string): RichText => {
    const links = new Map<string, string>();
    const broken = new Set<string>();
    const html = renderMarkdown(source, (href) => {
      const target = follow(href);
      if (target === undefined) broken.add(href);
      else links.set(href, target);
      return target;
    });
    return { source: [source], html, ...linksOf(links, broken) };
  };

  const renderOnce = (source: string): RichText => {
    const text = rendered.get(source) ?? renderOne(source);
    rendered.set(source, text);
    return text;
  };

  const address: RenderText['address'] = (url) => {
    if (url === undefined) return {};
    const href = follow(url);
    if (href === undefined) return { written: [{ source: [url], broken: [url] }] };
    return { href, ...(isToCheck(url, href) ? { written: [{ source: [url], links: { [url]: href } }] } : {}) };
  };

  return Object.assign((text: Markdown) => joined(text.map(renderOnce)), { address });
}

/** The renderer of the texts of pages, which counts the HTML of each wherever it is put in. */
export function countTexts(renderText: RenderText, count: (characters: number) => void): RenderText {
  const counted = (text: Markdown): RichText => {
    const made = renderText(text);
    count(made.html.length);
    return made;
  };
  return Object.assign(counted, renderText);
}

/** Whether a link may lead to an anchor that no page has, or leads away from the site: that is known once all pages are made. */
export function isToCheck(href: string, target: string): boolean {
  return /^\/.*#/.test(href) || leadsAway(href, target);
}

/** Whether a link that is written as one of the site leads to another. */
export function leadsAway(href: string, target: string): boolean {
  return /^https?:/i.test(target) && !/^[a-z][a-z0-9+.-]*:/i.test(href);
}

/** Several texts of one thing, one below the other. */
function joined([first = { source: [], html: '' }, ...others]: RichText[]): RichText {
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    source: all.flatMap(({ source }) => source),
    html: all.map(({ html }) => html).join('\n'),
    ...linksOf(
      new Map(all.flatMap((text) => Object.entries(text.links ?? {}))),
      new Set(all.flatMap((text) => text.broken ?? [])),
    ),
  };
}

function linksOf(links: ReadonlyMap<string, string>, broken: ReadonlySet<string>): Pick<RichText, 'links' | 'broken'> {
  return {
    ...(links.size > 0 ? { links: Object.fromEntries(links) } : {}),
    ...(broken.size > 0 ? { broken: [...broken] } : {}),
  };
}
