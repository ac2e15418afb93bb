import { use } from 'react';
import { withoutSlash } from '../../reference/address';
import { usePageOperations } from './pageOperations';
import { type OperationsAt, SiteOperations } from './sidebarQuery';

/** The operations of the page that is shown, and of the others once the filter has loaded them. */
export function useOperationsAt(activePath: string): OperationsAt {
  const shown = usePageOperations(activePath);
  const site = use(SiteOperations);
  return (href) => (href === withoutSlash(activePath) ? shown : (site.get(href) ?? []));
}
