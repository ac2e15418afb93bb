import type { ClientModule } from '@docusaurus/types';

/** Brings the filter of the changelog to life, on the page that has one. */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    const form = document.querySelector<HTMLFormElement>('form.mine');
    if (form) void import('./changelogFilter').then(({ startFilter }) => startFilter(form));
  },
};

export default clientModule;
