import { createContext } from 'react';

/** What a page knows of search: how to open it, with a query if there is one, and whether it could not be loaded. */
export interface SearchOpener {
  open: (query?: string) => void;
  isFailed: boolean;
}

export const SearchContext = createContext<SearchOpener>({ open: () => undefined, isFailed: false });
