import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { docusaurusReplacements } from '../../platform/docusaurus/modules';
import { replaceModules } from '../../platform/replaceModules';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** A module of the browser's bundle. */
const clientFile = (name: string): string => bundled(path.join(__dirname, 'client', name));

/** Puts our modules in the place of Docusaurus's, in the browser's bundle alone. */
export function configureNavigation(bundler: Bundler, isServer: boolean): WebpackResult {
  if (isServer) return {};
  const replacements = docusaurusReplacements({
    preload: clientFile('preload.ts'),
    windowDocusaurus: clientFile('prefetchOnHover.ts'),
    normalizeLocation: clientFile('normalizeLocation.ts'),
    history: clientFile('history.ts'),
    progressBar: clientFile('progress.ts'),
  });
  return { plugins: replaceModules(bundler, replacements) };
}
