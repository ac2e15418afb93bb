import { createExampleCache } from '../reference/examples/schemaExample';
import type { Description } from '../reference/load/description';
import { buildModel } from '../reference/objects/model';
import { makeReferenceIndex } from '../reference/outputs/referenceIndex';
import { makeAddresses } from '../reference/pages/addresses';
import { toAnchorPart } from '../reference/pages/anchors';
import { makePages } from '../reference/pages/pages';
import { createTextRenderer } from '../reference/pages/texts';
import { findUses } from '../reference/pages/uses';
import { makeAnew } from '../reference/recall';
import { schemasByName } from '../reference/schema';
import type { Change } from './change';
import type { ChangedField } from './changedField';
import type { Addresses } from './touched';

/** Where the site shows the parts of one description. */
export interface SitePages extends Addresses {
  /** The address of the field, else the operation or model, that a change is about. */
  ofChange: (change: Change) => string | undefined;
}

/**
 * Finds the pages of a description's site, whose reference stands below `basePath`. Only the pages that are asked for are
 * made.
 */
export function createSitePages(description: Description, basePath: string): SitePages {
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
  const anchorsByPage = new Map<string, string[]>();

  /** The anchors of the fields of a page. */
  function anchorsOf(url: string): string[] {
    const known = anchorsByPage.get(url);
    if (known) return known;
    const only = {
      ...addresses,
      apiPages: addresses.apiPages.filter((page) => page.url === url),
      modelPages: addresses.modelPages.filter((page) => page.url === url),
    };
    const home = { label: '', href: '' };
    const pages = makePages({
      ...{ model, cache, uses, addresses: only, renderText, recall: makeAnew, home },
      sourceOf: () => '',
    });
    const anchors = makeReferenceIndex({ model, addresses, uses, pages }).fields.map(({ anchor }) => anchor);
    anchorsByPage.set(url, anchors);
    return anchors;
  }

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
  function ofChange({ field, operations }: Change): string | undefined {
    const page = field.model === undefined ? undefined : ofModel(field.model);
    if (page !== undefined) return withAnchor(page, anchorsOf(page), field) ?? page;
    for (const operation of operations) {
      const address = operationAt(operation);
      if (!address) continue;
      const own = anchorsOf(address.page).filter((anchor) => anchor.startsWith(`${address.anchor}.`));
      return withAnchor(address.page, own, field) ?? `${address.page}#${address.anchor}`;
    }
    return undefined;
  }

  return { ofOperation, ofModel, ofChange };
}

/**
 * The address of a field among the anchors of its model or operation. Between the place and the names an anchor may have
 * a media type or an alternative.
 */
function withAnchor(page: string, anchors: string[], { place, names }: ChangedField): string | undefined {
  if (names.length === 0) return undefined;
  const end = `.${names.map(toAnchorPart).join('.')}`;
  const found = anchors
    .filter((anchor) => anchor.endsWith(end))
    .sort((a, b) => a.length - b.length)
    .find((anchor) => place === undefined || afterFirst(anchor).startsWith(`${place}.`));
  return found && `${page}#${found}`;
}

function afterFirst(anchor: string): string {
  return anchor.slice(anchor.indexOf('.') + 1);
}
