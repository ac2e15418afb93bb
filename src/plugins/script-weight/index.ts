import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps out of every page's script what no page runs. `@docusaurus/utils-common` takes one function of `tslib`, but as
 * a CommonJS package it would bring all of it, 4 KB packed. The theme brings a highlighter with all its grammars, but
 * code is highlighted while the site is built.
 */
export default function pluginScriptWeight(): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const withoutHighlighter = { [path.join(theme, 'lib/prism-include-languages')]: path.join(__dirname, 'nothing.ts') };
  const alias = { tslib: path.join(__dirname, 'importDefault.ts') };
  return {
    name: 'script-weight',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: { alias: withoutHighlighter },
            module: { rules: [{ test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/, resolve: { alias } }] },
          },
  };
}
