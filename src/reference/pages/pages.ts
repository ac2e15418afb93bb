import type { ExampleCache } from '../examples/schemaExample';
import type { NamedSchema, ReferenceModel, Schema } from '../model';
import type { Link, ReferencePage } from '../page';
import type { Addresses } from './addresses';
import { makeApiPage } from './apiPage';
import { makeModelPages } from './modelPage';
import { createOutliner, type SchemaOutline } from './outline';
import type { RenderText } from './texts';
import type { Uses } from './uses';

/** What pages are made of. */
export interface PagesInput {
  model: ReferenceModel;
  /** Examples of its schemas, made once for all that shows them. */
  cache: ExampleCache;
  uses: Uses;
  addresses: Addresses;
  renderText: RenderText;
  /** Source file of a pointer, relative to the site's folder. */
  sourceOf: (pointer: string) => string;
  home: Link;
}

/** What the pages of one reference share. */
export interface PageContext extends PagesInput {
  schemas: Map<string, NamedSchema>;
  modelHref: (name: string) => string | undefined;
  outlineOf: (schema: Schema) => SchemaOutline;
}

/** Makes every page of the reference, API pages first, in the order of the sidebar. */
export function makePages(input: PagesInput): ReferencePage[] {
  const { addresses, renderText } = input;
  const { schemas } = input.cache;
  const modelHref = (name: string): string | undefined => addresses.models.get(name);
  const outlineOf = createOutliner({ schemas, modelHref, renderText });
  const context = { ...input, schemas, modelHref, outlineOf };
  return [
    ...addresses.apiPages.map((address) => makeApiPage(address, context)),
    ...makeModelPages(addresses.modelPages, context),
  ];
}
