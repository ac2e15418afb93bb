import type { ClientModule } from '@docusaurus/types';

/** Leads on from an anchor that the page does not have; which ones have moved is asked only then. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { hash } }) {
    const anchor = hash.slice(1);
    if (anchor !== '' && !document.getElementById(anchor))
      void import('./movedAnchors').then(
        (moved) => moved.follow(),
        // Without a network the page stays where it is.
        () => undefined,
      );
  },
};

export default clientModule;
