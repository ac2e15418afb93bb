import path from 'node:path';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { joinAddress } from '../../platform/docusaurus/sources';
import { printAnnotations, withAnnotations } from '../../reference/annotations';
import type { Node } from '../../reference/json';
import { readHead } from '../../reference/load/readHead';
import { operationFilesOf } from '../../reference/outputs/operationFiles';
import { assembleSite, type SiteReference } from '../api-reference/assembleSite';
import { allowedRefs, logNotices, placesFrom } from '../api-reference/loadReference';
import { reportRemoved } from '../api-reference/reportRemoved';
import { type ReferenceItem, sidebarItems } from '../api-reference/sidebar';
import { siteTexts } from '../api-reference/standalone/siteTexts';
import { type StoredVersion, storeFiles, storePages } from '../api-reference/storeReference';
import { type ApiCard, cardOf } from './card';
import type { Api, PluginOptions } from './options';
import { writeOverview } from './overview';

/** What the pages of an API have in common; their script loads it. */
export interface ApiData {
  id: string;
  /** Address of the overview. */
  home: string;
  label: string;
  sidebar: PropSidebarItem[];
  /** Address of the style sheet. */
  styles: string;
  /** What is wrong with the description, in the dev server, which goes on with its last good state; empty when nothing is. */
  report: string;
}

/** An API whose pages and files are on disk. */
export interface StoredApi {
  api: Api;
  data: Omit<ApiData, 'styles' | 'report'>;
  card: ApiCard;
  stored: StoredVersion;
  /** Files that its description was read from, as absolute paths. */
  sources: string[];
  /** Its description, and that with all that is for other audiences; undefined where all APIs are for all. */
  edition?: { document: Node; whole: Node } | undefined;
}

/**
 * Makes the reference of an API, and stores its pages and files in `directory` (absolute). Throws a DescriptionError with every problem
 * of the description.
 */
export async function loadApi(
  context: LoadContext,
  options: PluginOptions,
  api: Api,
  directory: string,
): Promise<StoredApi> {
  const { siteDir, baseUrl } = context;
  const home = joinAddress(baseUrl, api.route);
  const descriptionFile = path.resolve(siteDir, api.description);
  const overlays = api.overlays.map((overlay) => path.resolve(siteDir, overlay));
  const { audience } = api;
  // What cannot be read is reported where it is loaded.
  const texts = siteTexts(await readHead(descriptionFile, { overlays, audience }));
  const label = api.label ?? texts.title;
  const reference = await withAnnotations(async () => {
    const made = await assembleSite(
      {
        source: {
          siteDir: placesFrom(context),
          ...{ descriptionFile, overlays, allowRefs: allowedRefs(context, api) },
          ...{ internal: api.internal, audience },
        },
        site: {
          ...{ basePath: home, docsPath: home, sitePaths: [home], baseUrl, filesPath: `${home}/` },
          home: { label, href: home },
        },
        checks: { foreign: true, strict: options.strict },
      },
      { offersSandbox: false },
    );
    logNotices(made.notices, options.verbose, 'strict: true');
    printAnnotations(made.notices);
    return made;
  });
  const { document, internal } = reference.description;
  await reportRemoved(internal);
  const folder = api.route.slice(1);
  const pages = await storePages(directory, reference, api.editUrl);
  await writeOverview(directory, reference, { home, label });
  await storeFiles(directory, reference, folder);
  return {
    api,
    card: cardOf(reference, {
      ...{ label, href: home, summary: texts.description === texts.title ? '' : texts.description },
      times: options.overview === undefined ? [] : await lastChanges(context, reference.sources),
    }),
    data: { id: api.id, home, label, sidebar: sidebarOf(reference, { home, label }) },
    stored: {
      ...{ name: api.id, path: home, folder, pages: pages.map((page) => ({ ...page, lastUpdatedAt: null })) },
      workflows: [],
      operationFile: reference.pages.flatMap(operationFilesOf)[0],
      feedLinks: [],
      hasModelList: false,
    },
    sources: reference.sources,
    edition: options.apis.some((each) => each.audience)
      ? { document: document as Node, whole: (audience && internal?.whole) ?? (document as Node) }
      : undefined,
  };
}

/** When files were changed last (milliseconds since 1970), null where the site does not know; the dev server does not ask. */
async function lastChanges({ siteConfig }: LoadContext, files: string[]): Promise<(number | null)[]> {
  if (process.env.NODE_ENV === 'development') return [];
  const { experimental_vcs: vcs } = siteConfig.future;
  return Promise.all(files.map(async (file) => (await vcs.getFileLastUpdateInfo(file))?.timestamp ?? null));
}

/** The pages of the reference below one category, which is their first breadcrumb. */
function sidebarOf(reference: SiteReference, { home, label }: { home: string; label: string }): PropSidebarItem[] {
  const items = sidebarItems(reference).map(withPage);
  return [{ type: 'category', label, href: home, collapsible: false, collapsed: false, items }];
}

/** An item as the theme takes it: its breadcrumbs have links that say that they are pages of the docs. */
function withPage(item: ReferenceItem): PropSidebarItem {
  if (item.type !== 'category')
    return { ...item, ...(item.type === 'link' ? { docId: item.href } : {}) } as PropSidebarItem;
  return { ...item, items: item.items.map(withPage) } as PropSidebarItem;
}
