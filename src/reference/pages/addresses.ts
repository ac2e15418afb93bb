import { groupBy } from '../groupBy';
import { unionsOf } from '../keywords/subschemasOf';
import type { NamedSchema, Operation, ReferenceModel, Tag, TagGroup } from '../model';
import { compareText } from '../problems';
import { type EqualNames, foldCase, isReservedName, toSlug, unusedAddress } from '../slug';
import { anchorsOfCallbacks, createAnchors, topAnchors } from './anchors';
import { distinctUrls, findEqualGroups, type Report } from './equalAddresses';
import { createWeigher, splitOperations } from './splitOperations';

/** A page of the reference before it has content: its address and what is on it. */
export interface ApiPageAddress {
  url: string;
  /** Title of the group that the page is in, with those of the groups around it. */
  groupTitle: string;
  /** Those of the other groups that list the page. */
  otherGroups?: string[];
  tag: Tag;
  /** Number of the page among those of its tag, from 1. */
  part: number;
  operations: Operation[];
}

export interface ModelPageAddress {
  url: string;
  group: string;
  groupTitle: string;
  schema: NamedSchema;
}

/** Where an operation is on the site. */
interface OperationAddress {
  page: string;
  anchor: string;
}

/** Where everything of the reference is on the site. */
export interface Addresses {
  apiPages: ApiPageAddress[];
  modelPages: ModelPageAddress[];
  /** Address of a schema's page, by the schema's name. */
  models: Map<string, string>;
  /** Page and anchor of each operation and webhook, by its id. */
  operations: Map<string, OperationAddress>;
  /** Those of each operation of a callback. */
  callbacks: Map<string, OperationAddress>;
  /** Page of each tag, the first one where it has several. */
  tags: Map<string, string>;
  /** Addresses that names of several tags or models would have. */
  shared: SharedAddress[];
  /** Titles of groups that differ and yet give one anchor on the overview. */
  equalGroups: EqualNames[];
}

/** An address that several names would have, with the pages of these. */
export interface SharedAddress {
  url: string;
  pages: (ApiPageAddress | ModelPageAddress)[];
}

/** What a page's address is made under, with the base URL: `/docs/api_reference`. */
interface AddressOptions {
  basePath: string;
}

const otherTag = 'Other';

/**
 * Gives every API page, model page and operation its address. Addresses that authors state (`x-page`) and that clash
 * are reported as errors. A derived one that several names would have is reported, and each has its own with a suffix.
 * Addresses compare without case.
 */
export function makeAddresses(
  model: ReferenceModel,
  schemas: Map<string, NamedSchema>,
  options: AddressOptions,
  report: Report,
): Addresses {
  const stated = claimStatedPages(model, report);
  const { pages: apiPages, shared: sharedByTags } = addressApiPages(model, schemas, options, stated);
  const { pages: modelPages, shared: sharedByModels } = addressModelPages(model, options, stated);
  const shared = [...sharedByTags, ...sharedByModels];
  for (const each of shared) reportShared(each, report);
  const equalGroups = findEqualGroups(
    [...apiPages.flatMap(groupTitlesOf), ...modelPages.map((page) => page.groupTitle)],
    report,
  );
  return {
    apiPages,
    modelPages,
    ...addressOperations(apiPages),
    models: new Map(modelPages.map(({ schema, url }) => [schema.name, url])),
    tags: new Map(apiPages.filter(({ part }) => part === 1).map(({ tag, url }) => [tag.name, url])),
    shared,
    equalGroups,
  };
}

/** The address of each operation, and of those of its callbacks; of several callbacks with one id the first counts. */
function addressOperations(pages: ApiPageAddress[]): Pick<Addresses, 'operations' | 'callbacks'> {
  const operations: Addresses['operations'] = new Map();
  const callbacks: Addresses['callbacks'] = new Map();
  for (const { url: page, operations: shown } of pages) {
    const anchors = createAnchors();
    const tops = topAnchors(shown, anchors);
    for (const [index, operation] of shown.entries()) {
      const anchor = tops[index] ?? '';
      operations.set(operation.id, { page, anchor });
      for (const [id, own] of anchorsOfCallbacks(operation, anchor, anchors))
        if (!callbacks.has(id)) callbacks.set(id, { page, anchor: own });
    }
  }
  return { operations, callbacks };
}

/** Pages that authors state; the second of two that state one address is reported and gets a derived one. */
function claimStatedPages(model: ReferenceModel, report: Report): Map<string, string> {
  const owners = new Map<string, string>();
  const pages = new Map<string, string>();
  const claim = (kind: 'api' | 'models', name: string, page: string | undefined, pointer: string): void => {
    if (page === undefined) return;
    const key = `${kind}/${page}`.toLowerCase();
    const place = `${pointer}/x-page`;
    const owner = owners.get(key);
    if (!isPageAddress(page)) {
      report(
        place,
        'error',
        `"${page}" is not a page address.`,
        'Write a folder and a name of letters, digits, - and _, such as tasks/task, of at most 60 characters each. Names of devices, such as con and nul, cannot be files on Windows.',
      );
    } else if (owner) {
      report(
        place,
        'error',
        `The page address "${page}" is stated twice, by ${owner} and by ${name}. Addresses compare without case.`,
        'Give one of them another address.',
      );
    } else {
      owners.set(key, name);
      pages.set(`${kind} ${name}`, page);
    }
  };
  for (const tag of model.tags) claim('api', `${tag.name}`, tag.page, tag.pointer);
  for (const schema of model.schemas) claim('models', schema.name, schema.page, schema.pointer);
  return pages;
}

/** Folders and a name that can be folders and files on every system. */
function isPageAddress(page: string): boolean {
  const segments = page.split('/');
  return (
    segments.length > 1 &&
    segments.every((segment) => /^[A-Za-z0-9_-]{1,60}$/.test(segment) && !isReservedName(segment))
  );
}

function addressApiPages(
  model: ReferenceModel,
  schemas: Map<string, NamedSchema>,
  options: AddressOptions,
  stated: Map<string, string>,
): AddressedPages<ApiPageAddress> {
  const base = `${options.basePath}/api`;
  const taken = new Set([...stated.values()].map((page) => foldCase(`${base}/${page}`)));
  const groupsOf = groupsByTag(model);
  const byTag = groupByFirstTag(model);
  const listed = new Set(model.operations.flatMap(({ tags }) => tags.slice(1)));
  const tags = new Map(model.tags.map((tag) => [tag.name, tag]));
  const weigh = createWeigher(schemas);
  const order = [...model.groups.flatMap((group) => group.tags), ...model.tags.map((tag) => tag.name), ...byTag.keys()];
  const names = [...new Set(order)].filter((name) => byTag.has(name) || listed.has(name));
  const folderOf = (name: string): string => {
    const [group] = groupsOf.get(name) ?? [];
    return group && group.name !== name ? `${base}/${toSlug(group.name)}` : base;
  };
  const derived = names.filter((name) => !stated.has(`api ${name}`));
  const { urls, shared } = distinctUrls(derived, (name) => `${folderOf(name)}/${toSlug(name)}`, taken);
  const pages = names.flatMap((name) => {
    const operations = byTag.get(name) ?? [];
    const tag = tags.get(name) ?? { name, title: name, pointer: operations[0]?.pointer ?? '#' };
    const [group, ...otherGroups] = groupsOf.get(name) ?? [];
    const url = urls.get(name) ?? `${base}/${stated.get(`api ${name}`)}`;
    return splitOperations(operations, weigh).map((members, index) => ({
      url: index === 0 ? url : unusedAddress(`${url}-${index + 1}`, taken),
      groupTitle: group ? groupTitle(group) : '',
      ...(otherGroups.length > 0 ? { otherGroups: otherGroups.map(groupTitle) } : {}),
      ...{ tag, part: index + 1, operations: members },
    }));
  });
  return { pages, shared: listShared(shared, pages, ({ tag }) => tag.name) };
}

/** The title of a group, after those of the groups around it: `Account / Billing`. */
export function groupTitle({ title, ancestors = [] }: TagGroup): string {
  return [...ancestors, title].join(' / ');
}

/** Titles of all groups that list a page, the one that it is in first. */
export function groupTitlesOf({
  groupTitle,
  otherGroups = [],
}: Pick<ApiPageAddress, 'groupTitle' | 'otherGroups'>): string[] {
  return [groupTitle, ...otherGroups];
}

/** The groups that list each tag, in their order. */
function groupsByTag({ groups }: ReferenceModel): Map<string, TagGroup[]> {
  return groupBy(groups, ({ tags }) => tags);
}

/** Operations by their first tag; those without one by a segment of their path. */
function groupByFirstTag(model: ReferenceModel): Map<string, Operation[]> {
  const position = firstDifferingSegment(model.operations.filter(({ kind, tags }) => kind === 'operation' && !tags[0]));
  return groupBy(model.operations, (operation) => {
    const segment = segmentsOf(operation)[position];
    return [operation.tags[0] ?? (operation.kind === 'webhook' ? 'Webhooks' : segment) ?? otherTag];
  });
}

/** Position of the first segment in which paths differ: not that of `/v1` where all begin with it and go on. */
function firstDifferingSegment(operations: Operation[]): number {
  const lists = operations.map(segmentsOf);
  const [first = []] = lists;
  const differing = first.findIndex((segment, index) => lists.some((list) => list[index] !== segment));
  return lists.some((list) => list.length <= differing) ? 0 : Math.max(0, differing);
}

function segmentsOf({ path }: Operation): string[] {
  const sent = path.replace(/[?#](?!\}).*$/s, '');
  return sent.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'));
}

/** Schemas with a stated page; when the description states none at all, every object schema that is a component. */
function addressModelPages(
  model: ReferenceModel,
  options: AddressOptions,
  stated: Map<string, string>,
): AddressedPages<ModelPageAddress> {
  const base = `${options.basePath}/models`;
  const anyStated = model.schemas.some((schema) => schema.page !== undefined);
  const named = anyStated ? [] : model.schemas.filter(isObjectSchema).map(({ name }) => name);
  const { urls, shared } = distinctUrls(named, (name) => `${base}/${toSlug(name)}`, new Set());
  const pages = model.schemas.flatMap((schema) => {
    const page = stated.get(`models ${schema.name}`);
    if (page !== undefined) {
      const folder = page.split('/')[0] ?? '';
      const group = model.groups.find(({ name }) => name === folder);
      return [{ url: `${base}/${page}`, group: folder, groupTitle: group?.title ?? folder, schema }];
    }
    const url = urls.get(schema.name);
    return url === undefined ? [] : [{ url, group: '', groupTitle: '', schema }];
  });
  pages.sort((a, b) => compareText(a.url.toLowerCase(), b.url.toLowerCase()));
  return { pages, shared: listShared(shared, pages, ({ schema }) => schema.name) };
}

function isObjectSchema({ schema }: NamedSchema): boolean {
  if (schema.kind !== 'schema') return false;
  return schema.types.includes('object') || schema.allOf.length + unionsOf(schema).length > 0;
}

interface AddressedPages<Page> {
  pages: Page[];
  shared: SharedAddress[];
}

/** Shared addresses with the pages that they list, once for each spelling. */
function listShared<Page extends ApiPageAddress | ModelPageAddress>(
  shared: EqualNames[],
  pages: Page[],
  nameOf: (page: Page) => string,
): SharedAddress[] {
  return shared.flatMap(({ names, addresses }) => {
    const listed = names.flatMap((name) => pages.find((page) => nameOf(page) === name) ?? []);
    return addresses.map((url) => ({ url, pages: listed }));
  });
}

function reportShared({ url, pages }: SharedAddress, report: Report): void {
  const names = pages.map((page) => JSON.stringify('tag' in page ? page.tag.name : page.schema.name));
  const [first] = pages;
  const pointer = first && ('tag' in first ? first.tag.pointer : first.schema.pointer);
  report(
    pointer ?? '#',
    'notice',
    `The names ${names.join(' and ')} give one address, ${url}: each page has its own with a suffix, and this address lists them.`,
    'Let the names differ in letters or digits, not only in case, accents, spaces or signs, or state `x-page`.',
  );
}
