// Swizzled: under a post's title stands what can be done with its Markdown twin.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { BuiltTwinActions } from '@site/src/components/twin/PageActions';
import Header from '@theme-original/BlogPostItem/Header';
import type { ReactNode } from 'react';

/** The head of a post; in a list of posts it is the theme's own. */
export default function BlogPostItemHeader(): ReactNode {
  const { isBlogPostPage, metadata } = useBlogPost();
  return (
    <>
      <Header />
      {isBlogPostPage && <BuiltTwinActions page={metadata.permalink} />}
    </>
  );
}
