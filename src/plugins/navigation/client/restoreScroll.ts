import { createStorageSlot } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';

/**
 * Makes the module that brings the reader back to the place where they were on a page. The browser would do so at the
 * moment of going back, when the old page is still shown and the other one may have to come over the network first.
 */
function createScrollMemory(): ClientModule {
  if (typeof window === 'undefined') return {};
  const stored = createStorageSlot('scroll-places', { persistence: 'sessionStorage' });
  const places = new Map(parse(stored.get()));
  let shown = entryKey();
  // Whether the page that is loading was left at a known place, as before a reload.
  let isReturn = places.has(shown);
  const note = (): void => {
    // The page may still be too short to scroll as far as it was, until its folds are open again.
    const isCutShort = isReturn && isAtEnd() && window.scrollY < (places.get(shown) ?? 0);
    if (!isCutShort) places.set(shown, window.scrollY);
  };
  // On a slow line, the reader may have scrolled before this script ran.
  if (isReturn && window.scrollY > 0) note();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', () => {
    stored.set(JSON.stringify([...places]));
    // On a reload the browser restores the position, before any script has run.
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  return {
    onRouteUpdate({ location, previousLocation }) {
      // A reader who has just scrolled may leave before the browser fires the event.
      if (previousLocation && previousLocation.pathname !== location.pathname) places.set(shown, window.scrollY);
      return undefined;
    },
    onRouteDidUpdate({ previousLocation }) {
      const next = entryKey();
      const isAnother = next !== shown;
      shown = next;
      const place = places.get(next);
      // On a first load the page may just have gone to the target of its hash: a return leads to the place instead.
      const isRestored = previousLocation ? isAnother : isReturn || window.scrollY === 0;
      isReturn = false;
      if (place !== undefined && isRestored) window.scrollTo(0, place);
    },
  };
}

function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}

/** The name of the present entry of the history. The router gives one to those that it makes; the others get one here. */
function entryKey(): string {
  const state = (window.history.state ?? {}) as { key?: string };
  if (state.key !== undefined) return state.key;
  const key = Math.random().toString(36).slice(2, 8);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function parse(text: string | null): [string, number][] {
  try {
    return JSON.parse(text ?? '[]') as [string, number][];
  } catch {
    // Another script wrote there; then no position is known.
    return [];
  }
}

export default createScrollMemory();
