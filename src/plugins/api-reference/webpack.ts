import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Input {
  isServer: boolean;
  utils: ConfigureWebpackUtils;
  pagesDir: string;
}

const client = path.join(__dirname, 'client');

/** Where a page's body comes from: rendered on the server, taken from the static HTML, or rendered in the dev server. */
function bodySource(isServer: boolean): string {
  if (isServer) return path.join(client, 'loadBody.server.tsx');
  const isDevelopment = process.env.NODE_ENV === 'development';
  return path.join(client, isDevelopment ? 'loadBody.development.tsx' : 'loadBody.browser.ts');
}

/** Adds what the reference's pages need to the docs plugin's own settings. */
export function configureReferenceWebpack(docs: WebpackResult, { isServer, utils, pagesDir }: Input): WebpackResult {
  const { DefinePlugin } = utils.currentBundler.instance;
  return {
    ...docs,
    resolve: {
      ...docs?.resolve,
      alias: {
        ...docs?.resolve?.alias,
        '@docusaurus/ComponentCreator': path.join(client, 'ComponentCreator.tsx'),
        '@api-reference/loadBody': bodySource(isServer),
      },
    },
    plugins: [...(docs?.plugins ?? []), new DefinePlugin({ API_REFERENCE_PAGES: JSON.stringify(pagesDir) })],
  };
}
