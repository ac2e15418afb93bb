import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { type ReactNode, use } from 'react';
import { SearchContext } from './SearchContext';
import { SearchIcon } from './SearchIcon';
import { useOverview } from './useOverview';

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
