import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { requestBuilderSettings } from './requestBuilder/webpack';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Input {
  isServer: boolean;
  utils: ConfigureWebpackUtils;
  pagesDir: string;
  /** Folders that the dev server serves (Markdown twins, data of requests), and the address it serves them under. */
  served: { directory: string; publicPath: string }[];
  /** Whether operations have a request builder. */
  hasRequestBuilder: boolean;
}

const client = path.join(__dirname, 'client');

/** Where a page's body comes from: rendered on the server, taken from the static HTML, or rendered in the dev server. */
function bodySource(isServer: boolean): string {
  if (isServer) return path.join(client, 'loadBody.server.tsx');
  const isDevelopment = process.env.NODE_ENV === 'development';
  return path.join(client, isDevelopment ? 'loadBody.development.tsx' : 'loadBody.browser.ts');
}

/** What the dev server serves beside the site; merged with its own folders. */
function servedFolders({ isServer, served }: Input): object {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return isDevelopment && !isServer ? { devServer: { static: served } } : {};
}

/** Adds what the reference's pages need to the docs plugin's own settings. */
export function configureReferenceWebpack(docs: WebpackResult, input: Input): WebpackResult {
  const { isServer, utils, pagesDir, hasRequestBuilder } = input;
  const { DefinePlugin } = utils.currentBundler.instance;
  const builder = requestBuilderSettings(isServer, hasRequestBuilder);
  return {
    ...docs,
    ...servedFolders(input),
    resolve: {
      ...docs?.resolve,
      fallback: { ...docs?.resolve?.fallback, ...builder.fallback },
      alias: {
        ...docs?.resolve?.alias,
        ...builder.alias,
        '@docusaurus/ComponentCreator': path.join(client, 'ComponentCreator.tsx'),
        '@api-reference/loadBody': bodySource(isServer),
      },
    },
    module: { ...docs?.module, rules: [...(docs?.module?.rules ?? []), ...builder.rules] },
    plugins: [...(docs?.plugins ?? []), new DefinePlugin({ API_REFERENCE_PAGES: JSON.stringify(pagesDir) })],
  };
}
