import type { Plugin } from '@docusaurus/types';
import { breakpointNames } from './breakpointNames';
import { onDemandSheets } from './onDemand';

/**
 * Lets every style sheet ask for a width by its name in `src/css/breakpoints.css`, and serves those of
 * `src/css/on-demand` as files of their own.
 */
export default function pluginStyleSheets(): Plugin {
  return {
    name: 'style-sheets',
    configurePostCss: (options) => ({ ...options, plugins: [breakpointNames(), ...options.plugins] }),
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: isServer ? [] : [onDemandSheets(currentBundler.instance)],
    }),
  };
}
