import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import type { LivePages } from '../api-reference/livePages';

interface Input {
  isServer: boolean;
  utils: ConfigureWebpackUtils;
  /** Folder with the data of pages (absolute). */
  pagesDir: string;
  /** Folder with the files that the dev server serves below the base URL (absolute). */
  served: string;
  middlewares: LivePages['middlewares'];
  baseUrl: string;
}

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type DevMiddlewares = unknown[];

const grammars = bundled(path.join(__dirname, '../../components/reference/prism.ts'));
const emptyModule = bundled(path.join(__dirname, '../../platform/emptyModule.ts'));
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * What the pages of APIs need of the bundler: where bodies of pages come from, by a name of our own, and in the dev server their data
 * beside the files of the site.
 */
export function configureHost(input: Input): WebpackResult {
  const { isServer, utils, pagesDir, baseUrl } = input;
  const { DefinePlugin } = utils.currentBundler.instance;
  return {
    resolve: {
      alias: {
        '@api-reference/hostPages': bundled(path.join(__dirname, `client/${pageSource(isServer)}.ts`)),
        '@api-reference/grammars': isServer ? grammars : emptyModule,
      },
    },
    plugins: [
      new DefinePlugin({
        API_REFERENCE_PAGES: JSON.stringify(pagesDir),
        API_REFERENCE_BASE_URL: JSON.stringify(baseUrl),
      }),
    ],
    ...developmentSettings(input),
  };
}

/** Pages are rendered while the site is built, taken from its HTML in the browser, and rendered there in the dev server. */
function pageSource(isServer: boolean): string {
  if (isServer) return 'pages.server';
  return isDevelopment ? 'pages.development' : 'pages.browser';
}

function developmentSettings({ isServer, served, middlewares, baseUrl }: Input): object {
  if (!isDevelopment || isServer) return {};
  return {
    devServer: {
      // A folder of files has the address of a page, which has no slash at its end.
      static: [{ directory: served, publicPath: baseUrl, watch: false, staticOptions: { redirect: false } }],
      setupMiddlewares: (given: DevMiddlewares): DevMiddlewares => [...middlewares, ...given],
    },
  };
}
