import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { docusaurusReplacements } from '../../platform/docusaurus/modules';
import { replaceModules } from '../../platform/replaceModules';

/**
 * Keeps pages and their script small. On the server, pages are written short as they are rendered: Docusaurus's
 * minifier reads every page again as a tree for that, which takes longer than to render it, so
 * `src/platform/processes.ts` switches it off. The browser's script is without the theme's highlighter and its grammars, since code is highlighted
 * while the site is built.
 */
export default function pluginPageWeight(): Plugin {
  const onServer = docusaurusReplacements({ renderToHtml: path.join(__dirname, 'renderToHtml.ts') });
  const inBrowser = docusaurusReplacements({ highlighter: path.join(__dirname, '../../platform/nothing.ts') });
  return {
    name: 'page-weight',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: replaceModules(currentBundler.instance, isServer ? onServer : inBrowser),
    }),
  };
}
