import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { createContext, type ReactNode, use } from 'react';

/** The search as a page knows it: how to open it, with a query if there is one, and whether it could not be loaded. */
interface SearchOpener {
  open: (query?: string) => void;
  isFailed: boolean;
}

export const SearchContext = createContext<SearchOpener>({ open: () => undefined, isFailed: false });

/** The box that opens search. Before the script has run, and without one, it leads to the table of contents. */
export function SearchBox({ className }: { className?: string }): ReactNode {
  const { open, isFailed } = use(SearchContext);
  const isBrowser = useIsBrowser();
  const overview = useOverview();
  const classes = clsx('searchbox', className);
  if (!isBrowser) {
    return (
      <Link className={classes} to={overview}>
        <SearchIcon />
        <span>Search</span>
        <kbd>/</kbd>
      </Link>
    );
  }
  return (
    <button
      className={classes}
      type="button"
      onClick={() => open()}
      aria-keyshortcuts="/ Control+K"
      aria-haspopup="dialog"
    >
      <SearchIcon />
      <span aria-live="polite">{isFailed ? 'Not loaded. Try again' : 'Search'}</span>
      <kbd>/</kbd>
    </button>
  );
}

/** A magnifying glass. */
export function SearchIcon(): ReactNode {
  return (
    <svg className="i" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="7" cy="7" r="4.25" />
      <path d="m10.25 10.25 3.25 3.25" />
    </svg>
  );
}

/** Address of the page that lists all operations and models. */
export function useOverview(): string {
  return (usePluginData('docusaurus-plugin-content-docs') as { overview: string }).overview;
}
