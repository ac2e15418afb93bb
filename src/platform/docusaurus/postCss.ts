import type { PostCssOptions } from '@docusaurus/types';

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
