import { groupBy } from '../groupBy';
import { unionsOf } from '../keywords/subschemasOf';
import type { NamedSchema, Operation, ReferenceModel, Tag, TagGroup } from '../model';
import { nameInWords } from '../nameInWords';
import { compareText } from '../problems';
import { type EqualNames, foldCase, isReservedName, toSlug, unusedAddress } from '../slug';
import { inShort } from '../words';
import { anchorsOfCallbacks, createAnchors, topAnchors } from './anchors';
import { distinctUrls, findEqualGroups, type Report } from './equalAddresses';
import { distinctTitles, groupByFirstTag, reportUnused, type ShownTag } from './pageTags';
import { isTaggedByPath } from './pathSegments';
import { createWeigher, splitOperations } from './splitOperations';
import { titleOf } from './typeWords';

/** A page of the reference before it has content: its address and what is on it. */
export interface ApiPageAddress {
  url: string;
  /** Title of the group that the page is in, with those of the groups around it. */
  groupTitle: string;
  /** Those of the other groups that list the page. */
  otherGroups?: string[];
  tag: Tag;
  /** The segments of paths that it is about, below the tag; none for the page of the tag as a whole. */
  segments: string[];
  /** Whether its operations have no tag: `tag` has the name of the first segment of their paths. */
  isOfSegment?: true;
  operations: Operation[];
  /** All operations that were on it before it was too large: its own, and those of pages below it. */
  listed?: Operation[];
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
  const { pages: modelPages, shared: sharedByModels } = addressModelPages(model, schemas, options, stated);
  const shared = [...sharedByTags, ...sharedByModels];
  for (const equal of groupBy(shared, ({ url }) => [foldCase(url)]).values()) reportShared(equal, report);
  reportUnused(model, apiPages, report);
  const equalGroups = findEqualGroups(
    [...apiPages.flatMap(groupTitlesOf), ...modelPages.map((page) => page.groupTitle)],
    report,
  );
  return {
    apiPages,
    modelPages,
    ...addressOperations(apiPages),
    models: new Map(modelPages.map(({ schema, url }) => [schema.name, url])),
    tags: new Map(apiPages.filter(({ segments }) => segments.length === 0).map(({ tag, url }) => [tag.name, url])),
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
  const folderOf = (name: string): string => {
    const [group] = groupsOf.get(name) ?? [];
    return group && group.name !== name ? `${base}/${toSlug(group.name)}` : base;
  };
  const addressOf = (name: string): string => `${folderOf(name)}/${toSlug(name)}`;
  const byTag = groupByFirstTag(model, (name) => (stated.has(`api ${name}`) ? undefined : addressOf(name)));
  const listed = new Set(model.operations.flatMap(({ tags }) => tags.slice(1)));
  const tags = new Map(model.tags.map((tag) => [tag.name, tag]));
  const weigh = createWeigher(schemas);
  const order = [...model.groups.flatMap((group) => group.tags), ...model.tags.map((tag) => tag.name), ...byTag.keys()];
  const names = [...new Set(order)].filter((name) => byTag.has(name) || listed.has(name));
  const derived = names.filter((name) => !stated.has(`api ${name}`));
  const { urls, shared } = distinctUrls(derived, addressOf, taken);
  const shown = names.map((name): ShownTag => {
    const operations = byTag.get(name) ?? [];
    const isOfSegment = operations.length > 0 && operations.every(isTaggedByPath);
    const title = isOfSegment ? nameInWords(name) : name;
    const tag = tags.get(name) ?? { name, title, pointer: operations[0]?.pointer ?? '#' };
    return { tag, operations, isOfSegment, groups: groupsOf.get(name) ?? [] };
  });
  const pages = distinctTitles(shown).flatMap(({ tag, operations, isOfSegment, groups: [group, ...otherGroups] }) => {
    const { name } = tag;
    const url = urls.get(name) ?? `${base}/${stated.get(`api ${name}`)}`;
    return splitOperations(operations, weigh).map(({ segments, ...shown }) => ({
      url: segments.length === 0 ? url : unusedAddress([url, ...segments.map(toSlug)].join('/'), taken),
      groupTitle: group ? groupTitle(group) : '',
      ...(otherGroups.length > 0 ? { otherGroups: otherGroups.map(groupTitle) } : {}),
      ...(isOfSegment ? ({ isOfSegment } as const) : {}),
      ...{ tag, segments, ...shown },
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

/** Schemas with a stated page; when the description states none at all, every object schema that is a component. */
function addressModelPages(
  model: ReferenceModel,
  schemas: Map<string, NamedSchema>,
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
  // Stated addresses have an order of their author's.
  const keyOf = ({ url, schema }: ModelPageAddress): string => (anyStated ? url : titleOf(schema.name, schemas));
  pages.sort((a, b) => compareText(keyOf(a).toLowerCase(), keyOf(b).toLowerCase()) || compareText(a.url, b.url));
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

/** Reports names that share an address, in all of its spellings. */
function reportShared(shared: readonly SharedAddress[], report: Report): void {
  const pages = shared[0]?.pages ?? [];
  const [addresses, list] =
    shared.length > 1 ? ['addresses', 'these addresses list'] : ['address', 'this address lists'];
  const names = pages.map((page) => JSON.stringify('tag' in page ? page.tag.name : page.schema.name));
  const [pointer, ...further] = pages.map((page) => ('tag' in page ? page.tag.pointer : page.schema.pointer));
  const others = inShort(further.map((each, index) => `${names[index + 1]} is at ${each}`));
  report(
    pointer ?? '#',
    'notice',
    `The names ${inShort(names)} share the ${addresses} ${shared.map(({ url }) => url).join(' and ')}: each page has an address with a suffix, and ${list} them.${others === '' ? '' : ` ${others}.`}`,
    'Let the names differ in letters or digits, not only in case, accents, spaces or signs, or state `x-page`.',
  );
}
