import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { livePages } from '../api-reference/livePages';
import { keepLastGood } from '../api-reference/loadReference';
import { clearStored, filesFolder, pagesFolder } from '../api-reference/storeReference';
import { checkSite, pluginName } from './checkSite';
import { finishHost } from './finishHost';
import { loadApi, type StoredApi } from './loadApi';
import type { PluginOptions } from './options';
import { apiRoutes } from './routes';
import { styleSheetFile, writeStyleSheet } from './styleSheet';
import { configureHost } from './webpack';

export { type Options, validateOptions } from './options';

/**
 * The references of APIs in a site that has its own docs, blog and theme: pages at a route of their own, beside everything else. No module
 * of Docusaurus, React or the theme is replaced.
 */
export default function pluginHostReference(context: LoadContext, options: PluginOptions): Plugin<StoredApi[]> {
  checkSite(context);
  const directory = path.join(context.generatedFilesDir, pluginName, options.id);
  const live = livePages(pagesFolder(directory), context.baseUrl);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const load = keepLastGood(async () => {
    await clearStored(directory);
    const apis: StoredApi[] = [];
    // One after the other: each takes the memory of a whole description.
    for (const api of options.apis) apis.push(await loadApi(context, options, api, directory));
    await writeStyleSheet(filesFolder(directory), options.apis);
    return apis;
  });

  return {
    name: pluginName,
    loadContent: async () => (await load()).content,

    async contentLoaded({ content, actions }) {
      for (const stored of content) {
        const styles = context.baseUrl + (await styleSheetFile(stored.api));
        const data = await actions.createData(`${stored.data.id}.json`, JSON.stringify({ ...stored.data, styles }));
        actions.addRoute(apiRoutes(context.siteDir, stored, data));
      }
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

    getPathsToWatch: () =>
      options.apis.map(({ description }) =>
        path.resolve(context.siteDir, path.dirname(description), '**/*.{yaml,yml,json}'),
      ),

    getClientModules: () => [bundled(path.join(__dirname, 'client/grammars.ts'))],

    getThemePath: () => bundled(path.join(__dirname, 'theme')),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    postBuild: (props) => finishHost(props, directory),
  };
}
