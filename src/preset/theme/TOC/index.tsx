// Swizzled: a landmark of its own, because it is outside `main` on a post.
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The headings of a guide or a post, beside its text. */
export default function TOC({ className, ...items }: Props): ReactNode {
  return (
    <nav aria-label="On this page" className={clsx('page-toc thin-scrollbar', className)}>
      <TOCItems
        {...items}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
