import { createExampleCache } from '../reference/examples/schemaExample';
import type { Description } from '../reference/load/description';
import type { ReferenceModel } from '../reference/model';
import { buildModel } from '../reference/objects/model';
import { makeReferenceIndex, type ReferenceIndex } from '../reference/outputs/referenceIndex';
import { makeAddresses, type Addresses as PageAddresses } from '../reference/pages/addresses';
import { toAnchorPart } from '../reference/pages/anchors';
import { makePages } from '../reference/pages/pages';
import { createTextRenderer } from '../reference/pages/texts';
import { findUses } from '../reference/pages/uses';
import { makeAnew } from '../reference/recall';
import { schemasByName } from '../reference/schema';
import type { Change } from './change';
import type { Addresses } from './touched';

/** Where the site shows the parts of one description. */
export interface SitePages extends Addresses {
  /** The address of the field, else the operation or model, that a change is about. */
  ofChange: (change: Change) => string | undefined;
}

interface Site {
  model: ReferenceModel;
  addresses: PageAddresses;
  /** What the site's index says of some of its pages, which are made for it. */
  indexOf: (addresses: PageAddresses) => ReferenceIndex;
}

/** Prepares the site of a description, whose reference stands below `basePath`. */
function prepareSite(description: Description, basePath: string): Site {
  const { model } = buildModel(description);
  const schemas = schemasByName(model.schemas);
  const addresses = makeAddresses(model, schemas, { basePath }, () => undefined);
  const uses = findUses(model.operations, schemas);
  const cache = createExampleCache(schemas);
  const renderText = createTextRenderer({
    resolveHref: () => undefined,
    onBroken: () => undefined,
    onAnchor: () => undefined,
  });
  const home = { label: '', href: '' };
  const indexOf = (only: PageAddresses): ReferenceIndex => {
    const pages = makePages({
      ...{ model, cache, uses, addresses: only, renderText, recall: makeAnew, home },
      sourceOf: () => '',
    });
    return makeReferenceIndex({ model, addresses, uses, pages });
  };
  return { model, addresses, indexOf };
}

/** The index of a description's site, without the site. */
export function indexSite(description: Description, basePath: string): ReferenceIndex {
  const { addresses, indexOf } = prepareSite(description, basePath);
  return indexOf(addresses);
}

/**
 * Finds the pages of a description's site, whose reference stands below `basePath`. Only the pages that are asked for are
 * made.
 */
export function createSitePages(description: Description, basePath: string): SitePages {
  const { model, addresses, indexOf } = prepareSite(description, basePath);
  const anchorsByPage = new Map<string, string[]>();

  /** The anchors of the fields of a page. */
  function anchorsOf(url: string): string[] {
    const known = anchorsByPage.get(url);
    if (known) return known;
    const { fields } = indexOf({
      ...addresses,
      apiPages: addresses.apiPages.filter((page) => page.url === url),
      modelPages: addresses.modelPages.filter((page) => page.url === url),
    });
    const anchors = fields.map(({ anchor }) => anchor);
    anchorsByPage.set(url, anchors);
    return anchors;
  }

  return findPages({ model, addresses, anchorsOf });
}

interface KnownPages {
  model: ReferenceModel;
  addresses: PageAddresses;
  /** The anchors of the fields of a page. */
  anchorsOf: (url: string) => readonly string[];
  /** Whether a page says of the field at an address that it came or changed, which tells it from others of its name. */
  isMarked?: (address: string) => boolean;
}

/** Finds the pages of a site that is known. */
export function findPages({ model, addresses, anchorsOf, isMarked }: KnownPages): SitePages {
  const operationAt = ({ kind, method, path }: Change['operations'][number]) => {
    const found = model.operations.find((each) => each.kind === kind && each.method === method && each.path === path);
    return found && addresses.operations.get(found.id);
  };
  const ofOperation: SitePages['ofOperation'] = (operation) => {
    const address = operationAt(operation);
    return address && `${address.page}#${address.anchor}`;
  };
  const ofModel = (name: string): string | undefined => addresses.models.get(name);

  /** The field, on the page of the model that has it or of the first operation that uses it. */
  function ofChange(change: Change): string | undefined {
    const { field, operations } = change;
    const page = field.model === undefined ? undefined : ofModel(field.model);
    if (page !== undefined) return withAnchor(page, fieldsOn(page), change) ?? page;
    for (const operation of operations) {
      const address = operationAt(operation);
      if (!address) continue;
      const own = fieldsOn(address.page).filter((anchor) => anchor.startsWith(`${address.anchor}.`));
      return withAnchor(address.page, own, change) ?? `${address.page}#${address.anchor}`;
    }
    return undefined;
  }

  const sorted = new Map<string, string[]>();
  /** The anchors of the fields of a page, marked ones first. */
  function fieldsOn(page: string): string[] {
    const rank = (anchor: string): number => (isMarked?.(`${page}#${anchor}`) ? 0 : 1);
    const anchors = sorted.get(page) ?? [...anchorsOf(page)].sort((a, b) => rank(a) - rank(b) || a.length - b.length);
    sorted.set(page, anchors);
    return anchors;
  }

  return { ofOperation, ofModel, ofChange };
}

/**
 * The address of a field among the anchors of its model or operation. Between the place and the names an anchor may have
 * a media type or an alternative; where the place is not known, it is one in which the value goes the way of the change.
 */
function withAnchor(page: string, anchors: readonly string[], { field, directions }: Change): string | undefined {
  const { model, place, names } = field;
  if (names.length === 0) return undefined;
  const end = `.${names.map(toAnchorPart).join('.')}`;
  const found = anchors.filter((anchor) => anchor.endsWith(end));
  const isSent = directions.includes('request');
  const best = found.find((anchor) => {
    const inside = anchor.slice(anchor.indexOf('.') + 1);
    return place === undefined ? isSent !== isOfResponse(inside) : inside.startsWith(`${place}.`);
  });
  const anchor = best ?? (model === undefined ? undefined : found[0]);
  return anchor && `${page}#${anchor}`;
}

/** Whether an anchor, from its operation on, stands in a response: `200.items`. */
function isOfResponse(anchor: string): boolean {
  return /^(?:\dXX|\d{3}|default)\./i.test(anchor);
}
