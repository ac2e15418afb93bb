import type { ClientModule } from '@docusaurus/types';
import { progressBar } from '../../../platform/docusaurus/client';

/** How long a change of page may take, in milliseconds, before the reader is shown that it takes. */
const delay = 1000;

/**
 * Creates a replacement for the theme's progress bar: it appears later, and navigation that is replaced by another
 * leaves no bar behind.
 */
function createProgress(): ClientModule {
  let timer: number | undefined;
  const stop = (): void => window.clearTimeout(timer);
  progressBar.configure({
    showSpinner: false,
    barSelector: '.bar',
    template: '<div class="bar" aria-hidden="true"></div>',
    ...(prefersReducedMotion() ? { speed: 1, trickle: false } : {}),
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

function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export default createProgress();

const id = 'page-waiting';

/** Shows the animated loader over the page that the reader is about to leave, until the next one is there. */
function showWaiting(): void {
  if (document.getElementById(id)) return;
  const tiles = Object.assign(document.createElement('span'), { className: 'tiles' });
  tiles.setAttribute('aria-hidden', 'true');
  tiles.append(...[1, 2, 3, 4].map(() => document.createElement('i')));
  const loader = Object.assign(document.createElement('div'), { className: 'loader' });
  loader.append(tiles, 'Loading the page');
  const box = Object.assign(document.createElement('div'), { id, className: 'first-load' });
  box.setAttribute('role', 'status');
  box.append(loader);
  document.body.append(box);
}

/** Takes the loader away. */
function hideWaiting(): void {
  document.getElementById(id)?.remove();
}
