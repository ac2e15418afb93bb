import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
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
      plugins: isServer ? [] : [onDemandSheets(currentBundler.instance, [breakpointNames()])],
    }),
  };
}

/** Puts widths in place of their names, before another plugin moves rules: a query that was moved is not read again. */
export function breakpointNames(): PostCssPlugin {
  const files = [path.join(__dirname, '../../css/breakpoints.css')];
  return {
    postcssPlugin: 'breakpoint-names',
    Once: async (root, { postcss, result }) => {
      const { messages } = await postcss([globalData({ files }), customMedia()]).process(root, {
        from: result.opts.from,
      });
      result.messages.push(...messages);
    },
  };
}
