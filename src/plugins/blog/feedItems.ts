import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

/** What is in a post for readers of the page alone: buttons, and links of headings to themselves. */
const controls = 'button, .hash-link';

/**
 * The entries of the blog's feeds as Docusaurus makes them, with the day on which they were published, and with what RFC 4287
 * (4.1.2) asks for beside it: an author, which is the site for a post that names none. Content is without what only works, or only shows, on the page.
 */
export const feedItems: CreateFeedItems = async (params) => {
  const items = await params.defaultCreateFeedItems(params);
  return items.map((item) => {
    const $ = load(item.content ?? '', null, false);
    $(controls).remove();
    $('*').removeAttr('class').removeAttr('tabindex');
    const author = item.author ?? [{ name: params.siteConfig.title }];
    return { ...item, published: item.date, content: $.html(), author };
  });
};
