import path from 'node:path';
import pluginContentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Reference } from '../../reference/generate';
import { formatErrors } from '../../reference/problems';
import { joinSidebar } from './sidebar';
import { loadReference } from './loadReference';
import type { PluginOptions } from './options';
import { writeOutputFiles } from './outputs';
import { writePages } from './pageFiles';
import { referenceInserts } from './referenceInserts';
import { addReferenceRoutes } from './routes';
import { configureReferenceWebpack } from './webpack';

export { validateOptions } from './options';

type Content = LoadedContent & { reference: Reference };

/**
 * Joins the docs plugin with the pages of an OpenAPI description: they become child routes of the docs, so that guides
 * and reference share one shell, one sidebar and one version.
 */
export default async function pluginApiReference(context: LoadContext, options: PluginOptions): Promise<Plugin<Content>> {
  const inserts = referenceInserts();
  const beforeDefaultRemarkPlugins = [...options.docs.beforeDefaultRemarkPlugins, inserts.remarkPlugin];
  const docs = await pluginContentDocs(context, { ...options.docs, beforeDefaultRemarkPlugins });
  const load = loadReference(context, options);
  const pagesDir = path.join(context.generatedFilesDir, 'api-reference');

  return {
    ...docs,

    async loadContent() {
      const content = await docs.loadContent?.();
      if (!content) throw new Error('The docs plugin loads no content.');
      const reference = await load(content);
      inserts.provide(reference);
      return { ...joinSidebar(content, reference), reference };
    },

    translateContent: ({ content, translationFiles }) => ({
      ...(docs.translateContent?.({ content, translationFiles }) ?? content),
      reference: content.reference,
    }),

    async contentLoaded({ content, actions }) {
      const pages = await writePages(pagesDir, content.reference, options.editUrl);
      const addRoute = addReferenceRoutes(actions.addRoute, pages);
      const report = formatErrors(content.reference.notices);
      const setGlobalData = (data: unknown): void => actions.setGlobalData({ ...(data as object), report });
      await docs.contentLoaded?.({ content, actions: { ...actions, addRoute, setGlobalData } });
    },

    configureWebpack: (config, isServer, utils, content) =>
      configureReferenceWebpack(docs.configureWebpack?.(config, isServer, utils, content), { isServer, utils, pagesDir }),

    getPathsToWatch: () => [
      ...(docs.getPathsToWatch?.() ?? []),
      path.join(context.siteDir, path.dirname(options.description), '**/*.{yaml,yml,json}'),
    ],

    getClientModules: () => [...(docs.getClientModules?.() ?? []), require.resolve('./client/interactions')],

    async postBuild(props) {
      await docs.postBuild?.(props);
      await writeOutputFiles(props.outDir, props.content.reference.files);
    },
  };
}
