// Swizzled: under a post's title stands what can be done with its Markdown page.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Header from '@theme-init/BlogPostItem/Header';
import type { ReactNode } from 'react';
import { BuiltPageActions } from '../../../../components/page-actions/PageActions';

/** The head of a post; in a list of posts it is the theme's own. */
export default function BlogPostItemHeader(): ReactNode {
  const { isBlogPostPage, metadata } = useBlogPost();
  return (
    <>
      <Header />
      {isBlogPostPage && <BuiltPageActions page={metadata.permalink} />}
    </>
  );
}
