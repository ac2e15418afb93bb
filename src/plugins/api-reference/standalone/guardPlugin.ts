import type { Plugin } from '@docusaurus/types';
import { guardedServer } from '../guardedServer';

/** The plugin that guards the dev server of several APIs, whose site is our own. Other hosts have their own rules. */
export default function guardPlugin(): Plugin {
  const settings = (isServer: boolean): object =>
    process.env.NODE_ENV === 'development' && !isServer ? { devServer: guardedServer() } : {};
  return { name: 'guarded-dev-server', configureWebpack: (_config, isServer) => settings(isServer) };
}
