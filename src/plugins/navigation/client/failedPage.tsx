import type { ReactNode } from 'react';
import type { LoadableComponent } from '../../../platform/docusaurus/routeComponents';

/** A route's component that can be loaded again after it has failed. */
export type RenewableComponent = LoadableComponent & {
  /** Addresses of what the page needs besides its chunks. */
  resources?: string[];
};

/**
 * A loadable keeps its failure for good: a page that failed to prefetch would fail when it is opened, too. This one
 * starts again whenever it is needed after a failure.
 */
export function renewable(create: () => LoadableComponent, resources: string[] = []): RenewableComponent {
  let current = create();
  const failures = new WeakSet<Promise<unknown>>();
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each route, outside of any rendering
  function Renewable(props: object): ReactNode {
    const Current = current;
    return <Current {...props} />;
  }
  const preload = (): Promise<unknown> => {
    if (failures.has(current.preload())) current = create();
    const loading = current.preload();
    loading.catch(() => failures.add(loading));
    return loading;
  };
  return Object.assign(Renewable, { preload, resources });
}

/** Why a page cannot be shown, in words for its reader: what happened and what to do. */
export class PageError extends Error {}

const connection = 'Check your connection, then choose Retry. If that does not help, reload the page.';

/** What a reader can do after a failure. The browser's own errors, such as "Failed to fetch", do not say. */
export function adviceFor(error: unknown): string {
  return error instanceof PageError ? error.message : connection;
}
