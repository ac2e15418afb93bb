import { escapeHtml, unescapeHtml } from '../html';
import { safeHref } from '../safeHref';
import { safelyDecode } from '../safelyDecode';
import type { RichText } from '../text';
import type { Addresses } from './addresses';
import { toSlug } from './slug';

/** A link in a text of the description, with the address its author wrote. */
export interface TextLink {
  text: RichText;
  href: string;
}

/** Leads the links of the description to their pages; one that leads nowhere becomes plain text and is noted. */
export interface LinkText {
  (text: RichText): RichText;
  /** The address of a field that holds a URL, or undefined when it can be no link. */
  href: (url: string | undefined) => string | undefined;
}

interface LinkOptions {
  addresses: Addresses;
  /** Address of the docs, `/docs`; what lies below has to be one of `sitePaths`. */
  docsPath: string;
  /** Every page below `docsPath`, lower case. */
  sitePaths: Set<string>;
  /** What a path of no page of the site is relative to: the host of a foreign API's documentation. */
  foreignBase?: string;
  onBroken: (link: TextLink) => void;
  /** A link to an anchor of a page, which can be checked once all pages are made. */
  onAnchor: (link: TextLink) => void;
}

/**
 * Resolves the links of the description's texts. `#getTask`, `#operation/getTask`, `#/components/schemas/Task`,
 * `#schema/Task` and `#tag/Tasks` lead to what they name; a path has to be a page of the site, or to lie on the host
 * that the description documents.
 */
export function createTextLinker(options: LinkOptions): LinkText {
  const linked = new Map<RichText, RichText>();
  const named = nameTargets(options.addresses);
  const toHref = (url: string | undefined): string | undefined => {
    if (url === undefined) return undefined;
    const target = safeHref(resolveHref(url, named, options));
    if (target === undefined) options.onBroken({ text: { source: url, html: '' }, href: url });
    return target;
  };
  const linkText = (text: RichText): RichText => {
    if (!text.html.includes('href="')) return text;
    let result = linked.get(text);
    if (!result) {
      result = { source: text.source, html: linkHtml(text, named, options) };
      linked.set(text, result);
    }
    return result;
  };
  return Object.assign(linkText, { href: toHref });
}

/** A link as the sanitiser writes it: attributes in quotes, with no quote in them. */
const sanitisedLink = /<a((?: [a-z]+="[^"]*")*?) href="([^"]*)"((?: [a-z]+="[^"]*")*)>([\s\S]*?)<\/a>/g;

function linkHtml(text: RichText, named: Map<string, string>, options: LinkOptions): string {
  return text.html.replace(sanitisedLink, (_all, before, href, after, words) => {
    const written = unescapeHtml(href);
    const target = safeHref(resolveHref(written, named, options));
    if (target === undefined) {
      options.onBroken({ text, href: written });
      return words;
    }
    if (target === written && /^\/.*#/.test(target)) options.onAnchor({ text, href: written });
    return `<a${before} href="${escapeHtml(target)}"${after}>${words}</a>`;
  });
}

function resolveHref(href: string, named: Map<string, string>, options: LinkOptions): string | undefined {
  const { docsPath, sitePaths, foreignBase } = options;
  if (href.startsWith('#')) return resolveFragment(href.slice(1), named);
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return href;
  if (foreignBase === undefined && !href.startsWith(docsPath === '/' ? '/' : `${docsPath}/`)) return href;
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  if (sitePaths.has(path.toLowerCase())) return href;
  return foreignBase === undefined ? undefined : resolveForeign(href, foreignBase);
}

/** An address on the host that the description documents; nothing when that has no host. */
function resolveForeign(href: string, base: string): string | undefined {
  return URL.canParse(href, base) ? new URL(href, base).href : undefined;
}

/** Operations, schemas and tags by every name that a fragment may use, lower case. The first to have a name keeps it. */
function nameTargets({ operations, models, tags }: Addresses): Map<string, string> {
  const targets = new Map<string, string>();
  const add = (name: string, target: string): void => {
    for (const key of [name.toLowerCase(), toSlug(name)]) if (!targets.has(key)) targets.set(key, target);
  };
  for (const [id, { page, anchor }] of operations) add(id, `${page}#${anchor}`);
  for (const [name, url] of models) add(name, url);
  for (const [name, url] of tags) add(name, url);
  return targets;
}

/** The last word of a fragment counts: `tag/Tasks/operation/getTask` is the operation. */
function resolveFragment(fragment: string, named: Map<string, string>): string | undefined {
  const name = safelyDecode(fragment).replace(/^.*(operation|schema|schemas|tag|model)\//, '');
  return named.get(name.toLowerCase());
}
