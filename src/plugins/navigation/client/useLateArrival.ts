import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { notifyClientModules } from '../../../platform/docusaurus/client';
import { hashTarget } from './addresses';

/**
 * For what is in a page's place while it loads. The route has long changed when the page comes, so what follows a
 * change of route is made up for: the view goes to the target of the hash, and the client modules see the page.
 */
export default function useLateArrival(): void {
  const location = useLocation();
  useEffect(
    () => () => {
      // The reader may have left instead.
      if (window.location.pathname !== location.pathname) return;
      hashTarget(location.hash)?.scrollIntoView();
      notifyClientModules(location);
    },
    [location],
  );
}
