// Swizzled: at the end of lists of posts and tags stands what can be done with their Markdown twins.
import { useLocation } from '@docusaurus/router';
import { BuiltTwinActions } from '@site/src/components/twin/TwinActions';
import type { Props } from '@theme/BlogLayout';
import Layout from '@theme-original/BlogLayout';
import type { ReactNode } from 'react';

/** The frame of every page of the blog. Posts alone state a table of contents, and have the actions under their title. */
export default function BlogLayout({ children, ...props }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <Layout {...props}>
      {children}
      {!('toc' in props) && <BuiltTwinActions page={pathname} />}
    </Layout>
  );
}
