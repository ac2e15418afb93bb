import path from 'node:path';
import pluginContentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { besideDocuments } from '../../platform/docusaurus/plugins';
import { freeMemory } from '../../platform/freeMemory';
import { withAnnotations } from '../../reference/annotations';
import type { GenerateOptions } from '../../reference/generate';
import { keepLastRun } from '../../reference/lastRun';
import { workflowDownload } from '../../reference/outputs/openapiFiles';
import { operationFilesOf } from '../../reference/outputs/operationFiles';
import { alertAdmonitions } from '../alerts/alertAdmonitions';
import { highlightCode } from '../code-highlighting/highlightCode';
import { toolsUnderTitle } from '../content-title/toolsUnderTitle';
import { inBackground } from './inBackground';
import { datePages } from './lastUpdates';
import { checkReleasedAddresses, keepLastGood, loadReference, overviewAddress } from './loadReference';
import type { PluginOptions } from './options';
import { agentNotice, rememberedChoices } from './pageTags';
import { referenceInserts, withChangelog } from './referenceInserts';
import { builtRedirects } from './releases/redirects';
import { referenceRoutes, withoutTrailingSlash } from './routes';
import { joinSidebar, withoutDoc } from './sidebar';
import {
  clearStored,
  copyOutputFiles,
  filesFolder,
  pagesFolder,
  type StoredReference,
  type StoredVersion,
  storeFiles,
  storePages,
  twinsFolder,
} from './storeReference';
import { builtSite, developedSite } from './twins/twinSite';
import { type DocsVersion, outputFolderOf, versionsFolder } from './versions';
import { configureReferenceWebpack } from './webpack';
import { writeWellKnown } from './wellKnown';
import { rememberingWriter, writeOutputFiles } from './writeFiles';

export { validateOptions } from './options';

/** Milliseconds that the bundler and the browser have for an edit before the dev server goes on to twins and files. */
const afterPages = 4000;

// What the dev server does not need, or needs later, is loaded on demand: it starts faster.
const loadSearch = () => import('./writeSearchFiles');
const loadTwins = () => import('./twins/writeTwins');
const loadGuides = () => import('./guideFiles');
const loadSandbox = () => import('./sandboxFile');

type Content = LoadedContent & { reference: StoredReference };

/**
 * Joins the docs plugin with the pages of an OpenAPI description: they become child routes of the docs, so that guides
 * and reference share one shell, one sidebar and one version.
 */
export default async function pluginApiReference(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<Content>> {
  const inserts = referenceInserts();
  const beforeDefaultRemarkPlugins = [
    ...options.docs.beforeDefaultRemarkPlugins,
    inserts.remarkPlugin,
    alertAdmonitions,
  ];
  const remarkPlugins = [...options.docs.remarkPlugins, toolsUnderTitle];
  const rehypePlugins = [...options.docs.rehypePlugins, highlightCode];
  const docs = await pluginContentDocs(context, {
    ...options.docs,
    beforeDefaultRemarkPlugins,
    remarkPlugins,
    rehypePlugins,
  });
  const directory = path.join(context.generatedFilesDir, 'api-reference');
  const isDevelopment = process.env.NODE_ENV === 'development';
  // A build runs once; the dev server keeps what an edit does not change.
  const kept = isDevelopment ? keepLastRun() : undefined;
  const writePage = isDevelopment ? rememberingWriter() : undefined;
  const background = inBackground(afterPages);
  let waiting: (() => Promise<void>)[] = [];
  let cleared: Promise<void> | undefined;

  /** Generates the reference of a version, stores it, and joins it with the version's docs. */
  async function join(
    content: LoadedContent,
    version: DocsVersion,
  ): Promise<{ docs: DocsVersion; stored: StoredVersion; writeFiles: () => Promise<void> }> {
    const name = version.versionName;
    const reference = await loadReference(context, options, content, version, {
      kept,
      // In development the linter does the same, in parallel.
      checkTexts: isDevelopment ? undefined : textsCheck(context, options, version),
    });
    // While a description is edited, addresses may break; a build has to keep them.
    if (!isDevelopment) await checkReleasedAddresses(reference, context, options, content, version);
    inserts.provide(name, withChangelog(reference));
    // The dev server has no search.
    if (!isDevelopment) await (await loadSearch()).storeSearchRecords(directory, name, reference);
    // In development dates are not needed, and files of a third-party description have no git history here.
    const vcs = isDevelopment || options.foreign ? undefined : context.siteConfig.future.experimental_vcs;
    const pages = await datePages(await storePages(directory, reference, options.editUrl, writePage), reference, vcs);
    const writeFiles = (): Promise<void> => storeFiles(directory, reference, outputFolderOf(name));
    if (!isDevelopment) await writeFiles();
    const workflows = [...new Set(reference.workflows.map(({ file }) => workflowDownload(file)))];
    const operationFile = reference.pages.flatMap(operationFilesOf)[0];
    const feedLinks = reference.releases?.feedLinks ?? [];
    const stored = { name, path: version.path, pages, workflows, operationFile, feedLinks };
    const shown = reference.releases ? version : withoutDoc(version, options.changelog);
    return { docs: joinSidebar(inserts.fillTitles(shown), reference), stored, writeFiles };
  }

  const load = keepLastGood<Content>(() =>
    withAnnotations(async () => {
      const loaded = await docs.loadContent?.();
      if (!loaded) throw new Error('The docs plugin loads no content.');
      const content = withoutTrailingSlash(loaded);
      cleared ??= clearStored(directory);
      await cleared;
      const versions = await inTurn(content.loadedVersions, (version) => join(content, version));
      kept?.end();
      // The dev server shows the pages before it writes the other files.
      if (isDevelopment) waiting = versions.map(({ writeFiles }) => writeFiles);
      return {
        ...content,
        loadedVersions: versions.map(({ docs: joined }) => joined),
        reference: { versions: versions.map(({ stored }) => stored), report: '' },
      };
    }),
  );

  return {
    ...docs,

    loadContent: async () => {
      background.stop();
      const { content, report } = await load();
      if (!isDevelopment) freeMemory();
      return { ...content, reference: { ...content.reference, report } };
    },

    translateContent: ({ content, translationFiles }) => ({
      ...(docs.translateContent?.({ content, translationFiles }) ?? content),
      reference: content.reference,
    }),

    async contentLoaded({ content, actions }) {
      const { versions, report } = content.reference;
      const pages = new Map(versions.map((version) => [version.path, version.pages]));
      const addRoute = besideDocuments(actions.addRoute, (versionPath) => {
        const own = pages.get(versionPath);
        return own && referenceRoutes(own);
      });
      const overview = overviewAddress(content, options);
      const setGlobalData = (data: unknown): void => actions.setGlobalData({ ...(data as object), report, overview });
      await docs.contentLoaded?.({ content, actions: { ...actions, addRoute, setGlobalData } });
      if (isDevelopment) {
        const site = developedSite(context, content, { versions, outDir: twinsFolder(directory) });
        background.start(async (stopped) => {
          for (let next = waiting.shift(); next && !stopped.aborted; next = waiting.shift()) await next();
          await (await loadTwins()).writeTwins(site, versions, inserts, stopped);
        });
      }
    },

    configureWebpack: (config, isServer, utils, content) =>
      configureReferenceWebpack(docs.configureWebpack?.(config, isServer, utils, content), {
        isServer,
        utils,
        pagesDir: pagesFolder(directory),
        served: [twinsFolder(directory), filesFolder(directory)].map((folder) => ({
          directory: folder,
          publicPath: context.baseUrl,
        })),
        hasRequestBuilder: options.requestBuilder,
        hasChangelog: content.reference.versions.some(({ feedLinks }) => feedLinks.length > 0),
      }),

    getPathsToWatch: () => [
      ...(docs.getPathsToWatch?.() ?? []),
      ...[path.dirname(options.description), versionsFolder(options.description)].map((folder) =>
        path.resolve(context.siteDir, folder, '**/*.{yaml,yml,json}'),
      ),
    ],

    getClientModules: () => [
      ...(docs.getClientModules?.() ?? []),
      require.resolve('./client/interactions'),
      require.resolve('./client/copyPage'),
      require.resolve('./client/onDemand'),
      ...(isDevelopment ? [require.resolve('./client/reloadAfterRestart')] : []),
    ],

    injectHtmlTags: ({ content }) => ({
      // Like the blog's feeds, these are announced on every page.
      headTags: [rememberedChoices(context), ...(content.reference.versions[0]?.feedLinks ?? [])],
      preBodyTags: [agentNotice(context.baseUrl)],
    }),

    async postBuild(props) {
      await docs.postBuild?.(props);
      await copyOutputFiles(directory, props.outDir);
      if (!options.foreign) {
        const description = path.resolve(context.siteDir, options.description);
        await writeOutputFiles(props.outDir, await withAnnotations(() => builtRedirects(props, description)));
      }
      const { writeSearchFiles } = await loadSearch();
      await writeSearchFiles(props, directory, props.content.reference.versions, {
        ...options.search,
        synonyms: options.search.synonyms && path.resolve(context.siteDir, options.search.synonyms),
      });
      await (await loadTwins()).writeTwins(builtSite(props), props.content.reference.versions, inserts);
      await (await loadSandbox()).writeSandbox(props.outDir);
      const overview = overviewAddress(props.content, options);
      await writeWellKnown(props.outDir, `${props.siteConfig.url}${props.baseUrl}`, overview);
    },
  };
}

/** Checks the guides of a version and the posts against the API, where the options name them. */
function textsCheck(
  { siteDir, baseUrl }: LoadContext,
  { guides }: PluginOptions,
  version: DocsVersion,
): GenerateOptions['checkTexts'] {
  if (!guides) return undefined;
  return async (made) => {
    const { checkGuideFiles, guideFilesOf } = await loadGuides();
    const files = await guideFilesOf(siteDir, version, guides.posts);
    return checkGuideFiles({ siteDir, files, otherWords: guides.otherWords }, { ...made, baseUrl });
  };
}

/** One after the other, since each reference takes the memory of a whole description. */
async function inTurn<From, To>(list: From[], make: (from: From) => Promise<To>): Promise<To[]> {
  const made: To[] = [];
  for (const item of list) made.push(await make(item));
  return made;
}
