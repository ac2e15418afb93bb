import path from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin, PluginConfig, PluginOptions, Preset } from '@docusaurus/types';
import { bundled, loaded } from '../machine/bundled';
import { skipHtmlMinification } from '../platform/docusaurus/htmlMinifier';
import { alertAdmonitions } from '../plugins/alerts/alertAdmonitions';
import type { Options as ReferenceOptions } from '../plugins/api-reference/options';
import { feedItems } from '../plugins/blog/feedItems';
import { refuseInserts } from '../plugins/blog/refuseInserts';
import { highlightCode } from '../plugins/code-highlighting/highlightCode';
import { cascadeLayers } from '../plugins/style-sheets/layers';
import { toAudience } from '../reference/internal/audience';
import { nearestNames } from '../reference/similarity';
import { editionMarkdown } from './guideEditions';

/** What a portal states: its reference with its docs, and what else it has. */
export interface Options {
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
 * code, content policy, theme and styles of them all. Throws an Error with the names of options that it does not know.
 */
export default function preset(context: LoadContext, options: Options): Preset {
  refuseUnknown(Object.keys(options));
  const { siteDir, siteConfig } = context;
  const { reference, blog, pages, customCss = [], lastmod = null } = options;
  // Docs, blog, pages and files that these import all read their Markdown as the site's configuration says.
  const audience = toAudience(reference.audience, process.env.OPENAPI_AUDIENCE);
  siteConfig.markdown = { ...siteConfig.markdown, ...editionMarkdown(context, audience) };
  const ownSheets = customCss.map((file) => path.resolve(siteDir, file));
  if (process.env.NODE_ENV === 'production') skipHtmlMinification();
  return {
    plugins: [
      // It states the order of the layers, so it comes first.
      cascadeLayers(ownSheets),
      own('api-reference', reference),
      ...(blog ? [own('blog', withOurBlog(blog))] : []),
      ...(pages === undefined
        ? []
        : [[require.resolve('@docusaurus/plugin-content-pages'), { path: pages }] satisfies PluginConfig]),
      // How often a page changes, and how important it is, would be guesses.
      [require.resolve('@docusaurus/plugin-sitemap'), { lastmod, changefreq: null, priority: null }],
      ...furtherPlugins.map((name) => own(name)),
    ],
    themes: [[require.resolve('@docusaurus/theme-classic'), { customCss: [...styleSheets, ...ownSheets] }], ownTheme],
  };
}

const known: (keyof Options)[] = ['reference', 'blog', 'pages', 'customCss', 'lastmod'];

/** Docusaurus checks the options of plugins, not those of a preset. */
function refuseUnknown(names: string[]): void {
  const unknown = names.filter((name) => !known.some((each) => each === name));
  if (unknown.length === 0) return;
  const problems = unknown.map((name) => {
    const [nearest] = nearestNames(name, known);
    return `"${name}" is not an option of the preset.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`;
  });
  throw new Error(`${problems.join('\n')}\nIt has ${known.join(', ')}.`);
}

/** The style sheets of every page, in their order. */
const styleSheets = [
  'overrides.css',
  ...['tokens', 'methods', 'infima', 'ground', 'buttons'].map((name) => `base/${name}.css`),
  ...['reference.css', 'site.css'],
].map((file) => path.join(css, file));

/** The components that replace or wrap those of theme-classic. */
function ownTheme(): Plugin {
  return { name: 'portal-theme', getThemePath: () => bundled(path.join(__dirname, 'theme')) };
}

/** A plugin of ours with its options. */
function own(name: string, options: object = {}): [string, PluginOptions] {
  return [loaded(path.join(plugins, name, 'index')), { ...options }];
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
