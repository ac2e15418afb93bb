import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { docusaurusReplacements, elementReplacement, productionElements } from '../../platform/docusaurus/modules';
import { formatReplacement } from '../../platform/formatCheck';
import { type Replacement, replaceModules } from '../../platform/replaceModules';
import { guardedServer } from './guardedServer';
import type { LivePages } from './livePages';
import { requestBuilderAliases } from './requestBuilder/bundling';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type WebpackResult = ReturnType<ConfigureWebpack>;
type BundlerPlugins = NonNullable<Parameters<ConfigureWebpack>[0]['plugins']>;

interface Input {
  isServer: boolean;
  utils: ConfigureWebpackUtils;
  pagesDir: string;
  /** Folders that the dev server serves below the base URL: Markdown pages, data of requests. */
  served: string[];
  /** What the dev server responds with to requests for the data of pages. */
  middlewares: LivePages['middlewares'];
  baseUrl: string;
  /** Whether operations have a request builder. */
  hasRequestBuilder: boolean;
  /** Whether the site has a changelog, whose page has a script of its own. */
  hasChangelog: boolean;
  /** Whether models have a page that lists them, which has one, too. */
  hasModelList: boolean;
  /** Called whenever the dev server has bundled the pages. */
  onBundled: () => void;
}

/** A module of the bundles. */
const clientFile = (name: string): string => bundled(path.join(__dirname, 'client', name));
const isDevelopment = process.env.NODE_ENV === 'development';

/** Where a page's body comes from: rendered on the server, taken from the static HTML, or rendered in the dev server. */
function bodySource(isServer: boolean): string {
  if (isServer) return clientFile('loadBody.server.tsx');
  return clientFile(isDevelopment ? 'loadBody.development.tsx' : 'loadBody.browser.ts');
}

/**
 * What the dev server serves beside the site, and to whom. Docusaurus adds the folders and middlewares to its own, and
 * lets everybody in unless the settings here say otherwise.
 */
function developmentSettings({ isServer, served, middlewares, baseUrl }: Input): object {
  if (!isDevelopment || isServer) return {};
  const folders = served.map((directory) => ({ directory, publicPath: baseUrl, watch: false }));
  return { devServer: { static: folders, ...guardedServer(middlewares) } };
}

/** Reports that the dev server has bundled the pages. */
function bundleReport({ isServer, onBundled }: Input): BundlerPlugins {
  if (!isDevelopment || isServer) return [];
  return [{ apply: (compiler) => compiler.hooks.done.tap('api-reference', onBundled) }];
}

const components = bundled(path.resolve(__dirname, '../../components'));

const madeOfElements = [
  path.join(components, 'reference'),
  path.join(components, 'page-actions'),
  clientFile('renderBody.tsx'),
];

/** Lets the dev server's browser render a body as fast as the build does. */
function fastElements(isServer: boolean): Replacement[] {
  if (!isDevelopment || isServer) return [];
  const makesBodies = (importer: string): boolean => madeOfElements.some((place) => importer.startsWith(place));
  return [elementReplacement(makesBodies, clientFile('jsxWithoutStacks.ts'))];
}

/** Adds what the reference's pages need to the docs plugin's own settings. */
export function configureReferenceWebpack(docs: WebpackResult, input: Input): WebpackResult {
  const { isServer, utils, pagesDir, baseUrl, hasRequestBuilder, hasChangelog, hasModelList } = input;
  const bundler = utils.currentBundler.instance;
  const replacements = [
    ...docusaurusReplacements({ routeComponent: clientFile('ComponentCreator.tsx') }),
    formatReplacement(),
    ...fastElements(isServer),
  ];
  return {
    ...docs,
    ...developmentSettings(input),
    resolve: {
      ...docs?.resolve,
      alias: {
        ...docs?.resolve?.alias,
        ...requestBuilderAliases(isServer, hasRequestBuilder),
        '@api-reference/loadBody': bodySource(isServer),
        '@api-reference/jsxProduction': productionElements(),
      },
    },
    plugins: [
      ...(docs?.plugins ?? []),
      new bundler.DefinePlugin({
        API_REFERENCE_PAGES: JSON.stringify(pagesDir),
        API_REFERENCE_BASE_URL: JSON.stringify(baseUrl),
        API_REFERENCE_CHANGELOG: JSON.stringify(hasChangelog),
        API_REFERENCE_MODEL_LIST: JSON.stringify(hasModelList),
      }),
      ...replaceModules(bundler, replacements),
      ...bundleReport(input),
    ],
  };
}
