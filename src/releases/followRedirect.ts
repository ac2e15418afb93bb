import { safelyDecode } from '../reference/address';
import { anchorsTo } from '../reference/pages/anchors';

/** Where addresses that are gone lead to, by the addresses: of pages (`/docs/old`) and of anchors (`/docs/page#old`). */
export type Redirects = ReadonlyMap<string, string>;

/**
 * Where one redirect leads an address, with its anchor; undefined when none is about it. A redirect of an anchor counts for
 * those below it as well, and one of a page for all of its anchors, which keep their names.
 */
export function followRedirect(address: string, redirects: Redirects): string | undefined {
  const [page = '', anchor] = address.split('#');
  if (anchor !== undefined) {
    for (const outer of anchorsTo(anchor).reverse()) {
      const to = redirects.get(`${page}#${outer}`);
      if (to !== undefined) return to.includes('#') ? to + anchor.slice(outer.length) : to;
    }
  }
  const to = redirects.get(page);
  return to === undefined || anchor === undefined || to.includes('#') ? to : `${to}#${anchor}`;
}

/** Where redirects lead the address that a browser shows, which is percent-encoded; theirs may be, too. */
export function followShown(address: string, redirects: Readonly<Record<string, string>>): string | undefined {
  const decoded = Object.entries(redirects).map(([from, to]): [string, string] => [safelyDecode(from), to]);
  return followRedirect(safelyDecode(address), new Map(decoded));
}
