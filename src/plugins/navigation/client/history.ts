import type { ClientModule } from '@docusaurus/types';
import { type BrowserHistoryBuildOptions, createBrowserHistory as create, createLocation, type History } from 'history';

/**
 * Creates a replacement for the router's history. The router adds an entry for each click, even when the page of the
 * previous click has not loaded yet, or when the address is the current one; browsers do neither.
 */
function createSteps(): { watch: (history: History) => History; settle: () => void } {
  // Whether the newest entry was added for a page that is yet to be shown.
  let isPending = false;
  const settle = (): void => {
    isPending = false;
  };
  const watch = (history: History): History => {
    const { push, replace } = history;
    const address = (to: string | object): string =>
      history.createHref(createLocation(to, undefined, undefined, history.location));
    history.listen((_location, action) => {
      if (action === 'POP') settle();
    });
    const step = (to: string | object, state?: unknown): void => {
      const isSame = address(to) === history.createHref(history.location);
      if (isSame && isPending) return;
      const write = (isSame || isPending ? replace : push) as (to: string | object, state?: unknown) => void;
      write(to, state);
      // The theme moves the focus to the start of a page after a push alone, and this is one for the reader.
      if (isPending) history.action = 'PUSH';
      isPending ||= !isSame;
    };
    return Object.assign(history, { push: step });
  };
  return { watch, settle };
}

const steps = createSteps();

/** Makes the router's history, in which two quick clicks are one step. */
export function createBrowserHistory(options?: BrowserHistoryBuildOptions): History {
  return steps.watch(create(options));
}

// What else the router imports.
export { createHashHistory, createLocation, createPath } from 'history';

const clientModule: ClientModule = { onRouteDidUpdate: () => steps.settle() };

export default clientModule;
