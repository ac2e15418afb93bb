// Swizzled: the theme's own says that a post which names no author has none.
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import type { ReactNode } from 'react';
import { JsonLd, usePostData } from '../../../../components/StructuredData';

/** What a post is, for search engines. */
export default function BlogPostStructuredData(): ReactNode {
  const toPost = usePostData();
  return <JsonLd data={toPost(useBlogPostStructuredData())} />;
}
