import { withoutSlash } from '../../../reference/address';

/**
 * HTML whose links to pages of the site end as its addresses do: all with a slash, all without one, or as they are. A path with a dot in
 * its last segment is a file, and the address of the site keeps its slash.
 */
export function slashed(html: string, trailingSlash: boolean | undefined, baseUrl: string): string {
  if (trailingSlash === undefined) return html;
  return html.replace(/ href="(\/(?!\/)[^"#?]*)([^"]*)"/g, (whole, path: string, rest: string) => {
    if (path === baseUrl || /\.[^/]+$/.test(path)) return whole;
    return ` href="${withoutSlash(path)}${trailingSlash ? '/' : ''}${rest}"`;
  });
}
