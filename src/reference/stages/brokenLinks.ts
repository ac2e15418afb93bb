import { withoutSlash } from '../address';
import type { Description } from '../load/description';
import { unreadPlace } from '../load/loadProblems';
import type { ReferencePage } from '../page';
import { addressesOf } from '../pageAddresses';
import { isToCheck, leadsAway, type RenderText } from '../pages/texts';
import { extendPointer } from '../pointer';
import { placeKey } from '../problemGroups';
import type { Place, Problem } from '../problems';
import { walkObject } from '../support/walk';
import type { Written } from '../text';
import { writtenIn } from './writtenTexts';

/**
 * Finds each place of the description where a text with a broken link stands, or with one that leads away from the site,
 * and says how to correct it. What a link names within the description may be in a part that could not be read.
 */
export function reportBrokenLinks(
  links: readonly TextLink[],
  { document, locate, problems: loadProblems }: Pick<Description, 'document' | 'locate' | 'problems'>,
  severity: Problem['severity'],
): Problem[] {
  if (links.length === 0) return [];
  const lost = unreadPlace(loadProblems);
  const hrefs = new Map<string, Map<string, string | undefined>>();
  for (const { source, href, target } of links) hrefs.set(source, (hrefs.get(source) ?? new Map()).set(href, target));
  const reported = new Set(loadProblems.map(({ place }) => placeKey(place)));
  const problems: Problem[] = [];
  const search = (value: unknown, pointer: string, isAddress: boolean): void => {
    if (typeof value === 'string') {
      for (const [href, target = ''] of hrefs.get(value) ?? []) {
        // A text that is no more than an address is the source of its links too, but holds none.
        if (!isAddress && href === value) continue;
        // An example whose file is not read is reported when it is loaded.
        if (isAddress && reported.has(placeKey(locate(exampleAt(pointer))))) continue;
        problems.push({
          ...{ severity, place: locate(pointer) },
          ...(leadsAway(href, target) ? explainAway(href, target) : explain(href, lost)),
        });
      }
    }
    // Texts of the values of a schema, by value.
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) search(inner, extendPointer(pointer, key), isAddress);
  };
  walkObject('OpenAPI', document, '#', ({ support, value, pointer }) => {
    if (support && ['markdown', 'text', 'url'].includes(support.kind)) search(value, pointer, support.kind === 'url');
    return true;
  });
  return problems;
}

/** The Example Object (4.19) whose address is at a pointer; the pointer itself for any other address. */
function exampleAt(pointer: string): string {
  return pointer.replace(/\/externalValue$/, '');
}

function explain(
  href: string,
  lost: Place | undefined,
): Pick<Problem, 'message' | 'remedy' | 'kind' | 'subject' | 'cause'> {
  const own = href.startsWith('#');
  return {
    message: `The link "${href}" is broken; it is shown as text.`,
    kind: 'A link is broken; it is shown as text.',
    subject: href,
    ...(own && lost ? { cause: lost } : {}),
    remedy: own
      ? 'Name an operationId, a schema with a page or a tag after #, such as #getTask.'
      : 'Name a page of the site and an anchor that it has.',
  };
}

function explainAway(href: string, target: string): Pick<Problem, 'message' | 'remedy' | 'kind' | 'subject'> {
  return {
    message: `No page here has the address of the link "${href}"; it leads to ${target}.`,
    kind: 'No page here has the address of a link; it leads to the site of the API.',
    subject: href,
    remedy: 'Write the whole address, with https://.',
  };
}

/** A link in a text of the description, with the address its author wrote. */
interface TextLink {
  /** The text, or the address itself where it is a field of its own. */
  source: string;
  href: string;
  /** Where it leads; nowhere without one. */
  target?: string;
}

/**
 * The links that are broken or lead away from the site, of all that authors wrote that finished pages and the texts for guides
 * show, wherever it stands. `guideAnchors` holds the anchors of pages that are not made here, by lower-case path; a page that is
 * in neither is not judged. `renderText` says which of several texts, one below the other, has a link.
 */
export function findBrokenLinks(
  { pages, inserts }: { pages: readonly ReferencePage[]; inserts: object },
  guideAnchors: ReadonlyMap<string, ReadonlySet<string>>,
  renderText: RenderText,
): TextLink[] {
  const all = writtenIn([pages, inserts], hasLinksToReport).flatMap((written) =>
    written.source.length > 1 ? written.source.map((source) => renderText([source])) : written,
  );
  const lost = all.flatMap(({ source: [source = ''], broken = [] }) => broken.map((href) => ({ source, href })));
  const toCheck = all.flatMap(({ source: [source = ''], links = {} }) =>
    Object.entries(links)
      .filter(([href, target]) => isToCheck(href, target))
      .map(([href, target]) => ({ source, href, target })),
  );
  return [...lost, ...lostAnchors(toCheck, pages, guideAnchors)];
}

function hasLinksToReport({ links = {}, broken }: Written): boolean {
  return broken !== undefined || Object.entries(links).some(([href, target]) => isToCheck(href, target));
}

/** The links whose page is there but whose anchor is not, and those that lead away from the site. */
function lostAnchors(
  links: Required<TextLink>[],
  pages: readonly ReferencePage[],
  guideAnchors: ReadonlyMap<string, ReadonlySet<string>>,
): TextLink[] {
  const ofPages = new Map(pages.map((page) => [page.url.toLowerCase(), page]));
  const known = new Map<string, ReadonlySet<string>>(guideAnchors);
  return links.filter(({ href, target }) => {
    if (leadsAway(href, target)) return true;
    const [path = '', anchor = ''] = target.split('#');
    const key = withoutSlash(path).toLowerCase();
    const page = ofPages.get(key);
    const anchors = known.get(key) ?? (page && addressesOf(page).anchors);
    if (anchors) known.set(key, anchors);
    return anchors !== undefined && !anchors.has(anchor);
  });
}
