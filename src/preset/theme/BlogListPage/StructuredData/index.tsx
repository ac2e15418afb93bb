// Swizzled: the theme's own says that posts which name no author have none.
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogListPage/StructuredData';
import type { ReactNode } from 'react';
import { JsonLd, usePostData } from '../../../../components/StructuredData';

/** What the blog is, with its posts, for search engines. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  const toPost = usePostData();
  const data = useBlogListPageStructuredData(props);
  const posts = Array.isArray(data.blogPost) ? data.blogPost : [];
  return <JsonLd data={{ ...data, blogPost: posts.map(toPost) }} />;
}
