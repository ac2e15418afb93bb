import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type BlogPostMetadata,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type { HtmlTags, LoadContext, Plugin } from '@docusaurus/types';
import { joinAddress } from '../../platform/docusaurus/sources';
import { completeFeeds } from './feedFiles';

export { validateOptions } from '@docusaurus/plugin-content-blog';

/** A post in `newestPosts.json`, which pages can import from the plugin's generated files. */
export interface NewestPost {
  href: string;
  title: string;
  text: string;
  /** The day on which it was published, as `2026-11-02`. */
  date: string;
}

/** How many posts `newestPosts.json` has. */
const maxNewest = 3;

/** The blog plugin, which says what its newest posts are, and whose feeds are in the format of today and name their own address. */
export default async function pluginBlog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const blog: Plugin<BlogContent> = await pluginContentBlog(context, options);
  return {
    ...blog,

    async contentLoaded({ content, actions }) {
      await blog.contentLoaded?.({ content, actions });
      const newest = content.blogPosts.filter(({ metadata }) => !metadata.unlisted).slice(0, maxNewest);
      await actions.createData(
        'newestPosts.json',
        newest.map(({ metadata }) => toNewestPost(metadata)),
      );
    },

    injectHtmlTags: (input) => {
      const { headTags, ...others } = blog.injectHtmlTags?.(input) ?? {};
      return { ...others, headTags: withFeedType(headTags) };
    },

    async postBuild(props) {
      await blog.postBuild?.(props);
      const { outDir, siteConfig, baseUrl, i18n } = props;
      const address = joinAddress(siteConfig.url, baseUrl, options.routeBasePath);
      await completeFeeds(path.join(outDir, options.routeBasePath), address, i18n.currentLocale);
    },
  };
}

function toNewestPost({ permalink, title, description, date }: BlogPostMetadata): NewestPost {
  return { href: permalink, title, text: description, date: new Date(date).toISOString().slice(0, 10) };
}

/** Links with the media type of JSON Feed 1.1 in the place of JSON's own. */
function withFeedType(tags: HtmlTags | undefined): HtmlTags | undefined {
  if (!Array.isArray(tags)) return tags;
  return tags.map((tag) =>
    typeof tag !== 'string' && tag.attributes?.type === 'application/json'
      ? { ...tag, attributes: { ...tag.attributes, type: 'application/feed+json' } }
      : tag,
  );
}
