import type { ReferencePage } from './page';
import type { Link } from './text';

/** Addresses as a page's data holds them. */
interface PageAddresses {
  /** Where its links lead, to this site and others. */
  links: ReadonlySet<string>;
  /** What a link can lead to on it. */
  anchors: ReadonlySet<string>;
}

/** Anchors of the headings that every page of a model has. */
const modelAnchors = ['fields', 'used-by'];

/** Keys whose values are what a client sends, where names are the API's: a field `href` there is no link of the page. */
export const sentKeys: readonly string[] = ['sent', 'request'];

/** The addresses in a page's data, wherever they stand, and in the links at its foot. */
export function addressesOf(page: ReferencePage, foot: readonly Link[] = []): PageAddresses {
  const links = new Set(foot.map(({ href }) => href));
  const anchors = new Set(page.kind === 'model' ? modelAnchors : []);
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string') {
        if (key === 'anchor') anchors.add(inner);
        else if (key === 'href' || key === 'externalHref') links.add(inner);
      } else if (key === 'sectionAnchors') for (const each of Object.values(inner as object)) anchors.add(String(each));
      else if (key === 'anchors' && Array.isArray(inner)) for (const each of inner) anchors.add(String(each));
      else if (key === 'links' && !Array.isArray(inner)) addTargets(inner, links);
      else if (!sentKeys.includes(key)) walk(inner);
    }
  };
  walk(page);
  return { links, anchors };
}

/** Adds where the links of a text lead, which are by the address that its author wrote. */
function addTargets(ofText: object, links: Set<string>): void {
  for (const target of Object.values(ofText)) links.add(String(target));
}
