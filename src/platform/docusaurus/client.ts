import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalize from '@docusaurus/core/lib/client/normalizeLocation';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import nprogress from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** An address as Docusaurus's router states it. */
type RouterLocation = Parameters<typeof dispatchLifecycleAction<'onRouteDidUpdate'>>[1]['location'];

/** What Docusaurus's links call when they come into view and when the pointer enters them: `window.docusaurus`. */
export type LinkLoader = Window['docusaurus'];

/** Notifies every client module that the page at an address is shown, when it has come later than the address. */
export function notifyClientModules(location: RouterLocation): void {
  dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: null, location });
}

/** Whether Docusaurus has rendered the first page of this visit; until then only its static HTML is there. */
export function hasStarted(): boolean {
  return window.docusaurusRoot !== undefined;
}

/** What Docusaurus makes of an address before every part of the site reads it. Throws on a hash that is not well encoded. */
export const docusaurusLocation = normalize;

/** Whether the menu of narrow windows is open, and the function that opens and closes it. */
export function useMobileMenu(): { shown: boolean; toggle: () => void } {
  const { shown, toggle } = useNavbarMobileSidebar();
  return { shown, toggle };
}

/** The progress bar that the theme brings, with its style sheet. */
export const progressBar = nprogress;
