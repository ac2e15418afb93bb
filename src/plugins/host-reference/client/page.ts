import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import type { Props as TocProps } from '@theme/TOC';
import { safelyDecode } from '../../../reference/address';

/** What of a page is not its body. The HTML of a built page has it beside the body. */
export interface PageHead {
  /** Address of the page, as its data has it. */
  url: string;
  title: string;
  description: string;
  toc: TocProps['toc'];
  previous?: PropNavigationLink;
  next?: PropNavigationLink;
  /** Address of the page as Markdown; the overview has none. */
  markdown?: string;
}

/** A page as it is shown. */
export interface Page extends PageHead {
  /** The same object as long as the page lives: for another one React would set the HTML again, which folds everything. */
  content: { __html: string };
  /** Addresses that the body links to, and its anchors, for the check of links; empty in the browser. */
  links: string[];
  anchors: string[];
}

/** A path as pages are known by: without a slash at its end. */
export function pathKey(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

/** The file that a build writes the page at a path to, as an address: a server may not know it by that of the page. */
export function pageFile(pathname: string, trailingSlash: boolean | undefined): string {
  const key = pathKey(pathname);
  if (/\.html?$/i.test(key)) return key;
  return trailingSlash === false ? `${key}.html` : `${key}/index.html`;
}

/** Whether two paths are that of one page: they may be encoded, in other letters or with a slash at the end, as the router allows. */
export function isSamePath(one: string, other: string): boolean {
  const [first, second] = [one, other].map((pathname) => safelyDecode(pathKey(pathname)).toLowerCase());
  return first === second;
}
