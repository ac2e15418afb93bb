import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { docusaurusReplacements } from '../../platform/docusaurus/modules';
import { replaceModules } from '../../platform/replaceModules';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

const client = path.join(__dirname, 'client');

/** Puts our modules in the place of Docusaurus's, in the browser's bundle alone. */
export function configureNavigation(bundler: Bundler, isServer: boolean): WebpackResult {
  if (isServer) return {};
  const replacements = docusaurusReplacements({
    preload: path.join(client, 'preload.ts'),
    windowDocusaurus: path.join(client, 'prefetchOnHover.ts'),
    normalizeLocation: path.join(client, 'normalizeLocation.ts'),
    history: path.join(client, 'history.ts'),
    progressBar: path.join(client, 'progress.ts'),
  });
  return { plugins: replaceModules(bundler, replacements) };
}
