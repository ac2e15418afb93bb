import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { docusaurusReplacements } from '../../platform/docusaurus/modules';
import { replaceModules } from '../../platform/replaceModules';

/**
 * Keeps out of every page's script what no page runs: the theme brings a highlighter with all its grammars, but code is
 * highlighted while the site is built.
 */
export default function pluginScriptWeight(): Plugin {
  const replacements = docusaurusReplacements({
    highlighter: path.join(__dirname, '../../platform/nothing.ts'),
  });
  return {
    name: 'script-weight',
    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer ? {} : { plugins: replaceModules(currentBundler.instance, replacements) },
  };
}
