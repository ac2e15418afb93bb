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

/** A link to an anchor of a page of the site, or away from the site, with the address that it leads to. */
export interface AnchorLink extends TextLink {
  target: string;
}

/** A link to report: one to an anchor, which can only be checked later, or a broken one, which leads nowhere. */
type FoundLink = TextLink & Partial<AnchorLink>;

/** A result, with the links to report in the texts that were rendered for it. */
export interface Traced<Made> {
  made: Made;
  links: readonly FoundLink[];
}

/** Renders the texts of the description with the links that they have on the site, each once. */
export interface RenderText {
  (text: Markdown): RichText;
  /** The address of a field that holds a URL, or undefined when it can be no link. */
  href: (url: string | undefined) => string | undefined;
  /** Makes something, and notes the links of the texts that are rendered on the way. */
  trace: <Made>(make: () => Made) => Traced<Made>;
  /** Reports the links of what was made before and is used again. */
  report: (links: readonly FoundLink[]) => void;
}

interface TextOptions {
  resolveHref: ResolveHref;
  /** Called with each link that cannot be resolved, which becomes plain text. */
  onBroken: (link: TextLink) => void;
  /** Called with each link to an anchor of a page, which can be checked once all pages are made, and with those that lead away. */
  onAnchor: (link: AnchorLink) => void;
}

/** Makes the renderer of the texts of one description. */
export function createTextRenderer({ resolveHref, onBroken, onAnchor }: TextOptions): RenderText {
  const renderMarkdown = createMarkdownRenderer();
  const rendered = new Map<string, Traced<RichText>>();
  // A long text has many links.
  const reported = new Map<string, Set<string>>();
  let noted: FoundLink[] | undefined;

  const note = (links: readonly FoundLink[]): void => {
    for (const link of links) noted?.push(link);
  };

  const report: RenderText['report'] = (links) => {
    note(links);
    for (const link of links) {
      const { source, href, target } = link;
      const ofText = reported.get(source) ?? new Set<string>();
      reported.set(source, ofText);
      const key = JSON.stringify([href, target]);
      if (ofText.has(key)) continue;
      ofText.add(key);
      if (target === undefined) onBroken(link);
      else onAnchor({ ...link, target });
    }
  };

  const trace: RenderText['trace'] = (make) => {
    const around = noted;
    const links: FoundLink[] = [];
    noted = links;
    try {
      return { made: make(), links };
    } finally {
      noted = around;
      note(links);
    }
  };

  const follow = (source: string, href: string): string | undefined => {
    const target = safeHref(resolveHref(href));
    if (target === undefined) report([{ source, href }]);
    else if (/^\/.*#/.test(href) || leadsAway(href, target)) report([{ source, href, target }]);
    return target;
  };

  const renderOne = (source: string): RichText => {
    const links = new Map<string, string>();
    const html = renderMarkdown(source, (href) => {
      const target = follow(source, href);
      if (target === undefined) return undefined;
      links.set(href, target);
      return target;
    });
    return { source: [source], html, ...linksOf(links) };
  };

  const renderOnce = (source: string): RichText => {
    const known = rendered.get(source);
    if (known) note(known.links);
    const text = known ?? trace(() => renderOne(source));
    rendered.set(source, text);
    return text.made;
  };

  const renderText = (text: Markdown): RichText => joined(text.map(renderOnce));
  const href: RenderText['href'] = (url) => (url === undefined ? undefined : follow(url, url));
  return Object.assign(renderText, { href, trace, report });
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

/** Whether a link that is written as one of the site leads to another. */
export function leadsAway(href: string, target: string): boolean {
  return /^https?:/i.test(target) && !/^[a-z][a-z0-9+.-]*:/i.test(href);
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
