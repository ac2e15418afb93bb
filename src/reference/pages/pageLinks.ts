import { displayMethod, titleOfOperation } from '../methods';
import type { Operation } from '../model';
import type { OperationLink } from '../page';
import { anchorSlug } from '../slug';
import type { Link } from '../text';
import type { Addresses } from './addresses';

/** Where a page stands: the overview, and its group there when it has one. */
export function breadcrumbs(groupTitle: string, home: Link): Link[] {
  return groupTitle === '' ? [home] : [home, { label: groupTitle, href: `${home.href}#${anchorSlug(groupTitle)}` }];
}

/** Anchor of a group's list of models in the table of contents. */
export function modelsAnchor(groupTitle: string): string {
  return `models-${anchorSlug(groupTitle)}`;
}

/** An operation as a line that leads to it. */
export function operationLink(operation: Operation, addresses: Addresses): OperationLink {
  const address = addresses.operations.get(operation.id);
  return {
    label: titleOfOperation(operation),
    href: address ? `${address.page}#${address.anchor}` : '',
    method: displayMethod(operation),
    path: operation.path,
    deprecated: operation.deprecated,
  };
}
