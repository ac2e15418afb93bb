import type { ReferencePage } from '../page';
import { makeApiPage } from './apiPage';
import type { PagesInput } from './context';
import { makeModelPages } from './modelPage';
import { createOutliner } from './outline';

/** Makes every page of the reference, API pages first, in the order of the sidebar. */
export function makePages(input: PagesInput): ReferencePage[] {
  const { addresses, renderText, releases } = input;
  const { schemas } = input.cache;
  const modelHref = (name: string): string | undefined => addresses.models.get(name);
  const outlineOf = createOutliner({ schemas, modelHref, renderText, releases });
  const context = { ...input, schemas, modelHref, outlineOf };
  return [
    ...addresses.apiPages.map((address) => makeApiPage(address, context)),
    ...makeModelPages(addresses.modelPages, context),
  ];
}
