import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps out of every page's script what no page runs. `@docusaurus/utils-common` takes one function of `tslib`, but as
 * a CommonJS package it would bring all of it, 4 KB packed.
 */
export default function pluginScriptWeight(): Plugin {
  const alias = { tslib: path.join(__dirname, 'importDefault.ts') };
  return {
    name: 'script-weight',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : { module: { rules: [{ test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/, resolve: { alias } }] } },
  };
}
