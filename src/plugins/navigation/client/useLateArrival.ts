import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { notifyClientModules } from '../../../platform/docusaurus/client';
import { hashTarget } from './addresses';

/**
 * For the component that is shown while a page loads. The route changed before the page came, so what follows a change
 * of route is done when it is there: the view goes to the target of the hash, and the client modules see the page.
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
