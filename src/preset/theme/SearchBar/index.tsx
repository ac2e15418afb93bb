// Fills the theme's empty place in the navbar.
import type { ReactNode } from 'react';
import { SearchBox } from '../../../search/SearchBox';

/** The search box of the navbar: an icon on a phone. */
export default function SearchBar(): ReactNode {
  return <SearchBox className="in-nav" />;
}
