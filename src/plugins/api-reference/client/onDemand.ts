import type { ClientModule } from '@docusaurus/types';
import { hashTarget } from '../../navigation/client/addresses';

/** Whether the site has a changelog; without one, no script for it is bundled. */
declare const API_REFERENCE_CHANGELOG: boolean;

/** Whether the site has a page that lists its models. */
declare const API_REFERENCE_MODEL_LIST: boolean;

/** Loads scripts that only a few pages need, once such a page is shown. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { hash } }) {
    const form = API_REFERENCE_CHANGELOG ? document.querySelector<HTMLFormElement>('form.mine') : null;
    if (form) void import('./changelogFilter').then(({ startFilter }) => startFilter(form));

    const list = API_REFERENCE_MODEL_LIST ? document.querySelector<HTMLFormElement>('form.list-filter') : null;
    if (list) void import('./listFilter').then(({ startListFilter }) => startListFilter(list));

    // An anchor that the page does not have may have moved. Without a network the page stays where it is.
    if (hash.length > 1 && !hashTarget(hash))
      void import('./movedAnchors').then(
        ({ followMoved }) => followMoved(),
        () => undefined,
      );
  },
};

export default clientModule;
