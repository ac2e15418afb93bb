import { groupBy } from '../groupBy';
import type { ReferencePage } from '../page';
import { keyOfPage, makeApiPage } from './apiPage';
import type { PagesInput } from './context';
import { makeModelPages } from './modelPage';
import { createOutliner } from './outline';
import { createSchemeNamer } from './securityView';
import { makeSharedPage } from './sharedPage';
import { countTexts } from './texts';

/** Makes every page of the reference, API pages first, in the order of the sidebar. */
export function makePages(input: PagesInput): ReferencePage[] {
  const { addresses, releases, limit } = input;
  const renderText = countTexts(input.renderText, limit.count);
  const { schemas } = input.cache;
  const modelHref = (name: string): string | undefined => addresses.models.get(name);
  const outlineOf = createOutliner({ schemas, modelHref, renderText, releases, limit });
  const pagesOfTag = groupBy(addresses.apiPages, ({ tag }) => [tag.name]);
  const pageAt = new Map(addresses.apiPages.map((page) => [keyOfPage(page), page]));
  const alsoOfTag = groupBy(input.model.operations, ({ tags }) => tags.slice(1));
  const nameScheme = createSchemeNamer(input.model.securitySchemes);
  const context = { ...input, renderText, schemas, modelHref, outlineOf, pagesOfTag, pageAt, alsoOfTag, nameScheme };
  return [
    ...addresses.apiPages.map((address) => makeApiPage(address, context)),
    ...makeModelPages(addresses.modelPages, context),
    ...addresses.shared.map((shared) => makeSharedPage(shared, context)),
  ];
}
