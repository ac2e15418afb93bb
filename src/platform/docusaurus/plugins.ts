import type { PostCssOptions, RouteConfig, RouteMetadata, SiteStorage } from '@docusaurus/types';

/** Id of the element in which Docusaurus's script looks for the content of a page. */
export const contentId = '__docusaurus';

/** The variable of the window that Docusaurus's script sets when it starts. */
export const startedVariable = 'docusaurus';

/** Type of the message that the dev server's client posts to the page when its connection ends. */
export const closedMessage = 'webpackClose';

/** Where Docusaurus's bundler puts the scripts of a built site. */
export const scriptsFolder = 'assets/js';

/** The key in the browser's storage of what the site keeps in `createStorageSlot(name)`. */
export function storageKey({ namespace }: SiteStorage, name: string): string {
  return name + namespace;
}

/**
 * Wraps the docs plugin's `addRoute` so that routes of ours are beside the documents of each version. The docs plugin
 * nests its routes: the root, its versions, the frame with the sidebar, the documents.
 */
export function besideDocuments(
  addRoute: (route: RouteConfig) => void,
  routesOf: (versionPath: string) => RouteConfig[] | undefined,
): (route: RouteConfig) => void {
  const join = (version: RouteConfig): RouteConfig => {
    const added = routesOf(version.path);
    return added ? withInnermost(version, added) : version;
  };
  return (root) => addRoute({ ...root, routes: root.routes?.map(join) });
}

function withInnermost(route: RouteConfig, added: RouteConfig[]): RouteConfig {
  const [first, ...rest] = route.routes ?? [];
  const isInnermost = !first?.routes;
  const routes = isInnermost ? [...(route.routes ?? []), ...added] : [withInnermost(first, added), ...rest];
  return { ...route, routes };
}

/**
 * Metadata that the hash of a route leaves out, which Docusaurus makes of the route's JSON. The script of every page has
 * all hashes, and must be the same where the history of files is not known.
 */
export function unhashed(metadata: RouteMetadata): RouteMetadata {
  const hidden = Object.entries(metadata).map(([name, value]) => [name, { value }]);
  return Object.defineProperties({}, Object.fromEntries(hidden));
}

/**
 * The part of a built page that Docusaurus writes before the page's own content: the head, and the scripts at the start
 * of the body. Throws when the content cannot be found, since all of the page would count as frame.
 */
export function frameBefore(html: string): string {
  const [frame = '', content] = html.split(new RegExp(`<div id="?${contentId}"?>`), 2);
  if (content === undefined) throw new Error(`A built page has no element with the id "${contentId}".`);
  return frame;
}

/**
 * PostCSS's options for the dev server: those of Docusaurus without the plugin that rewrites style sheets for older
 * browsers. That takes a tenth of each start, and the browser of someone who edits the site is a current one.
 */
export function forCurrentBrowsers(options: PostCssOptions): PostCssOptions {
  return { ...options, plugins: options.plugins.filter((plugin) => !isForOlderBrowsers(plugin)) };
}

/** Docusaurus states its own plugin as the path of its module with options. */
function isForOlderBrowsers(plugin: unknown): boolean {
  return Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));
}
