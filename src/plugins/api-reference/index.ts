import path from 'node:path';
import pluginContentDocs from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { besideDocuments } from '../../platform/docusaurus/plugins';
import { alertAdmonitions } from '../alerts/alertAdmonitions';
import { highlightCode } from '../code-highlighting/highlightCode';
import { toolsUnderTitle } from '../content-title/toolsUnderTitle';
import { developedFiles } from '../siteFiles';
import { type Content, contentLoader } from './contentLoader';
import { holdFolder, refuseUsedFolder } from './holdFolder';
import { inBackground } from './inBackground';
import type { Site } from './joinVersion';
import { livePages } from './livePages';
import { overviewAddress } from './loadReference';
import { developedSite } from './markdown-pages/markdownSite';
import type { PluginOptions } from './options';
import { agentNotice, rememberedChoices } from './pageTags';
import { type ReferenceInserts, referenceInserts } from './referenceInserts';
import { referenceRoutes } from './routes';
import { storedRun } from './storedRun';
import { filesFolder, markdownFolder, pagesFolder } from './storeReference';
import { isForOthers, versionsFolder } from './versions';
import { configureReferenceWebpack } from './webpack';

export { validateOptions } from './options';

/**
 * Milliseconds that the bundler and the browser have for an edit, and the browser for the first page, before the dev
 * server goes on to Markdown pages and files.
 */
const afterPages = 4000;

// What the dev server does not need, or needs later, is loaded on demand: it starts faster.
const loadMarkdownPages = () => import('./markdown-pages/writeMarkdownPages');
const loadFinish = () => import('./finishBuild');

/**
 * Joins the docs plugin with the pages of an OpenAPI description: they become child routes of the docs, so that guides
 * and reference share one shell, one sidebar and one version.
 */
export default async function pluginApiReference(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<Content>> {
  const inserts = referenceInserts();
  const directory = path.join(context.generatedFilesDir, 'api-reference');
  refuseUsedFolder(context.generatedFilesDir, directory);
  const docs = await pluginContentDocs(context, withOurRemark(options.docs, inserts));
  const isDevelopment = process.env.NODE_ENV === 'development';
  const site: Site = { context, options, directory, inserts };
  const { siteDir, siteConfig, baseUrl } = context;
  const run = path.join(directory, 'run');
  const stored = isDevelopment ? storedRun(run, [options, siteDir, siteConfig.url, baseUrl]) : undefined;
  const loader = contentLoader(site, async () => docs.loadContent?.(), stored);
  const live = livePages(pagesFolder(directory), context.baseUrl);
  const background = inBackground(afterPages);

  return {
    ...docs,

    loadContent: async () => {
      // Commands that only ask the plugins, as `docs:version` does, run beside the dev server.
      await holdFolder(directory);
      background.stop();
      return loader.load();
    },

    translateContent: ({ content, translationFiles }) => ({
      ...(docs.translateContent?.({ content, translationFiles }) ?? content),
      reference: content.reference,
    }),

    async contentLoaded({ content, actions }) {
      await docs.contentLoaded?.({ content, actions: withReference(actions, content, options, siteDir) });
      if (!isDevelopment) return;
      live.announce();
      const { versions } = content.reference;
      const developed = developedSite(context, content, { versions, outDir: markdownFolder(directory) });
      background.start(async (stopped) => {
        await loader.writeFiles(stopped);
        await (await loadMarkdownPages()).writeMarkdownPages(
          developed,
          developedFiles(developed.outDir),
          versions,
          inserts,
          stopped,
        );
      });
    },

    configureWebpack: (config, isServer, utils, content) =>
      configureReferenceWebpack(docs.configureWebpack?.(config, isServer, utils, content), {
        isServer,
        utils,
        pagesDir: pagesFolder(directory),
        served: [markdownFolder(directory), filesFolder(directory)],
        middlewares: live.middlewares,
        baseUrl: context.baseUrl,
        hasRequestBuilder: options.requestBuilder,
        hasChangelog: content.reference.versions.some(({ feedLinks }) => feedLinks.length > 0),
        hasModelList: content.reference.versions.some((version) => version.hasModelList),
        onBundled: background.allow,
      }),

    getPathsToWatch: () => [...(docs.getPathsToWatch?.() ?? []), ...descriptionFiles(context, options)],

    getClientModules: () => [...(docs.getClientModules?.() ?? []), ...clientModules(isDevelopment)],

    injectHtmlTags: ({ content }) => ({
      // Like the blog's feeds, these are announced on every page.
      headTags: [rememberedChoices(context), ...(content.reference.versions[0]?.feedLinks ?? [])],
      preBodyTags: [agentNotice(context.baseUrl)],
    }),

    async postBuild(props) {
      await docs.postBuild?.(props);
      await (await loadFinish()).finishBuild(props, site);
    },
  };
}

/** Options of the docs plugin, with what guides can do here beside Markdown. */
function withOurRemark(docs: PluginOptions['docs'], { remarkPlugin }: ReferenceInserts): PluginOptions['docs'] {
  return {
    ...docs,
    beforeDefaultRemarkPlugins: [...docs.beforeDefaultRemarkPlugins, remarkPlugin, alertAdmonitions],
    remarkPlugins: [...docs.remarkPlugins, toolsUnderTitle],
    rehypePlugins: [...docs.rehypePlugins, highlightCode],
  };
}

/** The actions of the docs plugin, which add the pages of the reference beside the guides of their version. */
function withReference(actions: PluginContentLoadedActions, content: Content, options: PluginOptions, siteDir: string) {
  const { versions, report } = content.reference;
  const byPath = new Map(versions.map((version) => [version.path, version]));
  const overview = overviewAddress(content, options);
  const newestRelease = versions[0]?.newestRelease;
  return {
    ...actions,
    addRoute: besideDocuments(actions.addRoute, (versionPath) => {
      const own = byPath.get(versionPath);
      return own && referenceRoutes(own.pages, own.sidebar, siteDir);
    }),
    setGlobalData: (data: unknown): void =>
      actions.setGlobalData({ ...withoutOthers(data as GlobalPluginData, content), report, overview, newestRelease }),
  };
}

/** What the docs plugin says on every page, with the ids of drafts, without those of guides for other audiences. */
function withoutOthers(data: GlobalPluginData, { loadedVersions }: Content): object {
  const hidden = new Map(
    loadedVersions.map(({ versionName, drafts }) => [versionName, drafts.filter(isForOthers).map(({ id }) => id)]),
  );
  const versions = data.versions.map((version) => ({
    ...version,
    draftIds: version.draftIds.filter((id) => !hidden.get(version.name)?.includes(id)),
  }));
  return { ...data, versions };
}

/** The files of the description, of its saved versions and of overlays, as patterns that the dev server watches. */
function descriptionFiles({ siteDir }: LoadContext, { description, overlays }: PluginOptions): string[] {
  const folders = [path.dirname(description), versionsFolder(description)];
  return [...folders.map((folder) => path.join(folder, '**/*.{yaml,yml,json}')), ...overlays].map((place) =>
    path.resolve(siteDir, place),
  );
}

function clientModules(isDevelopment: boolean): string[] {
  const names = ['interactions', 'copyPage', 'onDemand', ...(isDevelopment ? ['reloadAfterRestart'] : [])];
  return names.map((name) => bundled(path.join(__dirname, `client/${name}.ts`)));
}
