import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Reference } from '../../reference/generate';
import type { ReferencePage } from '../../reference/page';

type Sidebars = LoadedContent['loadedVersions'][number]['sidebars'];
type SidebarItem = Sidebars[string][number];

/** Descriptions with more operations than this list only pages in the sidebar, which every page loads as script. */
const mostOperations = 300;

/** Adds the pages of the reference to the sidebar's category that is marked with `customProps.apiReference`. */
export function joinSidebar(content: LoadedContent, reference: Reference): LoadedContent {
  const items = sidebarItems(reference);
  const loadedVersions = content.loadedVersions.map((version) => ({
    ...version,
    sidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([name, sidebar]) => [name, sidebar.map((item) => addItems(item, items))]),
    ),
  }));
  return { ...content, loadedVersions };
}

function addItems(item: SidebarItem, added: SidebarItem[]): SidebarItem {
  if (item.type !== 'category') return item;
  return item.customProps?.apiReference ? { ...item, items: [...item.items, ...added] } : item;
}

function category(label: string, items: SidebarItem[]): SidebarItem {
  return { type: 'category', label, items, collapsed: true, collapsible: true };
}

/** A category for each group, with its API pages and then its models; pages without a group come last. */
function sidebarItems({ pages, addresses, model }: Reference): SidebarItem[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const withOperations = model.operations.length <= mostOperations;
  const groups = new Map<string, { api: SidebarItem[]; models: SidebarItem[] }>();
  const groupOf = (title: string) => {
    const group = groups.get(title) ?? { api: [], models: [] };
    groups.set(title, group);
    return group;
  };
  for (const { groupTitle, url } of addresses.apiPages) {
    const page = byUrl.get(url);
    if (page) groupOf(groupTitle).api.push(pageItem(page, withOperations));
  }
  for (const { groupTitle, url } of addresses.modelPages) {
    const page = byUrl.get(url);
    if (page) groupOf(groupTitle).models.push(pageItem(page, false));
  }
  return [...groups].flatMap(([title, { api, models }]) => {
    const items = [...api, ...(models.length > 0 ? [category('Models', models)] : [])];
    return title === '' ? items : [category(title, items)];
  });
}

function pageItem(page: ReferencePage, withOperations: boolean): SidebarItem {
  const operations = page.kind === 'api' && withOperations ? page.operations.map(toOperation) : [];
  const link: SidebarItem = { type: 'link', label: page.title, href: page.url };
  return operations.length > 0 ? { ...link, customProps: { operations } } : link;
}

type Section = Extract<ReferencePage, { kind: 'api' }>['operations'][number];

function toOperation({ title, anchor, method, kind, deprecated }: Section) {
  const base = { label: title, href: `#${anchor}`, method: kind === 'webhook' ? 'EVENT' : method };
  return deprecated ? { ...base, deprecated } : base;
}
