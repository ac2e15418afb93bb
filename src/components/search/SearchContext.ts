import { createContext } from 'react';

/** What the boxes of a page know of search: how to open it, and whether it could not be loaded. */
export interface SearchOpener {
  open: () => void;
  isFailed: boolean;
}

export const SearchContext = createContext<SearchOpener>({ open: () => undefined, isFailed: false });
