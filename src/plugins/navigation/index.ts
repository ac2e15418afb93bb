import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { startedVariable } from '../../platform/docusaurus/plugins';
import { inlineScript } from '../inlineScript';
import { openSiteFiles } from '../siteFiles';
import { writePageLists } from './transferSizes';
import { configureNavigation } from './webpack';

/**
 * How a reader moves through the site: when the progress bar shows, what is loaded ahead, what happens when a page does
 * not come or search is asked for before the site's script, and where an unknown address leads.
 */
export default function pluginNavigation({ baseUrl }: LoadContext): Plugin {
  const firstLoad = path.join(__dirname, 'firstLoad.inline.ts');
  return {
    name: 'navigation',
    getClientModules: () =>
      ['stripIndex', 'restoreScroll', 'history', 'prefetchOnHover'].map((name) =>
        bundled(path.join(__dirname, `client/${name}.ts`)),
      ),
    // Links of the theme whose words are not in sentence case.
    getDefaultCodeTranslationMessages: async () => ({ 'theme.tags.tagsPageLink': 'View all tags' }),
    configureWebpack: (_config, isServer, { currentBundler }) => configureNavigation(currentBundler.instance, isServer),
    injectHtmlTags: () => ({
      headTags: [
        inlineScript(firstLoad, { BASE_URL: baseUrl, STARTED_VARIABLE: startedVariable }),
        inlineScript(path.join(__dirname, '../../search/earlySearch.inline.ts'), {}),
      ],
    }),
    async postBuild(props) {
      await writePageLists(props.outDir, await openSiteFiles(props), props.routesPaths, baseUrl);
    },
  };
}
