import path from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin, PluginConfig, PluginOptions, Preset } from '@docusaurus/types';
import { skipHtmlMinification } from '../platform/docusaurus/htmlMinifier';
import { alertAdmonitions } from '../plugins/alerts/alertAdmonitions';
import type { Options as ReferenceOptions } from '../plugins/api-reference/options';
import { feedItems } from '../plugins/blog/feedItems';
import { refuseInserts } from '../plugins/blog/refuseInserts';
import { highlightCode } from '../plugins/code-highlighting/highlightCode';
import { cascadeLayers } from '../plugins/style-sheets/layers';

/** What a portal states: its reference with its docs, and what else it has. */
export interface PresetOptions {
  /** The API reference, and the docs that it is joined with. */
  reference: ReferenceOptions;
  /** The blog; without it, the portal has none. */
  blog?: BlogOptions;
  /** Folder of pages made of React components; without it, the portal has none. */
  pages?: string;
  /** Style sheets of the portal's own, which every page loads after those of the preset; paths from the site's folder. */
  customCss?: string[];
  /** What the sitemap says of when a page was changed: the date of its file, or nothing. */
  lastmod?: 'date' | null;
}

const plugins = path.join(__dirname, '../plugins');
const css = path.join(__dirname, '../css');

/** Plugins without options. */
const furtherPlugins = [
  'navigation',
  'page-weight',
  'text-size',
  'style-sheets',
  'third-party-notices',
  'content-security',
];

/**
 * A whole developer portal: an API reference joined with docs, a blog and pages, and the navigation, search, highlighting of
 * code, content policy, theme and styles of them all. Throws an Error with the name of an option that it does not know.
 */
export default function preset({ siteDir }: LoadContext, options: PresetOptions): Preset {
  const { reference, blog, pages, customCss = [], lastmod = null, ...unknown } = options;
  const [name] = Object.keys(unknown);
  if (name !== undefined)
    throw new Error(`"${name}" is not an option of the preset. It has reference, blog, pages, customCss, lastmod.`);
  const ownSheets = customCss.map((file) => path.resolve(siteDir, file));
  if (process.env.NODE_ENV === 'production') skipHtmlMinification();
  return {
    plugins: [
      // It states the order of the layers, so it comes first.
      cascadeLayers(ownSheets),
      own('api-reference', reference),
      ...(blog ? [own('blog', withOurBlog(blog))] : []),
      ...(pages === undefined ? [] : [['@docusaurus/plugin-content-pages', { path: pages }] satisfies PluginConfig]),
      // How often a page changes, and how important it is, would be guesses.
      ['@docusaurus/plugin-sitemap', { lastmod, changefreq: null, priority: null }],
      ...furtherPlugins.map((name) => own(name)),
    ],
    themes: [['@docusaurus/theme-classic', { customCss: [...styleSheets, ...ownSheets] }], ownTheme],
  };
}

/** The style sheets of every page, in their order. */
const styleSheets = [
  'overrides.css',
  ...['tokens', 'methods', 'infima', 'ground', 'buttons'].map((name) => `base/${name}.css`),
  ...['reference.css', 'site.css'],
].map((file) => path.join(css, file));

/** The components that replace or wrap those of theme-classic. */
function ownTheme(): Plugin {
  return { name: 'portal-theme', getThemePath: () => path.join(__dirname, 'theme') };
}

/** A plugin of ours with its options. */
function own(name: string, options: object = {}): [string, PluginOptions] {
  return [path.join(plugins, name, 'index.ts'), { ...options }];
}

/** The options of a blog with our alerts and our highlighting of code. */
function withOurBlog(blog: BlogOptions): BlogOptions {
  return {
    ...blog,
    feedOptions: { ...blog.feedOptions, createFeedItems: feedItems },
    beforeDefaultRemarkPlugins: [refuseInserts, alertAdmonitions, ...(blog.beforeDefaultRemarkPlugins ?? [])],
    rehypePlugins: [highlightCode, ...(blog.rehypePlugins ?? [])],
  };
}
