import type { ClientModule } from '@docusaurus/types';

/** Whether the site has a changelog; without one, no script for it is bundled. */
declare const API_REFERENCE_CHANGELOG: boolean;

/** Loads scripts that only a few pages need, once such a page is shown. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { hash } }) {
    const form = API_REFERENCE_CHANGELOG ? document.querySelector<HTMLFormElement>('form.mine') : null;
    if (form) void import('./changelogFilter').then(({ startFilter }) => startFilter(form));

    // An anchor that the page does not have may have moved. Without a network the page stays where it is.
    const anchor = hash.slice(1);
    if (anchor !== '' && !document.getElementById(anchor))
      void import('./movedAnchors').then(
        ({ followMoved }) => followMoved(),
        () => undefined,
      );
  },
};

export default clientModule;
