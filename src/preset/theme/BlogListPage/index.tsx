// Swizzled: the theme's list has no title, so the page has no h1 and does not say what the blog is about.
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The posts of the blog, newest first, under the title and description that the configuration gives it. */
export default function BlogListPage(props: Props): ReactNode {
  const { blogTitle, blogDescription } = props.metadata;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={props.sidebar}>
        <header className="blog-head">
          <h1>{blogTitle}</h1>
          <p>{blogDescription}</p>
        </header>
        <BlogPostItems items={props.items} />
        <BlogListPaginator metadata={props.metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
