import { createExampleCache, type ExampleCache } from '../examples/schemaExample';
import type { NamedSchema, Operation, ReferenceModel, Schema } from '../model';
import type { ApiPage, Link, ReferencePage } from '../page';
import type { Addresses } from './addresses';
import { makeApiPage } from './apiPage';
import type { LinkText } from './links';
import { makeModelPages } from './modelPage';
import type { OperationSamples } from './operationSamples';
import { createOutliner, type SchemaOutline } from './outline';
import { findParts, type Parts, unaffectedPages } from './parts';
import type { Uses } from './reach';

/** What pages are made of, wherever they stand. */
export interface PagesInput {
  model: ReferenceModel;
  uses: Uses;
  /** Source file of a pointer, relative to the site's folder. */
  sourceOf: (pointer: string) => string;
  home: Link;
  /** Gives everything its address, with these tags on several pages. */
  addressesWith: (parts: Parts) => Addresses;
  /** Makes the linker of texts for these addresses. */
  linkerFor: (addresses: Addresses) => LinkText;
}

/** What the pages of one reference share. */
export interface PageContext extends PagesInput {
  addresses: Addresses;
  linkText: LinkText;
  schemas: Map<string, NamedSchema>;
  modelHref: (name: string) => string | undefined;
  outlineOf: (schema: Schema) => SchemaOutline;
  cache: ExampleCache;
  samples: Map<Operation, OperationSamples>;
}

/**
 * Makes every page of the reference, API pages first, in the order of the sidebar, and says where everything stands.
 * Pages of operations that come out too large are split, and those that lead to them made anew.
 */
export function makePages(input: PagesInput): { pages: ReferencePage[]; addresses: Addresses; linkText: LinkText } {
  const schemas = new Map(input.model.schemas.map((schema) => [schema.name, schema]));
  const shared = { ...input, schemas, cache: createExampleCache(schemas), samples: new Map() };
  const whole = createPageContext(shared, new Map());
  const wholePages = whole.addresses.apiPages.map((address) => makeApiPage(address, whole));
  const parts = findParts(wholePages, whole.addresses);
  if (parts.size === 0) return withModels(wholePages, whole);
  const context = createPageContext(shared, parts);
  const kept = unaffectedPages(wholePages, whole.addresses, context.addresses);
  return withModels(
    context.addresses.apiPages.map((address) => kept.get(address.url) ?? makeApiPage(address, context)),
    context,
  );
}

function withModels(apiPages: ApiPage[], context: PageContext): ReturnType<typeof makePages> {
  const { addresses, linkText } = context;
  return { pages: [...apiPages, ...makeModelPages(addresses.modelPages, context)], addresses, linkText };
}

type Shared = PagesInput & Pick<PageContext, 'schemas' | 'cache' | 'samples'>;

function createPageContext(shared: Shared, parts: Parts): PageContext {
  const addresses = shared.addressesWith(parts);
  const linkText = shared.linkerFor(addresses);
  const modelHref = (name: string): string | undefined => addresses.models.get(name);
  const outlineOf = createOutliner({ ...shared, modelHref, linkText });
  return { ...shared, addresses, linkText, modelHref, outlineOf };
}
