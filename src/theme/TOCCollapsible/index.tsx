// Swizzled: the theme's list opens with script only; `details` opens without.
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** "On this page", folded under the title where it does not fit beside the text. */
export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  return (
    <details className={clsx('toc-fold', className)}>
      <summary>On this page</summary>
      <TOCItems {...props} />
    </details>
  );
}
