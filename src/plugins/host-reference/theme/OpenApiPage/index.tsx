import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { useWindowSize } from '@docusaurus/theme-common';
import DocPaginator from '@theme/DocPaginator';
import TOC, { type Props as TocProps } from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface OpenApiPageProps {
  /** The way to the page. */
  breadcrumbs: ReactNode;
  /** The operations of the page, or the sections of the overview. */
  toc: TocProps['toc'];
  previous?: PropNavigationLink;
  next?: PropNavigationLink;
  /** The body of the page. */
  children: ReactNode;
}

/** A page of an API beside the sidebar, as the theme lays out a page of the docs. */
export default function OpenApiPage({ breadcrumbs, toc, previous, next, children }: OpenApiPageProps): ReactNode {
  const isWide = useWindowSize() !== 'mobile';
  const hasToc = toc.length > 1;
  return (
    <div className="row">
      <div className={clsx('col', hasToc && 'api-beside-toc')}>
        <article>
          {breadcrumbs}
          {hasToc && <TOCCollapsible toc={toc} className="api-toc-narrow" />}
          {children}
        </article>
        <DocPaginator className="docusaurus-mt-lg" previous={previous} next={next} />
      </div>
      {hasToc && isWide && (
        <div className="col col--3">
          <TOC toc={toc} minHeadingLevel={2} maxHeadingLevel={2} />
        </div>
      )}
    </div>
  );
}
