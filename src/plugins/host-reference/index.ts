import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { livePages } from '../api-reference/livePages';
import { filesFolder, pagesFolder } from '../api-reference/storeReference';
import { checkSite, pluginName } from './checkSite';
import { finishHost } from './finishHost';
import { apiLoader, type LoadedApi } from './loadApis';
import type { PluginOptions } from './options';
import { addOverview, apiRoutes, generatedModule } from './routes';
import { styleSheetFile } from './styleSheet';
import { watchedFiles } from './watchedFiles';
import { configureHost } from './webpack';

export { type Options, validateOptions } from './options';
export { getSwizzleConfig } from './swizzle';

/**
 * The references of APIs in a site that has its own docs, blog and theme: pages at a route of their own, beside everything else. No module
 * of Docusaurus, React or the theme is replaced.
 */
export default function pluginHostReference(context: LoadContext, options: PluginOptions): Plugin<LoadedApi[]> {
  checkSite(context);
  const directory = path.join(context.generatedFilesDir, pluginName, options.id);
  const live = livePages(pagesFolder(directory), context.baseUrl);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const load = apiLoader(context, options, directory);
  let sources: string[] = [];

  return {
    name: pluginName,
    loadContent: async () => {
      const apis = await load();
      sources = apis.flatMap((api) => api.sources);
      return apis;
    },

    async contentLoaded({ content, actions }) {
      for (const { report, ...stored } of content) {
        const styles = context.baseUrl + (await styleSheetFile(stored.api));
        const data = JSON.stringify({ ...stored.data, styles, report });
        const file = await actions.createData(`${stored.data.id}.json`, data);
        actions.addRoute(apiRoutes(context.siteDir, stored, generatedModule(context, file)));
      }
      if (options.overview !== undefined) await addOverview(context, options.overview, content, actions);
      if (isDevelopment) live.announce();
    },

    configureWebpack: (_config, isServer, utils) =>
      configureHost({
        isServer,
        utils,
        pagesDir: pagesFolder(directory),
        served: filesFolder(directory),
        middlewares: live.middlewares,
        baseUrl: context.baseUrl,
      }),

    getPathsToWatch: () => watchedFiles(sources),

    getClientModules: () => [bundled(path.join(__dirname, 'client/grammars.ts'))],

    getThemePath: () => bundled(path.join(__dirname, 'theme')),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    postBuild: (props) => finishHost(props, directory, options.overview),
  };
}
