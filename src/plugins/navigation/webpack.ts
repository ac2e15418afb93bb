import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

interface Request {
  context: string;
  request: string;
}

const client = path.join(__dirname, 'client');

/** Modules of Docusaurus and its router that the browser gets ours for: the folder they are asked from, the request, our module. */
const replaced = [
  { from: /core[\\/]lib[\\/]client$/, asked: /^\.\/preload$/, ours: 'preload.ts' },
  { from: /core[\\/]lib[\\/]client$/, asked: /^\.\/docusaurus$/, ours: 'docusaurus.ts' },
  { from: /core[\\/]lib[\\/]client$/, asked: /^\.\/normalizeLocation$/, ours: 'normalizeLocation.ts' },
  { from: /react-router/, asked: /^history$/, ours: 'history.ts' },
  { from: /.*/, asked: /theme-classic[\\/]lib[\\/]nprogress(?:\.js)?$/, ours: 'progress.ts' },
];

/** Puts our modules in the place of theirs, in the browser's bundle alone. */
export function configureNavigation(bundler: Bundler, isServer: boolean): WebpackResult {
  if (isServer) return {};
  const replace = ({ from, asked, ours }: (typeof replaced)[number]) =>
    new bundler.NormalModuleReplacementPlugin(asked, (request: Request) => {
      if (from.test(request.context)) request.request = path.join(client, ours);
    });
  return { plugins: replaced.map(replace) };
}
