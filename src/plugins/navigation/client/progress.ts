import type { ClientModule } from '@docusaurus/types';
import { progressBar } from '../../../platform/docusaurus/progressBar';
import { hideWaiting, showWaiting } from './waiting';

/** How long a change of page may take, in milliseconds, before the reader is shown that it takes. */
const delay = 1000;

/**
 * Makes what stands in for the theme's progress bar: it shows later, and a change that is overtaken by another leaves
 * no bar behind.
 */
function createProgress(): ClientModule {
  let timer: number | undefined;
  const stop = (): void => window.clearTimeout(timer);
  progressBar.configure({
    showSpinner: false,
    barSelector: '.bar',
    template: '<div class="bar" aria-hidden="true"></div>',
    ...(prefersStillness() ? { speed: 1, trickle: false } : {}),
  });
  return {
    onRouteUpdate({ location, previousLocation }) {
      if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
      stop();
      timer = window.setTimeout(() => {
        progressBar.start();
        showWaiting();
      }, delay);
      return stop;
    },
    onRouteDidUpdate() {
      stop();
      progressBar.done();
      hideWaiting();
    },
  };
}

function prefersStillness(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export default createProgress();
