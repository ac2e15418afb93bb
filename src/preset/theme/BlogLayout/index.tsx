// Swizzled: under the title of lists of posts and tags stands what can be done with their Markdown pages.
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/BlogLayout';
import Layout from '@theme-init/BlogLayout';
import { Children, type ReactNode } from 'react';
import { BuiltPageActions } from '../../../components/page-actions/PageActions';

/** The frame of every page of the blog. Posts alone state a table of contents, and have the actions in their own head. */
export default function BlogLayout({ children, ...props }: Props): ReactNode {
  const { pathname } = useLocation();
  if ('toc' in props) return <Layout {...props}>{children}</Layout>;
  const [head, ...rest] = Children.toArray(children);
  return (
    <Layout {...props}>
      {head}
      <BuiltPageActions page={pathname} />
      {rest}
    </Layout>
  );
}
