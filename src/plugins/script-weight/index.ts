import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { docusaurusReplacements } from '../../platform/docusaurus/modules';
import { replaceModules } from '../../platform/replaceModules';

/**
 * Keeps out of every page's script what no page runs. The theme brings a highlighter with all its grammars, but code is
 * highlighted while the site is built. `@docusaurus/utils-common` takes one function of `tslib`, but as a CommonJS
 * package it would bring all of it, 4 KB packed.
 */
export default function pluginScriptWeight(): Plugin {
  const replacements = docusaurusReplacements({
    highlighter: path.join(__dirname, '../../platform/nothing.ts'),
    tslib: path.join(__dirname, 'importDefault.ts'),
  });
  return {
    name: 'script-weight',
    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer ? {} : { plugins: replaceModules(currentBundler.instance, replacements) },
  };
}
