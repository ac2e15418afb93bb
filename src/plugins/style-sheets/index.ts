import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type { Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { forCurrentBrowsers } from '../../platform/docusaurus/plugins';
import { openSiteFiles } from '../siteFiles';
import { onDemandSheets, sheetNames } from './onDemand';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Lets every style sheet ask for a width by its name in `src/css/breakpoints.css`, and serves those of
 * `src/css/on-demand` as files of their own.
 */
export default function pluginStyleSheets(): Plugin {
  return {
    name: 'style-sheets',
    configurePostCss: (given) => {
      const options = isDevelopment ? forCurrentBrowsers(given) : given;
      // A file of options is not searched for, for each style sheet in every folder above it: there is none.
      return { ...options, config: false, plugins: [breakpointNames(), ...options.plugins] };
    },
    postBuild: async (props) => (await openSiteFiles(props)).claim(sheetNames()),
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
