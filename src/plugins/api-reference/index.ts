import path from 'node:path';
import pluginContentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { keepLastGood, loadReference } from './loadReference';
import type { PluginOptions } from './options';
import { referenceInserts } from './referenceInserts';
import { addReferenceRoutes } from './routes';
import { storeSearchRecords, writeSearchFiles } from './search/writeSearchFiles';
import { joinSidebar } from './sidebar';
import { copyOutputFiles, pagesFolder, type StoredReference, storeReference } from './storeReference';
import { configureReferenceWebpack } from './webpack';

export { validateOptions } from './options';

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
  const beforeDefaultRemarkPlugins = [...options.docs.beforeDefaultRemarkPlugins, inserts.remarkPlugin];
  const docs = await pluginContentDocs(context, { ...options.docs, beforeDefaultRemarkPlugins });
  const directory = path.join(context.generatedFilesDir, 'api-reference');
  const load = keepLastGood<Content>(async () => {
    const content = await docs.loadContent?.();
    if (!content) throw new Error('The docs plugin loads no content.');
    const reference = await loadReference(context, options, content);
    inserts.provide(reference);
    await storeSearchRecords(directory, reference);
    return {
      ...joinSidebar(content, reference),
      reference: await storeReference(directory, reference, options.editUrl),
    };
  });

  return {
    ...docs,

    loadContent: async () => {
      const { content, report } = await load();
      return { ...content, reference: { ...content.reference, report } };
    },

    translateContent: ({ content, translationFiles }) => ({
      ...(docs.translateContent?.({ content, translationFiles }) ?? content),
      reference: content.reference,
    }),

    async contentLoaded({ content, actions }) {
      const { pages, report } = content.reference;
      const addRoute = addReferenceRoutes(actions.addRoute, pages);
      const setGlobalData = (data: unknown): void => actions.setGlobalData({ ...(data as object), report });
      await docs.contentLoaded?.({ content, actions: { ...actions, addRoute, setGlobalData } });
    },

    configureWebpack: (config, isServer, utils, content) =>
      configureReferenceWebpack(docs.configureWebpack?.(config, isServer, utils, content), {
        isServer,
        utils,
        pagesDir: pagesFolder(directory),
      }),

    getPathsToWatch: () => [
      ...(docs.getPathsToWatch?.() ?? []),
      path.join(context.siteDir, path.dirname(options.description), '**/*.{yaml,yml,json}'),
    ],

    getClientModules: () => [...(docs.getClientModules?.() ?? []), require.resolve('./client/interactions')],

    async postBuild(props) {
      await docs.postBuild?.(props);
      await copyOutputFiles(directory, props.outDir);
      await writeSearchFiles(props, directory, props.content.reference.pages.map(({ url }) => url));
    },
  };
}
