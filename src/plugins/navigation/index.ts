import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writePageList } from './pageList';
import { writeTransferSizes } from './transferSizes';
import { configureNavigation } from './webpack';

/**
 * How a reader moves through the site: when the progress bar shows, what is loaded ahead, what happens when a page does
 * not come, and where an unknown address leads.
 */
export default function pluginNavigation({ baseUrl }: LoadContext): Plugin {
  const firstLoad = readFileSync(path.join(__dirname, 'firstLoad.inline.js'), 'utf8');
  return {
    name: 'navigation',
    getClientModules: () =>
      ['stripIndex', 'restoreScroll', 'history', 'pointAtLinks'].map((name) =>
        path.join(__dirname, `client/${name}.ts`),
      ),
    configureWebpack: (_config, isServer, { currentBundler }) => configureNavigation(currentBundler.instance, isServer),
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: toOneLine(firstLoad).replaceAll('BASE_URL', baseUrl) }],
    }),
    async postBuild({ outDir, routesPaths }) {
      await writePageList(outDir, routesPaths, baseUrl);
      await writeTransferSizes(outDir, routesPaths, baseUrl);
    },
  };
}

/** The script stands in every page: it goes without its comments and indentation. */
function toOneLine(script: string): string {
  const lines = script.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}
