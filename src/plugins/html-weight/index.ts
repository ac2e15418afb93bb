import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { docusaurusReplacements } from '../../platform/docusaurus/modules';
import { replaceModules } from '../../platform/replaceModules';

/**
 * Lets pages be written short as they are rendered. Docusaurus's minifier reads every page anew as a tree for that,
 * which takes longer than to render it; `scripts/siteBuild.ts` switches it off.
 */
export default function pluginHtmlWeight(): Plugin {
  const replacements = docusaurusReplacements({ renderToHtml: path.join(__dirname, 'renderToHtml.ts') });
  return {
    name: 'html-weight',
    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer ? { plugins: replaceModules(currentBundler.instance, replacements) } : {},
  };
}
