import type { LoadContext, Plugin } from '@docusaurus/types';
import { hideBuildSettings } from '../../../platform/docusaurus/siteConfig';
import { guardedServer } from '../guardedServer';

/**
 * The plugin that guards the dev server of several APIs, whose site is our own, and keeps folders of the build machine out of its
 * script. Other hosts have their own rules.
 */
export default function guardPlugin({ siteConfig }: LoadContext): Plugin {
  hideBuildSettings(siteConfig);
  const settings = (isServer: boolean): object =>
    process.env.NODE_ENV === 'development' && !isServer ? { devServer: guardedServer() } : {};
  return { name: 'guarded-dev-server', configureWebpack: (_config, isServer) => settings(isServer) };
}
