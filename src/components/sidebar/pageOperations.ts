/** An operation of the current page, as the sidebar lists it. */
export interface SidebarOperation {
  label: string;
  /** Its anchor on the page, with `#` before it. */
  href: string;
  method: string;
  deprecated?: boolean;
}

interface PageOperations {
  /** Keeps the operations of a page (JSON), by the page's path, before the page is shown. */
  keep: (path: string, operations: string) => void;
  /** The operations of a page; none for one that is not a page of the reference. */
  at: (path: string) => SidebarOperation[];
}

/**
 * The operations of the pages that were loaded. The sidebar is outside of the page, so they cannot reach it as props; a
 * list of every page's operations in the sidebar's data would make all pages of a large description heavier.
 */
function createPageOperations(): PageOperations {
  const loaded = new Map<string, SidebarOperation[]>();
  return {
    keep: (path, operations) => loaded.set(path, JSON.parse(operations) as SidebarOperation[]),
    at: (path) => loaded.get(path) ?? [],
  };
}

export const pageOperations = createPageOperations();
