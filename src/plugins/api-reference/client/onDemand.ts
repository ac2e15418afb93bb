import type { ClientModule } from '@docusaurus/types';

/** Loads the scripts that few addresses need, once a page is shown that does. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { hash } }) {
    const form = document.querySelector<HTMLFormElement>('form.mine');
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
