import { countLinks } from '../../components/sidebar/sidebarQuery';
import { groupBy } from '../../reference/groupBy';
import type { ReferencePage } from '../../reference/page';
import { type ApiPageAddress, groupTitle, groupTitlesOf } from '../../reference/pages/addresses';
import { isLongList, modelsAnchor, pageLabel } from '../../reference/pages/pageLinks';
import { withoutControls } from '../../reference/printable';
import type { Reference } from '../../reference/stages/generate';
import type { DocsVersion } from './versions';

type Sidebars = DocsVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** An entry of the sidebar with pages of the reference. */
export type ReferenceItem = SidebarItem;

/**
 * Every page carries the sidebar, so what it lists is bounded: beyond this number, pages are left to the overview, as are
 * models when they are many, and operations always to their page (`pageOperations.ts`). Without that a site would grow with the square of its description.
 */
const maxPages = 300;

/**
 * Adds the pages of the reference to the sidebar's category that is marked with `customProps.apiReference`, and leads
 * from the overview on to the first of them.
 */
export function joinSidebar(version: DocsVersion, reference: Reference): DocsVersion {
  const added = { items: sidebarItems(reference), operations: reference.model.operations.length };
  const [first] = reference.pages;
  const overview = first?.breadcrumbs[0]?.href;
  return {
    ...version,
    docs: version.docs.map((doc) =>
      first && doc.permalink === overview ? { ...doc, next: { title: first.title, permalink: first.url } } : doc,
    ),
    sidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([name, sidebar]) => [name, sidebar.map((item) => addItems(item, added))]),
    ),
  };
}

/** Name of the sidebar with the category for the pages of the reference; undefined when none is marked as such. */
export function referenceSidebar({ sidebars }: Pick<DocsVersion, 'sidebars'>): string | undefined {
  return Object.entries(sidebars).find(([, items]) => items.some(isMarked))?.[0];
}

/**
 * A version without the guide at an address: neither its sidebars nor the links to previous and next pages lead there.
 * Without an address it is the version as it is.
 */
export function withoutDoc(version: DocsVersion, address: string | undefined): DocsVersion {
  const removed = version.docs.find((doc) => doc.permalink === address);
  if (!removed) return version;
  const isOther = (item: SidebarItem): boolean =>
    !((item.type === 'doc' || item.type === 'ref') && item.id === removed.id);
  const without = (items: SidebarItem[]): SidebarItem[] =>
    items.filter(isOther).map((item) => (item.type === 'category' ? { ...item, items: without(item.items) } : item));
  const others = version.docs.filter((doc) => doc !== removed);
  return {
    ...version,
    docs: others.map((doc) => ({
      ...doc,
      ...(doc.previous?.permalink === removed.permalink ? { previous: removed.previous } : {}),
      ...(doc.next?.permalink === removed.permalink ? { next: removed.next } : {}),
    })),
    sidebars: Object.fromEntries(Object.entries(version.sidebars).map(([name, items]) => [name, without(items)])),
  };
}

/** `operations` says the filter above the sidebar how many it would find, so that it is there on every page. */
function addItems(item: SidebarItem, { items, operations }: { items: SidebarItem[]; operations: number }): SidebarItem {
  if (!isMarked(item)) return item;
  return { ...item, items: [...item.items, ...items], customProps: { ...item.customProps, operations } };
}

function isMarked(item: SidebarItem): item is Extract<SidebarItem, { type: 'category' }> {
  return item.type === 'category' && Boolean(item.customProps?.apiReference);
}

function category(label: string, items: SidebarItem[]): SidebarItem {
  return { type: 'category', label, items, collapsed: true, collapsible: true };
}

interface Group {
  title: string;
  api: SidebarItem[];
  models: SidebarItem[];
}

function groupPages({ pages, addresses }: Reference): Group[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const groups = new Map<string, Group>();
  const groupOf = (title: string): Group => {
    const group = groups.get(title) ?? { title, api: [], models: [] };
    groups.set(title, group);
    return group;
  };
  for (const pagesOfTag of groupBy(addresses.apiPages, ({ tag }) => [tag.name]).values()) {
    const [first] = pagesOfTag;
    for (const title of first ? groupTitlesOf(first) : []) groupOf(title).api.push(tagItem(pagesOfTag, byUrl));
  }
  for (const { groupTitle, url } of addresses.modelPages)
    groupOf(groupTitle).models.push(...[byUrl.get(url)].flatMap((page) => (page ? [pageItem(page)] : [])));
  return [...groups.values()];
}

/** The page of a tag; where it was cut, a category with it and the pages below it that have operations. */
function tagItem(pages: ApiPageAddress[], byUrl: Map<string, ReferencePage>): SidebarItem {
  const items = pages
    .filter(({ segments, operations }) => segments.length === 0 || operations.length > 0)
    .flatMap((address) => {
      const page = byUrl.get(address.url);
      return page ? [{ address, page }] : [];
    });
  const [first, ...below] = items.map(({ address, page }) =>
    pageItem(page, pages.length > 1 ? withoutControls(pageLabel(address, pages)) : page.title),
  );
  if (below.length === 0 && first) return first;
  return category(withoutControls(pages[0]?.tag.title ?? ''), [...(first ? [first] : []), ...below]);
}

/**
 * A category for each group, inside those of the groups around it, with its API pages and then its models; pages
 * without a group come last.
 */
export function sidebarItems(reference: Reference): SidebarItem[] {
  const { addresses, model, pages, modelsPage } = reference;
  const list = modelsPage === undefined ? [] : [{ ...modelsLink(modelsPage), customProps: { lists: true } }];
  if (addresses.apiPages.length > maxPages) return list;
  const overview = pages[0]?.breadcrumbs[0]?.href ?? '';
  const pathOf = new Map(model.groups.map((group) => [groupTitle(group), [...(group.ancestors ?? []), group.title]]));
  const top: SidebarItem[] = [];
  const lists = new Set<SidebarItem>(list);
  for (const { title, api, models } of groupPages(reference)) {
    const anchor = modelsAnchor(title || model.title, addresses);
    const listed = isLongList(addresses.modelPages) ? modelsLink(`${overview}#${anchor}`) : category('Models', models);
    lists.add(listed);
    const items = [...api, ...(list.length > 0 || models.length === 0 ? [] : [listed])];
    const path = (title === '' ? [] : (pathOf.get(title) ?? [title])).map((each) => withoutControls(each));
    if (items.length > 0) categoryAt(path, top).push(...items);
  }
  const items = [...top, ...list];
  return countLinks(items) <= maxOpen ? items.map(openAll) : openOnly(items, lists);
}

/** Up to this number of links a sidebar shows all of them at once. */
const maxOpen = 20;

function openAll(item: SidebarItem): SidebarItem {
  return item.type === 'category' ? { ...item, collapsed: false, items: item.items.map(openAll) } : item;
}

/** Opens a category that has everything but lists of models in it, and the like inside it. */
function openOnly(items: SidebarItem[], lists: ReadonlySet<SidebarItem>): SidebarItem[] {
  const [only, ...others] = items.filter((item) => !lists.has(item));
  if (only?.type !== 'category' || others.length > 0) return items;
  const opened = { ...only, collapsed: false, items: openOnly(only.items, lists) };
  return items.map((item) => (item === only ? opened : item));
}

function modelsLink(href: string): SidebarItem {
  return { type: 'link', label: 'Models', href };
}

/** The items of the category with these labels, one inside the other, which is added where it is missing. */
function categoryAt([label, ...path]: string[], items: SidebarItem[]): SidebarItem[] {
  if (label === undefined) return items;
  const found = items.find((item) => item.type === 'category' && item.label === label);
  const inner = found?.type === 'category' ? found : { ...category(label, []), items: [] };
  if (!found) items.push(inner);
  return categoryAt(path, inner.items);
}

function pageItem({ title, url }: ReferencePage, label = title): SidebarItem {
  return { type: 'link', label, href: url };
}
