import { safelyDecode, withoutSlash } from '../address';
import { toSlug } from '../slug';
import type { Addresses } from './addresses';

/** Returns the address that a link of the description leads to on the site; undefined when it cannot be resolved. */
export type ResolveHref = (href: string) => string | undefined;

interface LinkOptions {
  addresses: Pick<Addresses, 'operations' | 'callbacks' | 'models' | 'tags'>;
  /** Address of the docs, `/docs`; what is below it has to be one of `sitePaths`. */
  docsPath: string;
  /** Every page below `docsPath`, without a slash at its end: lower case, but as they are where there is a `foreignBase`. */
  sitePaths: Set<string>;
  /** Base URL of the site, `/` without one. */
  baseUrl?: string;
  /** The addresses of the headings of the description's introduction, by their names. */
  headings?: ReadonlyMap<string, string>;
  /** What a path of no page of the site is relative to: the host of a foreign API's documentation. */
  foreignBase?: string;
}

/**
 * Resolves the links of the description's texts. `#getTask`, `#operation/getTask`, `#/components/schemas/Task`,
 * `#schema/Task` and `#tag/Tasks` lead to what they name, `#paging` and `#section/Paging` to a heading of the
 * introduction; a path has to be a page of the site, or to lie on the host that the description documents.
 */
export function createLinkResolver(options: LinkOptions): ResolveHref {
  const { operations, callbacks } = options.addresses;
  const targets: Targets = {
    named: nameTargets(options.addresses),
    anchors: new Set([...operations.values(), ...callbacks.values()].map(({ page, anchor }) => `${page}#${anchor}`)),
  };
  return (href) => resolveHref(href, targets, options);
}

/** Where links may lead: what names stand for, and the anchors of operations, which are known before the pages are made. */
interface Targets {
  named: Map<string, string>;
  anchors: ReadonlySet<string>;
}

function resolveHref(href: string, { named, anchors }: Targets, options: LinkOptions): string | undefined {
  const { docsPath, sitePaths, foreignBase, headings, baseUrl = '/' } = options;
  // An empty address is the page on which the text happens to stand.
  if (/^[\s?#]*$/.test(href)) return undefined;
  if (href.startsWith('#')) return resolveFragment(href.slice(1), named) ?? resolveHeading(href.slice(1), headings);
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return href;
  const address = withBaseUrl(href, baseUrl);
  if (foreignBase === undefined && !address.startsWith(docsPath === '/' ? '/' : `${docsPath}/`)) return address;
  const path = withoutSlash(address.replace(/[?#].*$/, ''));
  // Authors of other sites mean an anchor of a page of theirs, even where a page here has its address.
  const isForeignAnchor = foreignBase !== undefined && address.includes('#');
  const key = foreignBase === undefined ? path.toLowerCase() : path;
  if (isForeignAnchor ? anchors.has(address) : sitePaths.has(key)) return address;
  return foreignBase === undefined ? undefined : resolveForeign(href, foreignBase);
}

/**
 * The address on the site of a path that an author wrote, who writes links without the base URL: `/docs/x` is `/portal/docs/x`
 * below `/portal/`. One that begins with the base URL stays as it is, as in Docusaurus, and so does every other link.
 */
export function withBaseUrl(href: string, baseUrl: string): string {
  return /^\/(?!\/)/.test(href) && !href.startsWith(baseUrl) ? baseUrl + href.slice(1) : href;
}

/** An address on the host that the description documents; undefined if there is none. */
function resolveForeign(href: string, base: string): string | undefined {
  return URL.canParse(href, base) ? new URL(href, base).href : undefined;
}

/**
 * Operations, schemas, tags and operations of callbacks by every name that a fragment may use: their own, that in lower
 * case, and their slug. The first to have a name keeps it, and one's own counts before the others' further ones.
 */
function nameTargets({ operations, callbacks, models, tags }: LinkOptions['addresses']): Map<string, string> {
  const anchored = (places: LinkOptions['addresses']['operations']): [string, string][] =>
    [...places].map(([id, { page, anchor }]) => [id, `${page}#${anchor}`]);
  const all = [...anchored(operations), ...models, ...tags, ...anchored(callbacks)];
  const targets = new Map<string, string>();
  for (const keyOf of [(name: string) => name, (name: string) => name.toLowerCase(), toSlug])
    for (const [name, target] of all) if (!targets.has(keyOf(name))) targets.set(keyOf(name), target);
  return targets;
}

/** The last word of a fragment counts: `tag/Tasks/operation/getTask` is the operation. */
function resolveFragment(fragment: string, named: Map<string, string>): string | undefined {
  const name = safelyDecode(fragment).replace(/^.*(operation|schema|schemas|tag|model)\//, '');
  return named.get(name) ?? named.get(name.toLowerCase());
}

/** A heading by its words; what stands before the last slash says under which others it is (`section/Use/Paging`). */
function resolveHeading(fragment: string, headings: ReadonlyMap<string, string> | undefined): string | undefined {
  return headings?.get(toSlug(safelyDecode(fragment).replace(/^.*\//, '')));
}
