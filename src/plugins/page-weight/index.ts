import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { docusaurusReplacements } from '../../platform/docusaurus/modules';
import { hideBuildSettings } from '../../platform/docusaurus/siteConfig';
import { replaceModules } from '../../platform/replaceModules';

/**
 * Keeps the browser's script small: it is without the theme's highlighter and its grammars, since code is highlighted
 * while the site is built, and without the settings of the build.
 */
export default function pluginPageWeight({ siteConfig }: LoadContext): Plugin {
  hideBuildSettings(siteConfig);
  const highlighter = bundled(path.join(__dirname, '../../platform/emptyModule.ts'));
  const inBrowser = docusaurusReplacements({ highlighter });
  return {
    name: 'page-weight',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: isServer ? [] : replaceModules(currentBundler.instance, inBrowser),
    }),
  };
}
