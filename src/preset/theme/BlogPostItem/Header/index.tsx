// Swizzled: under a post's title stands what can be done with its Markdown twin.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Header from '@theme-init/BlogPostItem/Header';
import type { ReactNode } from 'react';
import { BuiltTwinActions } from '../../../../components/twin/PageActions';

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
