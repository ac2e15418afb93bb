import path from 'node:path';

const client = path.join(__dirname, '../client/requestBuilder');
const ours = path.join(client, 'explorer');

/** Packages of the site that the theme uses; what it takes of them is in `siteParts.ts`. */
const sitePackages = [
  '@docusaurus/plugin-content-docs/client',
  '@docusaurus/router',
  '@docusaurus/theme-common',
  'prism-react-renderer',
];

/** Folder of the theme's components, whose imports of `@theme/…` mean each other. */
function themeFolder(): string {
  return path.join(path.dirname(require.resolve('docusaurus-theme-openapi-docs/package.json')), 'lib/theme');
}

/**
 * Where the theme's imports lead. Its parts hold for its own files alone, so that no page gets its tabs instead of the
 * site's. In place of some parts stand our own: see the files.
 */
function themeAliases(folder: string): Record<string, string> {
  const parts = ['ApiExplorer', 'ApiItem', 'SchemaTabs', 'TabItem', 'utils', 'translationIds'];
  return {
    '@theme/ApiExplorer/Body$': path.join(ours, 'BodyFields.tsx'),
    '@theme/ApiExplorer/ParamOptions$': path.join(ours, 'ParameterFields.tsx'),
    '@theme/ApiExplorer/buildPostmanRequest': path.join(ours, 'noPostmanRequest.ts'),
    '@theme/ApiExplorer/ApiCodeBlock/ExpandButton': path.join(ours, 'Nothing.tsx'),
    './makeRequest': path.join(ours, 'noRequest.ts'),
    ...Object.fromEntries(sitePackages.map((name) => [`${name}$`, path.join(ours, 'siteParts.ts')])),
    ...Object.fromEntries(parts.map((part) => [`@theme/${part}`, path.join(folder, part)])),
  };
}

/**
 * The packages that write the request's code bring four copies of one of them, and each of these a generator of made-up
 * values, tables of encodings and of file types, which only sent requests and their responses need.
 */
function postmanAliases(): Record<string, string | false> {
  return {
    'postman-collection$': require.resolve('postman-collection'),
    './dynamic-variables': false,
    'iconv-lite': false,
    'file-type': false,
  };
}

/** What the bundler's settings gain for the request builder. */
interface BuilderSettings {
  alias: Record<string, string>;
  /** Packages in place of modules of Node.js that no browser has. */
  fallback: Record<string, string>;
  rules: { include: string | RegExp; resolve: { alias: Record<string, string | false> } }[];
}

/**
 * What the bundler needs for the request builder. Nothing of the explorer goes into the server's bundle, nor into any
 * page's: it stands behind one lazy import. Where the builder is switched off, that import is not there.
 */
export function requestBuilderSettings(isServer: boolean, isEnabled: boolean): BuilderSettings {
  const isLeftOut = isServer || !isEnabled;
  const alias = {
    '@api-reference/RequestBuilder': path.join(client, isLeftOut ? 'NoRequestBuilder.tsx' : 'RequestBuilder.tsx'),
  };
  if (isLeftOut) return { alias, fallback: {}, rules: [] };
  const folder = themeFolder();
  const fromTheme = (name: string): string => require.resolve(name, { paths: [folder] });
  return {
    alias,
    fallback: { buffer: fromTheme('buffer/'), path: fromTheme('path-browserify'), url: fromTheme('url/') },
    rules: [
      { include: folder, resolve: { alias: themeAliases(folder) } },
      { include: /[\\/]postman-(collection|code-generators)[\\/]/, resolve: { alias: postmanAliases() } },
    ],
  };
}
