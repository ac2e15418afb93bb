import { groupBy } from '../groupBy';
import type { ApiPage, ReferencePage } from '../page';
import type { Problem } from '../problems';
import { inShort, withArticle } from '../words';
import type { Addresses, SharedAddress } from './addresses';
import type { PageContext } from './context';
import { breadcrumbs } from './pageLinks';
import { titleOf } from './typeWords';

/** Makes the page at an address that the names of several tags or models would have: it leads to their pages. */
export function makeSharedPage({ url, pages }: SharedAddress, context: PageContext): ApiPage {
  const named = pages.map((page) => ({
    name: 'tag' in page ? page.tag.name : page.schema.name,
    label: 'tag' in page ? page.tag.title : titleOf(page.schema.name, context.schemas),
    href: page.url,
  }));
  const equal = groupBy(named, ({ label }) => [label]);
  const links = named.map(({ name, label, href }) => ({
    label: (equal.get(label)?.length ?? 0) > 1 ? `${label} (${name})` : label,
    href,
  }));
  const title = links.map(({ label }) => label).join(', ');
  return {
    ...{
      kind: 'api',
      url,
      title,
      breadcrumbs: breadcrumbs('', context.home, context.addresses),
      operations: [],
      seeAlso: [],
    },
    summary: `Pages with similar names in ${withArticle(context.model.title)}.`,
    sharedAnchors: [{ anchors: [], links }],
  };
}

/** A notice for each anchor that the names of several places of a page would have, at the operation or model there. */
export function sharedAnchorProblems(
  pages: readonly ReferencePage[],
  { apiPages, modelPages }: Pick<Addresses, 'apiPages' | 'modelPages'>,
  locate: (pointer: string) => Problem['place'],
): Problem[] {
  const operations = new Map(apiPages.map((page) => [page.url, page.operations]));
  const models = new Map(modelPages.map(({ url, schema }) => [url, schema.pointer]));
  return pages.flatMap((page): Problem[] => {
    const pointerOf = (anchor: string): string => {
      const at = page.kind === 'api' ? page.operations.findIndex((each) => isIn(anchor, each.anchor)) : 0;
      return models.get(page.url) ?? operations.get(page.url)?.[Math.max(at, 0)]?.pointer ?? '#';
    };
    return (page.sharedAnchors ?? []).flatMap(({ anchors, links }): Problem[] => {
      const [anchor] = anchors;
      if (anchor === undefined) return [];
      const names = inShort(links.map(({ label }) => JSON.stringify(label)));
      const message = `The names ${names} beside each other share an anchor: each has an anchor with a suffix, and the plain one leads to all of them.`;
      return [{ severity: 'notice', place: locate(pointerOf(anchor)), message, remedy: similarNames }];
    });
  });
}

/** How names are to differ for addresses without a suffix. */
const similarNames = 'Let the names differ in letters or digits, not only in case, accents, spaces or signs.';

function isIn(anchor: string, parent: string): boolean {
  return anchor === parent || anchor.startsWith(`${parent}.`);
}
