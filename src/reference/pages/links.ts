import type { RichText } from '../text';
import type { Addresses } from './addresses';

/** A link in a text of the description that leads nowhere. */
export interface BrokenLink {
  text: RichText;
  href: string;
}

/** Gives a text with its links led to their pages; a link that leads nowhere is noted and keeps its address. */
export type LinkText = (text: RichText) => RichText;

interface LinkOptions {
  addresses: Addresses;
  /** Every path of the site under `docsPath`, lower case; undefined when they are not known. */
  sitePaths?: Set<string>;
  docsPath: string;
  onBroken: (link: BrokenLink) => void;
}

/**
 * Resolves the links of the description's texts. `#getTask`, `#operation/getTask`, `#/components/schemas/Task`,
 * `#schema/Task` and `#tag/Tasks` lead to what they name; a path of the site has to exist.
 */
export function createTextLinker(options: LinkOptions): LinkText {
  const linked = new Map<RichText, RichText>();
  return (text) => {
    if (!text.html.includes('href="')) return text;
    let result = linked.get(text);
    if (!result) {
      result = { source: text.source, html: linkHtml(text, options) };
      linked.set(text, result);
    }
    return result;
  };
}

function linkHtml(text: RichText, options: LinkOptions): string {
  return text.html.replace(/href="([^"]*)"/g, (attribute, href: string) => {
    const target = resolveHref(href, options);
    if (target === undefined) options.onBroken({ text, href });
    return target === undefined ? attribute : `href="${target}"`;
  });
}

function resolveHref(href: string, { addresses, sitePaths, docsPath }: LinkOptions): string | undefined {
  if (href.startsWith('#')) return resolveFragment(decodeURIComponent(href.slice(1)), addresses);
  if (!sitePaths || !href.startsWith(`${docsPath}/`)) return href;
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  return sitePaths.has(path.toLowerCase()) ? href : undefined;
}

function resolveFragment(fragment: string, addresses: Addresses): string | undefined {
  const name = fragment.replace(/^(operation|schema|tag|\/components\/schemas)\//, '');
  const operation = addresses.operations.get(name);
  if (operation) return `${operation.page}#${operation.anchor}`;
  return addresses.models.get(name) ?? addresses.tags.get(name);
}
