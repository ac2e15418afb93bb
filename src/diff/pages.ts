import { createExampleCache, exampleSteps } from '../reference/examples/schemaExample';
import type { Description } from '../reference/load/description';
import type { Operation, ReferenceModel } from '../reference/model';
import { buildModel } from '../reference/objects/model';
import { makeReferenceIndex, type ReferenceIndex } from '../reference/outputs/referenceIndex';
import type { ReferencePage } from '../reference/page';
import { makeAddresses, type Addresses as PageAddresses } from '../reference/pages/addresses';
import { makePages } from '../reference/pages/pages';
import { limitPages } from '../reference/pages/pagesLimit';
import { createTextRenderer } from '../reference/pages/texts';
import { findUses, type Uses } from '../reference/pages/uses';
import { withoutReuse } from '../reference/reuse';
import { schemasByName } from '../reference/schema';
import type { Change } from './change';
import {
  byName,
  type FieldsByName,
  findField,
  hasDirection,
  ofModelPage,
  ofSection,
  type PlacedField,
} from './placedFields';
import { schemaPaths } from './schemaPaths';
import type { Addresses } from './touched';

/** Where the site shows the parts of one description. */
export interface SitePages extends Addresses {
  /** The address of the field, else the operation or model, that a change is about. */
  ofChange: (change: Change) => string | undefined;
}

interface Site {
  model: ReferenceModel;
  addresses: PageAddresses;
  uses: Uses;
  /** Some of its pages, which are made for it. */
  pagesAt: (addresses: PageAddresses) => ReferencePage[];
}

/** Prepares the site of a description, whose reference is below `basePath`. */
function prepareSite(description: Description, basePath: string): Site {
  const { model } = buildModel(description);
  const schemas = schemasByName(model.schemas);
  const addresses = makeAddresses(model, schemas, { basePath }, () => undefined);
  const uses = findUses(model.operations, schemas);
  const cache = createExampleCache(schemas, undefined, undefined, [], exampleSteps(description));
  const renderText = createTextRenderer(() => undefined);
  const home = { label: '', href: '' };
  const pagesAt = (only: PageAddresses): ReferencePage[] =>
    makePages({
      ...{ model, cache, uses, addresses: only, renderText, reuse: withoutReuse, home },
      sourceOf: () => '',
      limit: limitPages(description),
    });
  return { model, addresses, uses, pagesAt };
}

/** The index of a description's site, without the site. */
export function indexSite(description: Description, basePath: string): ReferenceIndex {
  const { pagesAt, ...site } = prepareSite(description, basePath);
  return makeReferenceIndex({ ...site, pages: pagesAt(site.addresses) });
}

/**
 * Finds the pages of a description's site, whose reference is below `basePath`. Only the pages that are asked for are
 * made.
 */
export function createSitePages(description: Description, basePath: string): SitePages {
  const { model, addresses, uses, pagesAt } = prepareSite(description, basePath);
  const made = new Map<string, ReferencePage | undefined>();
  const pageAt = (url: string): ReferencePage | undefined => {
    if (made.has(url)) return made.get(url);
    const [page] = pagesAt({
      ...addresses,
      apiPages: addresses.apiPages.filter((each) => each.url === url),
      modelPages: addresses.modelPages.filter((each) => each.url === url),
    });
    made.set(url, page);
    return page;
  };
  return findPages({ model, addresses, uses, pageAt });
}

/** Operations that are looked through for a field that the first one does not open, since their page shows it already. */
const maxTried = 20;

interface KnownPages {
  model: ReferenceModel;
  addresses: PageAddresses;
  uses: Uses;
  pageAt: (url: string) => ReferencePage | undefined;
}

/** Finds the pages of a site that is known. */
export function findPages({ model, addresses, uses, pageAt }: KnownPages): SitePages {
  const schemas = schemasByName(model.schemas);
  const keyOf = ({ kind, method, path }: Pick<Operation, 'kind' | 'method' | 'path'>): string =>
    `${kind} ${method} ${path}`;
  const operations = new Map(model.operations.map((operation) => [keyOf(operation), operation]));
  const operationOf = (changed: Change['operations'][number]) => operations.get(keyOf(changed));
  const ofOperation: SitePages['ofOperation'] = (changed) => {
    const operation = operationOf(changed);
    const address = operation && addresses.operations.get(operation.id);
    return address && `${address.page}#${address.anchor}`;
  };
  const ofModel = (name: string): string | undefined => addresses.models.get(name);

  const fieldsAt = createFieldReader(pageAt);

  /** A field on the page of a model; of a model without a page, on that of the first one which has it in a field. */
  function inModel(name: string, names: readonly string[]): string | undefined {
    const page = ofModel(name);
    if (page !== undefined) {
      const field = findField(fieldsAt(page), { names });
      return field ? `${page}#${field.anchor}` : page;
    }
    const use = uses.fields.get(name)?.find(({ schema }) => ofModel(schema) !== undefined);
    return use && inModel(use.schema, [...use.field.split('.'), ...names]);
  }

  /** A field in the first operation that shows it, else what is nearest to it in the first one. */
  function inOperations({ field, operations: changedIn, directions }: Change): string | undefined {
    const { model: name, ...path } = field;
    let nearest: string | undefined;
    for (const changed of changedIn.slice(0, maxTried)) {
      const operation = operationOf(changed);
      const address = operation && addresses.operations.get(operation.id);
      if (!address) continue;
      const fields = fieldsAt(address.page, address.anchor);
      const isMeant = (each: PlacedField): boolean => hasDirection(each, changed.kind, directions);
      const starts = name === undefined ? [{ ...path, names: [] }] : schemaPaths(operation, name, schemas);
      const paths = starts.map((start) => ({ ...start, names: [...start.names, ...path.names] }));
      const found = paths.flatMap((each) => findField(fields, each, isMeant) ?? []);
      const exact = found.find(({ names }) => paths.some((each) => each.names.length === names.length));
      if (exact) return `${address.page}#${exact.anchor}`;
      nearest ??= `${address.page}#${found[0]?.anchor ?? address.anchor}`;
    }
    return nearest;
  }

  const ofChange = (change: Change): string | undefined => {
    const { model: name, names } = change.field;
    return (name === undefined ? undefined : inModel(name, names)) ?? inOperations(change);
  };

  return { ofOperation, ofModel, ofChange };
}

/** Makes the look-up of the fields of a model's page, or of an operation on its page. */
function createFieldReader(pageAt: KnownPages['pageAt']): (url: string, anchor?: string) => FieldsByName {
  const fields = new Map<string, FieldsByName>();
  return (url, anchor) => {
    const key = `${url}#${anchor ?? ''}`;
    const known = fields.get(key);
    if (known) return known;
    const page = pageAt(url);
    const section = page?.kind === 'api' ? page.operations.find((each) => each.anchor === anchor) : undefined;
    const found = byName(page?.kind === 'model' ? ofModelPage(page) : section ? ofSection(section) : []);
    fields.set(key, found);
    return found;
  };
}
