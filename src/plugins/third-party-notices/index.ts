import type { Plugin } from '@docusaurus/types';
import { noticesPlugin } from './noticesPlugin';

/** Adds a file with the licences of the packages whose code is in the scripts and style sheets of a built site. */
export default function pluginThirdPartyNotices(): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'third-party-notices',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: isServer || isDevelopment ? [] : [noticesPlugin(currentBundler.instance)],
    }),
  };
}
