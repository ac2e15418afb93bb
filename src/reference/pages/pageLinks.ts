import { displayMethod, titleOfOperation } from '../methods';
import type { Operation } from '../model';
import { nameInWords } from '../nameInWords';
import type { OperationLink } from '../page';
import { anchorSlug, ownSuffix, toSlug } from '../slug';
import type { Link } from '../text';
import type { Addresses, ApiPageAddress } from './addresses';
import { segmentsOf } from './pathSegments';

/**
 * Every page carries the sidebar, and readers begin at the overview: more models than this are listed on a page of their own,
 * where the site has one.
 */
const maxModels = 150;

/** Whether models are too many for lists that are about other things as well. */
export function isLongList(models: readonly unknown[]): boolean {
  return models.length > maxModels;
}

/** Where a page stands: the overview, and its group there when it has one. */
export function breadcrumbs(groupTitle: string, home: Link, addresses: GroupAnchors): Link[] {
  if (groupTitle === '') return [home];
  return [home, { label: groupTitle, href: `${home.href}#${groupAnchor(groupTitle, addresses)}` }];
}

type GroupAnchors = Pick<Addresses, 'equalGroups'>;

/** Anchor of a group on the overview; with a suffix where other titles give the same one. */
export function groupAnchor(title: string, { equalGroups }: GroupAnchors): string {
  const isEqual = equalGroups.some(({ names }) => names.includes(title));
  return isEqual ? `${anchorSlug(title)}-${ownSuffix(title)}` : anchorSlug(title);
}

/** Anchor of a group's list of models in the table of contents. */
export function modelsAnchor(groupTitle: string, addresses: GroupAnchors): string {
  return `models-${groupAnchor(groupTitle, addresses)}`;
}

/**
 * What a page is called beside the others of its tag: by its segments, without the first where that is the tag's own name;
 * one of webhooks by all words that their names begin with. One of several that these words are for has its path with them.
 */
export function pageLabel(address: ApiPageAddress, pagesOfTag: ApiPageAddress[]): string {
  const { labels, shared } = labelsOf(pagesOfTag);
  const label = labels.get(address) ?? labelOf(address);
  return shared.has(label) && address.segments.length > 0 ? `${label} (/${address.segments.join('/')})` : label;
}

interface PageLabels {
  labels: Map<ApiPageAddress, string>;
  /** Those that several pages have. */
  shared: Set<string>;
}

/** Each page of a tag asks for the labels of all of them. */
const labelsOfTags = new WeakMap<ApiPageAddress[], PageLabels>();

function labelsOf(pagesOfTag: ApiPageAddress[]): PageLabels {
  const kept = labelsOfTags.get(pagesOfTag);
  if (kept) return kept;
  const labels = new Map(pagesOfTag.map((page) => [page, labelOf(page)]));
  const shared = new Set<string>();
  const seen = new Set<string>();
  for (const label of labels.values()) (seen.has(label) ? shared : seen).add(label);
  const made = { labels, shared };
  labelsOfTags.set(pagesOfTag, made);
  return made;
}

function labelOf({ tag, segments, operations }: ApiPageAddress): string {
  const [first = '', ...others] = segments;
  if (segments.length === 0) return 'Overview';
  const isOfTag = others.length > 0 && toSlug(first) === toSlug(tag.name);
  const named = operations.some(({ kind }) => kind === 'webhook') ? commonStart(operations.map(segmentsOf)) : segments;
  return nameInWords((isOfTag ? others : named).join(' '));
}

function commonStart([first = [], ...others]: string[][]): string[] {
  const end = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return end < 0 ? first : first.slice(0, end);
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
