import { useSyncExternalStore } from 'react';
import { withoutSlash } from '../../reference/address';

/** An operation that the sidebar lists below the current page; without a method, a model below the list of models. */
export interface SidebarOperation {
  label: string;
  /** Its anchor on the page, with `#` before it; the address of one that is on another page. */
  href: string;
  method: string;
  /** Its path, for the filter; the name of a webhook. */
  path: string;
  deprecated?: boolean;
}

interface PageOperations {
  /** Keeps the operations of a page (JSON), by the page's path, before the page is shown. */
  keep: (path: string, operations: string) => void;
  /** The operations of a page, with or without a slash at the end of its path; none for a page outside of the reference. */
  at: (path: string) => SidebarOperation[];
  subscribe: (onKept: () => void) => () => void;
}

const none: SidebarOperation[] = [];

/**
 * The operations of the pages that were loaded. The sidebar is outside of the page, so they cannot reach it as props; a
 * list of every page's operations in the sidebar's data would make all pages of a large description heavier.
 */
function createPageOperations(): PageOperations {
  const loaded = new Map<string, SidebarOperation[]>();
  const listeners = new Set<() => void>();
  return {
    keep: (path, operations) => {
      loaded.set(withoutSlash(path), JSON.parse(operations) as SidebarOperation[]);
      for (const listener of listeners) listener();
    },
    at: (path) => loaded.get(withoutSlash(path)) ?? none,
    subscribe: (onKept) => {
      listeners.add(onKept);
      return () => listeners.delete(onKept);
    },
  };
}

export const pageOperations = createPageOperations();

/** The operations of a page that is shown, also when an edit changes them. */
export function usePageOperations(path: string): SidebarOperation[] {
  const read = (): SidebarOperation[] => pageOperations.at(path);
  return useSyncExternalStore(pageOperations.subscribe, read, read);
}
